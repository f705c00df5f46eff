import type { Served } from './backend';
import { type OpenSession, press, querySession } from './sandbox-client';

/** What happens to sessions of p2p's sandbox, by its buyer, its staff and its clock; no notification is sent. */
export const sessionActs = (at: () => Served) => ({
  async stateOf(session: OpenSession): Promise<string> {
    const { json } = await querySession(at(), session);
    return `${json.status.status} ${json.status.reason}`;
  },
  act: (session: OpenSession, accion: string, more: Record<string, string> = {}) =>
    press(at(), session.page, { accion, aviso: 'never', ...more }),
  staff: (session: OpenSession, accion: string, more: Record<string, string> = {}) =>
    press(at(), `/sandbox/pagos/p2p/${session.requestId}`, { accion, aviso: 'never', ...more }),
  expire: ({ requestId }: OpenSession) =>
    at()
      .database.updateTable('sandbox_p2p_session')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('request_id', '=', requestId)
      .execute(),
});
