/** The requests of accounts, and the passkeys of the browser. */

import { ask } from "../lib/api";
import type { Account, Device, KeptName, Me, NewAccount, PasskeyOptions, RecoveryCodes, SignIn } from "../protocol";

export const accounts = {
  read: () => ask<Account>("GET", "/api/account"),
  create: (account: NewAccount) => ask<KeptName>("POST", "/api/account", account),
  signIn: (request: Partial<SignIn>) => ask<Me>("POST", "/api/sign-in", request),
  setPassword: (password: string) => ask<void>("PUT", "/api/account/password", { password }),
  removePassword: () => ask<void>("DELETE", "/api/account/password"),
  addPasskey: (passkey: unknown, device: string) => ask<void>("POST", "/api/account/passkeys", { passkey, device }),
  removePasskey: (id: string) => ask<void>("DELETE", `/api/account/passkeys/${encodeURIComponent(id)}`),
  newCodes: () => ask<RecoveryCodes>("POST", "/api/account/codes"),
  setEmail: (email: string | null) => ask<void>("PUT", "/api/account/email", { email }),
  verifyEmail: (secret: string) => ask<void>("POST", "/api/account/email/verification", { secret }),
  devices: () => ask<Device[]>("GET", "/api/me/devices"),
  signOut: (device: string) => ask<void>("DELETE", `/api/me/devices/${encodeURIComponent(device)}`),
  signOutOthers: () => ask<void>("DELETE", "/api/me/devices"),
  remove: (name: string) => ask<void>("POST", "/api/me/deletion", { name }),
};

/** True if the browser can make passkeys and encode them. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** Let the browser make a passkey; null if the person cancels. */
export async function newPasskey(name: string): Promise<Record<string, unknown> | null> {
  const { options } = await ask<PasskeyOptions>("POST", "/api/account/passkeys/options", { name });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return encoded(navigator.credentials.create({ publicKey }));
}

/** Let the browser sign in by a passkey; null if the person cancels. */
export async function usedPasskey(): Promise<Record<string, unknown> | null> {
  const { options } = await ask<PasskeyOptions>("POST", "/api/sign-in/passkey");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return encoded(navigator.credentials.get({ publicKey }));
}

/** Browsers report cancelling, waiting too long and knowing no passkey alike. */
const CANCELLED = ["NotAllowedError", "AbortError", "InvalidStateError"];

async function encoded(credential: Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    const made = (await credential) as PublicKeyCredential | null;
    return made && (made.toJSON() as Record<string, unknown>);
  } catch (error) {
    if (error instanceof DOMException && CANCELLED.includes(error.name)) return null;
    throw error;
  }
}
