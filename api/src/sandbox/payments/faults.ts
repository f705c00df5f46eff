import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** The calls of each provider that can go wrong, with the words of the page where that is chosen. */
export const CALLS = {
  p2p: { create: 'crear', query: 'consultar', cancel: 'anular', reverse: 'reembolsar' },
  payme: { script: 'guion', modal: 'ventana', query: 'consultar' },
} as const;

export type Provider = keyof typeof CALLS;

/** What may go wrong with any answer. */
const ANSWERS = {
  slow: 'Contesta tarde',
  lost: 'Lo hace y corta sin contestar',
  unavailable: 'Error 503 en JSON',
  html: 'Página de error en HTML',
  empty: 'Respuesta vacía',
} as const;

/** What each provider can do wrong, in words. */
export const FAULTS = {
  p2p: {
    ...ANSWERS,
    failed: '200 con estado FAILED',
    'auth-103': '401/103: el reloj no coincide',
    'auth-104': '401/104: sitio inactivo',
    'auth-105': '401/105: sitio vencido',
    'auth-106': '401/106: credenciales vencidas',
    'auth-107': '401/107: token mal formado',
    'cancel-refused': 'Rechaza la anulación',
    'unknown-state': 'Estado que nadie conoce',
    'large-id': 'requestId mayor que 2^53 (al crear)',
  },
  payme: {
    ...ANSWERS,
    missing: 'No existe (404)',
    failed: 'Consulta con errorCode 96',
    'unknown-state': 'Resultado que nadie conoce',
  },
} as const satisfies Record<Provider, Record<string, string>>;

export type Fault = Selectable<Database['sandbox_fault']>;

/** What a call is asked about, to find its fault. */
interface Asked {
  provider: Provider;
  call: string;
  /** E-mail addresses of the call's payer. */
  payers?: readonly string[];
}

/** The newest fault that a call meets now, whose uses it takes one of. */
export async function takeFault(
  database: Kysely<Database>,
  { provider, call, payers = [] }: Asked,
): Promise<Fault | undefined> {
  const fault = await database
    .selectFrom('sandbox_fault')
    .selectAll()
    .where('provider', '=', provider)
    .where('call', 'in', ['', call])
    .where('payer', 'in', ['', ...payers.map((payer) => payer.toLowerCase())])
    .where((row) => row.or([row('uses_left', 'is', null), row('uses_left', '>', 0)]))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (fault?.uses_left === null || fault === undefined) return fault;
  const taken = await database
    .updateTable('sandbox_fault')
    .set({ uses_left: sql`uses_left - 1` })
    .where('id', '=', fault.id)
    .where('uses_left', '>', 0)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n ? fault : undefined;
}
