/** A new attempt id: a version 4 UUID. Without `randomUUID` (insecure origins lack it) it is made from random bytes. */
export function newAttemptId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => (byte % 16).toString(16));
  digits[12] = '4';
  digits[16] = '89ab'[Number.parseInt(digits[16] ?? '0', 16) % 4] ?? '8';
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
