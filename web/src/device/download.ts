/** The files of the program, downloaded with their progress; they are stored compressed, whatever the web server does. */

/** A file of the program, with its bytes over the wire. */
interface ProgramFile {
  name: string;
  bytes: number;
}

export interface Program {
  /** The folder of the files. */
  folder: string;
  version: string;
  files: ProgramFile[];
  /** The weights of networks, by game. */
  networks: Record<string, string>;
}

/** A file could not be fetched. */
export class DownloadFailed extends Error {}

const GZIP = [0x1f, 0x8b];

/** Return the response with its body counted on the way. */
function counted(response: Response, count: (bytes: number) => void): ReadableStream<Uint8Array<ArrayBuffer>> {
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      count(chunk.length);
      controller.enqueue(chunk);
    },
  });
  return response.body!.pipeThrough(counter);
}

/** Return the response to a request of a file. */
export async function download(url: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (error) {
    throw new DownloadFailed(`${url}: ${String(error)}`);
  }
  if (!response.ok) throw new DownloadFailed(`${url}: ${response.status}`);
  return response;
}

/** Return the bytes of a compressed file. A web server that knows gzip may have let the browser unpack it already. */
export async function unpacked(url: string, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const response = await download(url);
  let bytes: ArrayBuffer;
  try {
    bytes = await new Response(counted(response, count)).arrayBuffer();
  } catch (error) {
    throw new DownloadFailed(`${url}: ${String(error)}`);
  }
  const head = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (head[0] !== GZIP[0] || head[1] !== GZIP[1]) return bytes;
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
