import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { CAPTCHA_ACTIONS, cents, createLead, register } from '@vitrina/contract';
import { sql } from 'kysely';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { oneTimePassword } from '../src/customers/accounts/code-messages';
import { createLogger } from '../src/platform/http/logger';
import { admit, type Recipient } from '../src/platform/outbox/admission';
import type { MessageKind } from '../src/platform/outbox/message';
import { enqueueMessage, forgetExpiredMessages } from '../src/platform/outbox/queue';
import { quotationPdf } from '../src/sales/documents/quotation-pdf';
import { quotationMessage } from '../src/sales/leads/quotation-mail';
import { lastCode, registration } from './support/account';
import { call, type Served, serve, useBackend } from './support/backend';
import { eventually } from './support/eventually';
import { leadRequest, PERSON, tokenMaker } from './support/lead';

jest.mock('../src/sales/documents/quotation-pdf', () => {
  const actual = jest.requireActual('../src/sales/documents/quotation-pdf');
  return { quotationPdf: jest.fn(actual.quotationPdf) };
});

// Fonts are read for the first PDF, and the mail server waits between tries.
jest.setTimeout(90_000);

/** Sierra 2027 as `leadRequest` configures it; see leads.test.ts. */
const TOTAL = cents(3_363_661);

/** A mail server on a port, which may refuse for a while, know a recipient not at all, or keep its client waiting. */
function mailServer() {
  const received: ParsedMail[] = [];
  const state = { refuses: false, unknown: '', free: Promise.resolve() };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address !== state.unknown) return done();
      return done(Object.assign(new Error(`5.1.1 <${address}>: no such mailbox`), { responseCode: 550 }));
    },
    onData(stream, _session, done) {
      simpleParser(stream).then(async (mail) => {
        await state.free;
        if (state.refuses) return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        received.push(mail);
        return done();
      }, done);
    },
  });
  return { received, state, server };
}

/** An SMS gateway. */
function smsGateway() {
  const received: { to: string; text: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push(JSON.parse(body));
      response.end();
    });
  });
  return { received, server };
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

describe('with a mail server and an SMS gateway', () => {
  const mail = mailServer();
  const sms = smsGateway();
  let backend: Served;
  let token: Awaited<ReturnType<typeof tokenMaker>>;
  let logged = '';
  const log = createLogger(
    'debug',
    new Writable({
      write: (chunk, _encoding, done) => {
        logged += String(chunk);
        done();
      },
    }),
  );

  beforeAll(async () => {
    await Promise.all([
      new Promise<void>((done) => mail.server.listen(0, '127.0.0.1', done)),
      new Promise<void>((done) => sms.server.listen(0, '127.0.0.1', done)),
    ]);
    const environment = {
      SMTP_URL: `smtp://127.0.0.1:${portOf(mail.server.server)}`,
      MAIL_FROM: 'ventas@condor.example',
      SITE_URL: 'https://www.condor.example',
      SMS_URL: `http://127.0.0.1:${portOf(sms.server)}/`,
    };
    backend = await serve(environment, log);
    token = await tokenMaker(backend.database);
  }, 180_000);
  afterAll(async () => {
    await backend?.stop();
    await Promise.all([
      new Promise<void>((done) => mail.server.close(done)),
      new Promise((done) => {
        sms.server.close(done);
        sms.server.closeAllConnections();
      }),
    ]);
  }, 60_000);

  /** Jobs that hand messages over, and are not over. */
  const deliveries = async () => {
    const { rows } = await sql<{ failures: number; waits: boolean }>`
      select (data->>'failures')::integer as failures, start_after > now() as waits from pgboss.job
      where name like 'deliver-%' and state < 'completed'`.execute(backend.database);
    return rows;
  };

  const waiting = () => backend.database.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute();

  test('a quotation arrives with its PDF and its picture', async () => {
    const { number } = await call(backend, createLead, leadRequest(await token(), TOTAL));
    await eventually(async () => expect(mail.received).toHaveLength(1), 400);
    const [quotation] = mail.received;
    expect(quotation?.subject).toBe(`Tu cotización N.º ${number}: Cóndor Sierra 2027`);
    expect(quotation?.from?.text).toContain('ventas@condor.example');
    expect(quotation?.text).toContain('PVP sugerido: $33,636.61');
    const files = new Map(quotation?.attachments.map((file) => [file.filename, file]));
    expect([...files.keys()].sort()).toEqual(['auto.jpg', `cotizacion-${number}.pdf`]);
    expect(files.get('auto.jpg')?.contentType).toBe('image/jpeg');
    expect(files.get(`cotizacion-${number}.pdf`)?.content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('a code goes out by both ways, and is kept no longer', async () => {
    await call(backend, register, registration(await token(CAPTCHA_ACTIONS.onlineForm)));
    await eventually(async () => expect(sms.received).toHaveLength(1), 400);
    const code = /\d{5}/.exec(sms.received[0]?.text ?? '')?.[0];
    expect(sms.received[0]).toEqual({ to: PERSON.phone, text: expect.stringContaining(`tu codigo es ${code}`) });
    await eventually(async () => expect(mail.received.at(-1)?.subject).toBe(`${code} es tu código de Cóndor`), 400);
    await eventually(async () => expect(await waiting()).toEqual([]), 400);
    const rows = await backend.database.selectFrom('outbox').selectAll().execute();
    expect(rows.map(({ content }) => content)).toEqual([null, null, null]);
  });

  test('while the mail server refuses nothing is lost, and what is still worth something goes out afterwards', async () => {
    const before = mail.received.length;
    mail.state.refuses = true;
    await call(backend, createLead, leadRequest(await token(), TOTAL));
    await eventually(async () => {
      expect((await waiting())[0]?.last_error).toBe('the mail server answered 451 to DATA');
      expect(await deliveries()).toMatchObject([{ failures: 1, waits: true }]);
    }, 400);
    await backend.database.transaction().execute(async (transaction) => {
      const late = { email: 'tarde@example.com', phone: '0991234570' };
      await enqueueMessage(transaction, await admitted(oneTimePassword, late), { name: 'Ana', code: '00000' });
      const over = { expires_at: new Date(Date.now() - 1000) };
      await transaction.updateTable('outbox').set(over).where('recipient', 'in', [late.email, late.phone]).execute();
    });
    mail.state.refuses = false;
    await sql`update pgboss.job set start_after = now() where name = 'deliver-mail' and state < 'active'`.execute(
      backend.database,
    );
    await eventually(async () => expect(mail.received).toHaveLength(before + 1), 400);
    expect(mail.received.at(-1)?.subject).toContain('Tu cotización');
    await eventually(async () => expect(await deliveries()).toEqual([]), 400);
    expect(await waiting()).toHaveLength(2);
    expect(mail.received).toHaveLength(before + 1);
  });

  test('what an expired message says is forgotten, and it goes out no more', async () => {
    await forgetExpiredMessages(backend.database);
    expect((await waiting()).map(({ content }) => content)).toEqual([null, null]);
  });

  test('the sandbox is not there', async () => {
    expect((await fetch(`${backend.origin}/sandbox/outbox`)).status).toBe(404);
    expect(logged).not.toContain('sandbox');
  });

  const code = { name: 'Ana', code: '12345' };
  const admitted = <Content extends object>(kind: MessageKind<Content>, recipient: Recipient) =>
    admit(backend.database, kind, recipient, '127.0.0.1');
  const asked = async (email: string) => {
    const { number } = await call(backend, createLead, leadRequest(await token(), TOTAL, { email }));
    return backend.database.selectFrom('lead').select('id').where('number', '=', number).executeTakeFirstOrThrow();
  };
  const rowsOf = (recipient: string) =>
    backend.database.selectFrom('outbox').selectAll().where('recipient', '=', recipient).execute();

  test('a recipient that the server does not know is not tried again, and stands in no log', async () => {
    mail.state.unknown = 'nadie@example.com';
    await asked(mail.state.unknown);
    await eventually(async () => expect((await rowsOf(mail.state.unknown))[0]?.refused_at).toBeTruthy(), 400);
    expect(await rowsOf(mail.state.unknown)).toMatchObject([
      { sent_at: null, content: null, last_error: 'the mail server answered 550 to RCPT TO' },
    ]);
    expect(logged).toContain('a message was refused for good');
    expect(logged).not.toContain(mail.state.unknown);
  });

  test('a code goes out before quotations that have waited for longer', async () => {
    const { id } = await asked('antes@example.com');
    await eventually(async () => expect((await rowsOf('antes@example.com'))[0]?.sent_at).toBeTruthy(), 400);
    const before = mail.received.length;
    const recipient = { email: 'orden@example.com', phone: '0991234568' };
    await backend.database.transaction().execute(async (transaction) => {
      await enqueueMessage(transaction, await admitted(quotationMessage, recipient), { leadId: id });
      await enqueueMessage(transaction, await admitted(oneTimePassword, recipient), code);
    });
    await eventually(async () => expect(mail.received).toHaveLength(before + 2), 400);
    expect(mail.received.slice(before).map(({ subject }) => subject)).toEqual([
      '12345 es tu código de Cóndor',
      expect.stringContaining('Tu cotización'),
    ]);
  });

  test('while the mail server keeps its client waiting SMS go out, and no transaction is open', async () => {
    let release: () => void = () => undefined;
    mail.state.free = new Promise((done) => {
      release = done;
    });
    const recipient = { email: 'lento@example.com', phone: '0991234569' };
    await enqueueMessage(backend.database, await admitted(oneTimePassword, recipient), code);
    await eventually(async () => expect(sms.received.at(-1)?.to).toBe(recipient.phone), 400);
    expect(await rowsOf(recipient.email)).toMatchObject([{ sent_at: null }]);
    const { rows } = await sql`select pid from pg_stat_activity where datname = current_database()
      and state like 'idle in transaction%'`.execute(backend.database);
    expect(rows).toEqual([]);
    release();
    await eventually(async () => expect((await rowsOf(recipient.email))[0]?.sent_at).toBeTruthy(), 400);
  });

  test('a server that is taken for dead while it sends makes no second mail', async () => {
    const before = mail.received.length;
    let release: () => void = () => undefined;
    mail.state.free = new Promise((done) => {
      release = done;
    });
    const recipient = { email: 'dos@example.com', phone: '0991234571' };
    await enqueueMessage(backend.database, await admitted(oneTimePassword, recipient), code);
    await eventually(async () => {
      const { numAffectedRows } = await sql`update pgboss.job set started_on = started_on - interval '1 hour'
        where name = 'deliver-mail' and state = 'active'`.execute(backend.database);
      expect(numAffectedRows).toBe(1n);
    }, 400);
    await eventually(async () => expect((await deliveries()).length).toBeGreaterThan(0), 400);
    await eventually(async () => {
      const { rows } = await sql`select id from pgboss.job where name = 'deliver-mail' and state = 'retry'`.execute(
        backend.database,
      );
      expect(rows).toHaveLength(1);
    }, 1200);
    release();
    await eventually(async () => expect(await deliveries()).toEqual([]), 400);
    expect(mail.received.slice(before).map(({ to }) => (to as { text: string }).text)).toEqual([recipient.email]);
  });
});

describe('on a database that somebody has named, unless the sandbox is asked for', () => {
  const backend = useBackend();

  test('nobody sees the outbox', async () => {
    expect((await fetch(`${backend.current.origin}/sandbox/outbox`)).status).toBe(404);
  });
});

describe('without them', () => {
  const backend = useBackend({ SANDBOX: 'on' });
  const get = async (path: string) => {
    const answer = await fetch(backend.current.origin + path);
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const html = async (path: string) => (await get(path)).body.toString();

  test('the sandbox shows each message, a quotation with its PDF and picture, under a strict policy', async () => {
    expect(await html('/sandbox/outbox')).toContain('Todavía no hay mensajes.');
    const token = await tokenMaker(backend.current.database);
    const { number } = await call(backend.current, createLead, leadRequest(await token(), TOTAL));
    await call(backend.current, register, registration(await token(CAPTCHA_ACTIONS.onlineForm)));

    jest.mocked(quotationPdf).mockClear();
    const page = await get('/sandbox/outbox');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const outbox = page.body.toString();
    expect(outbox).toContain(`Tu cotización N.º ${number}: Cóndor Sierra 2027`);
    expect(outbox).toContain(`tu codigo es ${await lastCode(backend.current)}`);

    expect(quotationPdf).not.toHaveBeenCalled();

    const mail = await html('/sandbox/outbox/1');
    expect(quotationPdf).toHaveBeenCalledTimes(1);
    expect(mail).toContain('Juego de alfombras de caucho');
    expect(mail).not.toMatch(/style=|cid:|<script/);
    const files = [...mail.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    const answers = await Promise.all(files.map(get));
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')]).sort()).toEqual([
      [200, 'application/pdf'],
      [200, 'image/jpeg'],
    ]);
  });

  test.each(['/sandbox/outbox/999', '/sandbox/outbox/x', '/sandbox/outbox/1/none.pdf', '/sandbox/outbox/1/%2e%2e'])(
    '%s is not there',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  test('of what a customer typed a mail has the letters', async () => {
    const token = await tokenMaker(backend.current.database);
    await call(
      backend.current,
      register,
      registration(await token(CAPTCHA_ACTIONS.onlineForm), { identification: '0912345675', email: 'b@example.com' }),
    );
    await backend.current.database
      .updateTable('outbox')
      .set({ content: JSON.stringify({ kind: 'one-time-password', name: '<script>alert(1)</script>', code: '12345' }) })
      .where('recipient', '=', 'b@example.com')
      .execute();
    const { id } = await backend.current.database
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', 'b@example.com')
      .executeTakeFirstOrThrow();
    const mail = await html(`/sandbox/outbox/${id}`);
    expect(mail).toContain('Hola, script alert 1 script.');
  });
});
