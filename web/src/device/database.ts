/** The texts that a device keeps, in IndexedDB: written all together or not at all. */

const NAME = "valles";
const STORE = "texts";
/** Keys that are written once: two workers cannot write the same row of a table. */
const ONCE = "row/";
/** Comes after every character of a key. */
const LAST = "\uffff";

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(STORE));
  });
}

/** Resolves once a transaction is on disk, and rejects if nothing of it was written. */
function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error(STORE));
  });
}

export interface Database {
  /** Return the texts whose key begins like this, as JSON. */
  read(prefix: string): Promise<string>;
  /** Store texts, which come as JSON; return the name of the error if that fails. */
  write(texts: string, durable: boolean): Promise<string>;
}

export async function openDatabase(): Promise<Database> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await result(opening);
  // Another tab may want to remove everything.
  database.onversionchange = () => database.close();
  return {
    async read(prefix) {
      const store = database.transaction(STORE, "readonly").objectStore(STORE);
      const range = IDBKeyRange.bound(prefix, prefix + LAST);
      const [keys, texts] = await Promise.all([result(store.getAllKeys(range)), result(store.getAll(range))]);
      return JSON.stringify(Object.fromEntries(keys.map((key, number) => [key as string, texts[number] as string])));
    },
    async write(texts, durable) {
      try {
        const transaction = database.transaction(STORE, "readwrite", { durability: durable ? "strict" : "relaxed" });
        const store = transaction.objectStore(STORE);
        for (const [key, text] of Object.entries(JSON.parse(texts) as Record<string, string>)) {
          if (key.startsWith(ONCE)) store.add(text, key);
          else store.put(text, key);
        }
        await completion(transaction);
        return "";
      } catch (error) {
        return (error as Error).name;
      }
    },
  };
}

/** Texts that last as long as the worker, where the browser bars its disk. */
export function memoryDatabase(): Database {
  const held = new Map<string, string>();
  return {
    read: (prefix) => {
      const matches = [...held]
        .filter(([key]) => key.startsWith(prefix))
        .sort(([one], [other]) => (one < other ? -1 : 1));
      return Promise.resolve(JSON.stringify(Object.fromEntries(matches)));
    },
    write: (texts) => {
      for (const [key, text] of Object.entries(JSON.parse(texts) as Record<string, string>)) held.set(key, text);
      return Promise.resolve("");
    },
  };
}
