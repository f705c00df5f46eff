import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LosslessNumber, parse, stringify } from 'lossless-json';

/** Credentials of the site at both, as the environment names them. */
export const P2P_SECRET = 'site-ñ-Key';
export const PAYME_KEY = 'Llave-ñ.2026';

/** What p2p knows of a session. */
export interface FakeSession {
  readonly requestId: string;
  readonly reference: string;
  readonly total: string;
  /** What came, without the authentication. */
  readonly sent: Record<string, unknown>;
  status: string;
  reason: string;
  date: string;
  payment: Record<string, unknown>[];
}

/** What payme knows of an operation. */
interface FakeOperation {
  result: string;
  errorCode: string;
  purchaseAmount: string;
  purchaseCurrencyCode?: string;
  txDateTime?: string;
}

/** Answers in the place of a provider's own. */
export type Fault = (response: ServerResponse, answer: () => void) => void;

const sha = (algorithm: string, ...texts: string[]) => createHash(algorithm).update(texts.join('')).digest('hex');

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return parse(text, null, { parseNumber: (digits: string) => digits }) as Record<string, unknown>;
};

function send(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(stringify(answer));
}

const DATE = '2026-11-29T23:50:31-05:00';
const said = (status: string, reason: string | number = '00', message = '', date = DATE) => ({
  ...{ status, reason, message, date },
});

/**
 * Both providers over HTTP, as a test wants them: they say what it told them to, or break as it wants. What the sandbox of the
 * product does by itself, a test does here step by step.
 */
export class FakeProviders {
  readonly sessions = new Map<string, FakeSession>();
  readonly operations = new Map<string, FakeOperation>();
  /** By call: create, query, cancel, payme. */
  readonly faults: Partial<Record<'create' | 'query' | 'cancel' | 'payme', Fault>> = {};
  /** How often each call came. */
  readonly calls = { create: 0, query: 0, cancel: 0, payme: 0 };
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #next = 9007199254740993n;
  #transactions = 7000;

  /** Of a backend that uses them, once they listen. */
  environment: NodeJS.ProcessEnv = {};

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    this.environment = {
      ...{ P2P_URL: origin, P2P_LOGIN: 'site', P2P_SECRET_KEY: P2P_SECRET },
      ...{ PAYME_URL: origin, PAYME_ACQUIRER: '123', PAYME_COMMERCE: '4567', PAYME_KEY },
      SITE_URL: 'https://www.condor.example',
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** Everything as if it had just started, but the numbers that were given. */
  reset(): void {
    this.sessions.clear();
    this.operations.clear();
    for (const call of Object.keys(this.faults)) delete this.faults[call as keyof typeof this.faults];
    Object.assign(this.calls, { create: 0, query: 0, cancel: 0, payme: 0 });
  }

  session(reference: string): FakeSession {
    const found = [...this.sessions.values()].find((session) => session.reference === reference);
    if (!found) throw new Error(`p2p has no session of ${reference}`);
    return found;
  }

  /** The buyer pays in a session. */
  pay(session: FakeSession, change: { total?: string; currency?: string; status?: string; refunded?: boolean } = {}) {
    const { total = session.total, currency = 'USD', status = 'APPROVED', refunded = false } = change;
    this.#transactions += 1;
    session.payment.push({
      status: said(status, status === 'APPROVED' ? '00' : '61'),
      internalReference: new LosslessNumber(String(this.#transactions)),
      reference: session.reference,
      paymentMethod: 'visa',
      franchise: 'ID_VS',
      issuerName: 'BANCO DE PRUEBA',
      amount: { factor: new LosslessNumber('1'), to: { total: new LosslessNumber(total), currency } },
      receipt: '000012',
      refunded,
      authorization: '000042',
      processorFields: [
        { keyword: 'lastDigits', value: '****1111' },
        { keyword: 'groupCode', value: 'D' },
        { keyword: 'installments', value: new LosslessNumber('6') },
      ],
    });
    return session.payment.at(-1) as Record<string, unknown>;
  }

  /** A session ends. */
  end(session: FakeSession, status: 'APPROVED' | 'REJECTED' | 'PARTIAL_EXPIRED' | 'APPROVED_PARTIAL', reason = '00') {
    Object.assign(session, { status, reason });
  }

  /** The notification of a session's end, signed unless the test says otherwise. */
  notification(session: FakeSession, change: Record<string, unknown> = {}): string {
    const { requestId, reference, status, date } = session;
    const signature = `sha256:${sha('sha256', requestId, status, date, P2P_SECRET)}`;
    const body = { status: { ...said(status), date }, requestId: new LosslessNumber(requestId), reference, signature };
    return stringify({ ...body, ...change, recurring: null }) as string;
  }

  /** payme's response to the site, signed unless the test says otherwise. */
  response(number: string, amount: string, result: string, change: Record<string, string> = {}): URLSearchParams {
    const signed = ['123', '4567', number, amount, '840', result];
    return new URLSearchParams({
      ...{ acquirerId: '123', idCommerce: '4567', purchaseOperationNumber: number, purchaseAmount: amount },
      ...{ purchaseCurrencyCode: '840', authorizationResult: result, errorCode: result === '00' ? '00' : '61' },
      purchaseVerification: sha('sha512', ...signed, PAYME_KEY),
      ...change,
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const [, requestId, cancel] = /^\/api\/session\/(\d+)(\/cancel)?$/.exec(request.url ?? '') ?? [];
    const isPayme = request.url === '/VPOS2/rest/operationAcquirer/consulte';
    const call = isPayme ? 'payme' : requestId === undefined ? 'create' : cancel ? 'cancel' : 'query';
    this.calls[call] += 1;
    const answer = () =>
      isPayme ? this.#operation(body, response) : this.#p2p(call as 'create', requestId ?? '', body, response);
    const fault = this.faults[call];
    if (fault) fault(response, answer);
    else answer();
  }

  #p2p(
    call: 'create' | 'query' | 'cancel',
    requestId: string,
    body: Record<string, unknown>,
    response: ServerResponse,
  ) {
    const { auth, ...sent } = body as { auth: Record<string, string>; payment?: Record<string, never> };
    const nonce = Buffer.from(auth.nonce ?? '', 'base64');
    const tranKey = createHash('sha256').update(nonce).update(`${auth.seed}${P2P_SECRET}`).digest('base64');
    if (auth.tranKey !== tranKey)
      return send(response, 401, { status: said('FAILED', 401, 'Authentication failed 102') });
    if (call === 'create') {
      const payment = sent.payment as unknown as { reference: string; amount: { total: string } };
      this.#next += 1n;
      const session: FakeSession = {
        ...{ requestId: String(this.#next), reference: payment.reference, total: payment.amount.total, sent },
        ...{ status: 'PENDING', reason: 'PT', date: DATE, payment: [] },
      };
      this.sessions.set(session.requestId, session);
      const processUrl = `https://checkout.example/session/${session.requestId}`;
      const known = { requestId: new LosslessNumber(session.requestId), processUrl };
      return send(response, 200, { status: said('OK', 'PC'), ...known, somethingNew: 1 });
    }
    const session = this.sessions.get(requestId);
    if (!session) return send(response, 400, { status: said('FAILED', 'request_not_valid') });
    if (call === 'cancel') {
      if (session.status !== 'PENDING') return send(response, 400, { status: said('FAILED', 'request_not_valid') });
      this.end(session, 'REJECTED', 'MC');
      return send(response, 200, { status: said('OK'), session: { status: said('REJECTED', 'MC') } });
    }
    const { status, reason, date, payment } = session;
    return send(response, 200, {
      payment: payment.length > 0 ? payment : null,
      status: said(status, reason, '', date),
      requestId: new LosslessNumber(requestId),
      request: session.sent,
    });
  }

  #operation(body: Record<string, unknown>, response: ServerResponse) {
    const number = String(body.operationNumber);
    const operation = this.operations.get(number);
    const isSigned = body.purchaseVerification === sha('sha512', '123', '4567', number, PAYME_KEY);
    if (!isSigned) return send(response, 200, { errorCode: '15', result: '' });
    if (!operation) return send(response, 200, { errorCode: '14', result: '' });
    const card = { brand: 'MC', paymentReferenceCode: '511111******2222', authorizationCode: '123456' };
    return send(response, 200, { ...operation, ...card, reserved22: 'CREDIT', reserved23: 'BANCO DE PRUEBA' });
  }
}
