import { storageKey } from './key';

const IV_BYTES = 12;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The number of arguments of a call is limited, so the bytes are converted in pieces. */
const CHUNK = 8_192;
const toBase64 = (bytes: Uint8Array) => {
  let binary = '';
  for (let i = 0; i < bytes.length; i += CHUNK) binary += String.fromCharCode(...bytes.subarray(i, i + CHUNK));
  return btoa(binary);
};
const fromBase64 = (text: string) => {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
};

/** `place` is authenticated with the text, so that a sealed value moved to another name cannot be decrypted. */
const algorithm = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoder.encode(place),
});

/** Encrypts a text for one place in storage: base64 of the IV and the AES-GCM ciphertext. */
export async function seal(text: string, place: string): Promise<string> {
  const { key } = await storageKey();
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const cipher = new Uint8Array(await crypto.subtle.encrypt(algorithm(iv, place), key, encoder.encode(text)));
  const sealed = new Uint8Array(IV_BYTES + cipher.length);
  sealed.set(iv);
  sealed.set(cipher, IV_BYTES);
  return toBase64(sealed);
}

/** Decrypts what `seal` made; rejects if it was tampered with, sealed for another place or under another key. */
export async function unseal(sealed: string, place: string): Promise<string> {
  const { key } = await storageKey();
  const bytes = fromBase64(sealed);
  return decoder.decode(
    await crypto.subtle.decrypt(algorithm(bytes.slice(0, IV_BYTES), place), key, bytes.slice(IV_BYTES)),
  );
}
