import vectors from '../../../../test/support/signature-vectors.json';
import { authOf, isSigned, tranKeyOf } from './signature';

const nonceOf = ({ nonce_hex }: { nonce_hex: string }) => Buffer.from(nonce_hex, 'hex');

test.each(vectors.p2p_tranKey.map((vector) => [vector.name, vector] as const))('tranKey: %s', (name, vector) => {
  const { seed, secretKey, tranKey, accepted } = vector;
  // The wrong ones are what a site computes that goes another way, or whose key was not trimmed or is spelled otherwise.
  const key = accepted ? secretKey : secretKey.trim().normalize('NFC');
  const ours = tranKeyOf(nonceOf(vector), seed, key);
  expect(nonceOf(vector).toString('base64')).toBe(vector.nonce_b64);
  expect([name, ours === tranKey, ours.length]).toEqual([name, accepted, 44]);
});

/** Delivered with a body that says another request than the signature was made for. */
const DELIVERED: Readonly<Record<string, string>> = {
  'signature made for request 1235, delivered with a body that says 1234': '1234',
};

/** The digits of a vector's id: as a JavaScript number they would not be all of them. */
const digitsOf = (name: string, id: number) =>
  DELIVERED[name] ?? (name === 'large requestId' ? '9007199254740993' : String(id));

/** These show what a wrong verifier would compute: the notification that comes is another vector's. */
const AS_RECEIVED: Readonly<Record<string, { requestId: string; date: string }>> = {
  'date re-formatted to UTC by a parser': { requestId: '1234', date: '2026-11-29T10:20:31-05:00' },
  'what JSON.parse makes of it': { requestId: '9007199254740993', date: '2026-11-29T10:20:31-05:00' },
};

test.each(vectors.p2p_notification.map((vector) => [vector.name, vector] as const))(
  'notification: %s',
  (name, { requestId, status, date, secretKey, signature, accepted }) => {
    const received = AS_RECEIVED[name] ?? { requestId: digitsOf(name, requestId), date };
    const notification = { requestId: received.requestId, status: { status, date: received.date }, signature };
    const isSha1 = name.includes('sha1');
    expect([name, isSigned({ secretKey, takesSha1: true }, notification)]).toEqual([name, accepted]);
    // Off by default, and no other vector needs it.
    expect([name, isSigned({ secretKey, takesSha1: false }, notification)]).toEqual([name, accepted && !isSha1]);
  },
);

test('a notification without a signature, or with another key, is not signed', () => {
  const [approved] = vectors.p2p_notification;
  if (!approved) throw new Error('no vector');
  const { requestId, status, date, secretKey, signature } = approved;
  const words = { requestId: String(requestId), status: { status, date } };
  expect(isSigned({ secretKey, takesSha1: true }, words)).toBe(false);
  expect(isSigned({ secretKey: `${secretKey}x`, takesSha1: true }, { ...words, signature })).toBe(false);
  expect(isSigned({ secretKey, takesSha1: false }, { ...words, signature })).toBe(true);
});

test('credentials have a nonce of 16 random bytes, and never the key', () => {
  const config = { url: '', login: 'site', secretKey: 'hush', takesSha1: false };
  const [one, other] = [authOf(config), authOf(config)];
  expect(Buffer.from(one.nonce, 'base64')).toHaveLength(16);
  expect(one.nonce).not.toBe(other.nonce);
  expect(one.tranKey).toBe(tranKeyOf(Buffer.from(one.nonce, 'base64'), one.seed, 'hush'));
  expect(JSON.stringify(one)).not.toContain('hush');
});
