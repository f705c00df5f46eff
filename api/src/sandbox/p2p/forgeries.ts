import { P2P_CREDENTIALS } from '../provider-credentials';
import { signatureOf } from './auth';
import { notificationOf } from './notices';
import type { Session } from './session';

/** Notifications that no shop may believe. All of them claim an approval. */
export const FORGERIES = {
  empty: 'Sin firma',
  'other-key': 'Firmada con otra clave',
  replayed: 'Con la firma de otra sesión',
  shifted: 'Con el límite corrido: un dígito del requestId en el estado',
  reference: 'Bien firmada, con otra referencia',
  'other-date': 'Con la fecha reescrita en UTC',
} as const;
export type Forgery = keyof typeof FORGERIES;

/** A forged notification of a session. */
export function forgedNotification(session: Session, forgery: Forgery): Record<string, unknown> {
  const real = notificationOf({ ...session, status: 'APPROVED', reason: '00', message: 'Aprobada' });
  const status = real.status as { status: string; date: string };
  const { request_id: requestId } = session;
  const signed = (id: string, key: string = P2P_CREDENTIALS.secretKey) =>
    signatureOf({ requestId: id, status: status.status, date: status.date }, key);
  switch (forgery) {
    case 'empty':
      return { ...real, signature: '' };
    case 'other-key':
      return { ...real, signature: signed(requestId, 'otra clave') };
    case 'replayed':
      return { ...real, signature: signed(String(BigInt(requestId) + 1n)) };
    case 'shifted':
      return {
        ...real,
        requestId: BigInt(requestId.slice(0, -1)),
        status: { ...status, status: requestId.slice(-1) + status.status },
      };
    case 'reference':
      return { ...real, reference: `${session.reference.slice(0, 30)}-X` };
    case 'other-date':
      return { ...real, status: { ...status, date: new Date(status.date).toISOString() } };
  }
}
