import { resolve } from 'node:path';
import { readConfig } from './config';

test('everything has a default', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: resolve(__dirname, '../../../../.data'),
    databaseUrl: undefined,
    databasePool: 10,
    siteDir: undefined,
    siteUrl: 'http://localhost:8080',
    seed: { catalogue: true, customers: true },
    logLevel: 'info',
    trustProxy: false,
    rates: {
      addressReads: 6000,
      addressWrites: 300,
      addressSignIns: 120,
      addressReports: 60,
      addressProviders: 1200,
      customerReads: 600,
      customerWrites: 60,
    },
    mail: undefined,
    sandbox: true,
    backOffice: true,
    recaptcha: undefined,
    cards: { p2p: 'sandbox', payme: 'sandbox' },
  });
});

test.each([
  [{}, true, true],
  [{ SEED: 'demo' }, true, true],
  [{ SEED: 'demo,catalogue' }, true, true],
  [{ SEED: 'catalogue' }, true, false],
  [{ SEED: 'off' }, false, false],
  [{ DATABASE_URL: 'postgres://db/v' }, true, false],
  [{ DATABASE_URL: 'postgres://db/v', SEED: 'demo' }, true, true],
])('%p writes the catalogue: %p, and customers: %p', (environment, catalogue, customers) => {
  expect(readConfig(environment).seed).toEqual({ catalogue, customers });
});

test('mail server, sender and SMS gateway go together', () => {
  const all = {
    SMTP_URL: 'smtps://u:p@mail.example',
    MAIL_FROM: "tim.o'connor@b.ec",
    SMS_URL: 'https://sms.example/send',
    SITE_URL: 'https://www.condor.example',
  };
  expect(readConfig(all).mail).toEqual({ url: all.SMTP_URL, from: all.MAIL_FROM, smsUrl: all.SMS_URL });
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'SMS_URL'])
    expect(() => readConfig({ ...all, [name]: '' })).toThrow('go together');
  expect(() => readConfig({ ...all, SITE_URL: '' })).toThrow('need SITE_URL');
  expect(() => readConfig({ ...all, SMTP_URL: 'mail.example' })).toThrow('SMTP_URL');
});

test('mails lead to the site, whose address is an origin and by default the port here', () => {
  expect(readConfig({ PORT: '48200' }).siteUrl).toBe('http://localhost:48200');
  expect(readConfig({ SITE_URL: 'https://www.condor.example' }).siteUrl).toBe('https://www.condor.example');
  for (const wrong of ['www.condor.example', 'https://www.condor.example/', 'https://a@b.ec', 'ftp://b.ec'])
    expect(() => readConfig({ SITE_URL: wrong })).toThrow('SITE_URL must be the address of the site alone');
});

test('the sandbox is there for a trial; elsewhere it must be asked for, and never where messages are carried', () => {
  expect(readConfig({ SANDBOX: 'off' }).sandbox).toBe(false);
  for (const real of [{ NODE_ENV: 'production' }, { DATABASE_URL: 'postgres://db/v' }]) {
    expect(readConfig(real).sandbox).toBe(false);
    expect(readConfig({ ...real, SANDBOX: 'on' }).sandbox).toBe(true);
  }
  expect(readConfig({ NODE_ENV: 'development' }).sandbox).toBe(true);
  const carriers = {
    ...{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.ec', SMS_URL: 'https://sms.example/send' },
    SITE_URL: 'https://www.condor.example',
  };
  for (const SANDBOX of ['', 'on', 'off']) expect(readConfig({ ...carriers, SANDBOX }).sandbox).toBe(false);
});

test('the back office is there with the sandbox and the embedded database, and never with one that was named', () => {
  expect(readConfig({}).backOffice).toBe(true);
  expect(readConfig({ NODE_ENV: 'production' }).backOffice).toBe(false);
  expect(readConfig({ NODE_ENV: 'production', SANDBOX: 'on' }).backOffice).toBe(true);
  expect(readConfig({ SANDBOX: 'off' }).backOffice).toBe(false);
  for (const SANDBOX of ['', 'on', 'off']) {
    expect(readConfig({ DATABASE_URL: 'postgres://db/v', SANDBOX }).backOffice).toBe(false);
  }
});

test('the keys of reCAPTCHA go together; the least score is 0.5 unless it is given', () => {
  const keys = { RECAPTCHA_SITE_KEY: '6Le-x_1', RECAPTCHA_SECRET: 'hush' };
  expect(readConfig(keys).recaptcha).toEqual({ siteKey: '6Le-x_1', secret: 'hush', minScore: 0.5 });
  expect(readConfig({ ...keys, RECAPTCHA_MIN_SCORE: '0.7' }).recaptcha?.minScore).toBe(0.7);
  for (const name of Object.keys(keys)) expect(() => readConfig({ ...keys, [name]: '' })).toThrow('go together');
});

describe('card providers', () => {
  const p2p = { P2P_URL: 'https://checkout.placetopay.ec/', P2P_LOGIN: 'site', P2P_SECRET_KEY: ' key\n' };
  const payme = {
    ...{ PAYME_URL: 'https://pay.example', PAYME_ACQUIRER: '123', PAYME_COMMERCE: '04567', PAYME_KEY: 'ñ key\r\n' },
  };

  test('are those of the sandbox, unless one is configured or the sandbox is off', () => {
    const named = { DATABASE_URL: 'postgres://db/v' };
    expect(readConfig(named).cards).toEqual({ p2p: undefined, payme: undefined });
    expect(readConfig({ ...named, SANDBOX: 'on' }).cards).toEqual({ p2p: 'sandbox', payme: 'sandbox' });
    expect(readConfig(p2p).cards.payme).toBeUndefined();
  });

  test('are read, their keys without the line end of a file', () => {
    expect(readConfig({ ...p2p, ...payme }).cards).toEqual({
      p2p: { url: 'https://checkout.placetopay.ec', login: 'site', secretKey: 'key', takesSha1: false },
      payme: {
        ...{ url: 'https://pay.example', script: 'https://pay.example/VPOS2/js/modalcomercio.js' },
        ...{ acquirer: '123', commerce: '04567', key: 'ñ key', previousKey: undefined, operationDigits: 6 },
        ...{
          zip: '000000',
          hasTaxFields: false,
          results: { pending: '1', denied: '2', authorised: '3', reversed: '4' },
        },
      },
    });
    const more = {
      ...{ P2P_SHA1: 'on', PAYME_SCRIPT: 'https://cdn.example/s.js', PAYME_PREVIOUS_KEY: 'old' },
      ...{ PAYME_OPERATION_DIGITS: '9', PAYME_TAX_FIELDS: 'on', PAYME_RESULTS: '0, 9,1,7' },
      PAYME_ZIP: '170150',
    };
    expect(readConfig({ ...p2p, ...payme, ...more }).cards).toMatchObject({
      p2p: { takesSha1: true },
      payme: {
        ...{ script: 'https://cdn.example/s.js', previousKey: 'old', operationDigits: 9, hasTaxFields: true },
        zip: '170150',
        results: { pending: '0', denied: '9', authorised: '1', reversed: '7' },
      },
    });
  });

  test('are configured whole or not at all', () => {
    for (const name of Object.keys(p2p))
      expect(() => readConfig({ ...p2p, [name]: '' })).toThrow('P2P_URL, P2P_LOGIN, P2P_SECRET_KEY go together');
    for (const name of Object.keys(payme)) expect(() => readConfig({ ...payme, [name]: '' })).toThrow('go together');
  });

  test.each([
    ['P2P_URL', 'http://checkout.placetopay.ec'],
    ['P2P_URL', 'https://checkout.placetopay.ec/a/'],
    ['PAYME_URL', "https://pay.example;script-src 'unsafe-inline'"],
    ['PAYME_URL', 'https://user:geheim@pay.example'],
    ['PAYME_SCRIPT', '/VPOS2/js/modalcomercio.js'],
    ['PAYME_ACQUIRER', 'abc'],
    ['PAYME_KEY', ' '],
    ['PAYME_OPERATION_DIGITS', '5'],
    ['PAYME_RESULTS', '1,2,3'],
    ['PAYME_RESULTS', '1,2,3,3'],
    ['PAYME_TAX_FIELDS', 'yes'],
    ['PAYME_ZIP', '170 150'],
    ['P2P_SHA1', '1'],
  ])('%s=%s is refused by name, without its value', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name} must be (?!.*geheim)`));
  });
});

test('variables are read, relative folders from the working folder, empty ones as unset', () => {
  const config = readConfig({
    PORT: '48190',
    DATA_DIR: 'data',
    DATABASE_URL: 'postgresql://u:p@db/v',
    SITE_DIR: '/srv/site',
    SEED: 'off',
    LOG_LEVEL: '',
    TRUST_PROXY: '10.0.0.0/8,127.0.0.1',
  });
  expect(config).toMatchObject({
    port: 48190,
    dataDir: resolve('data'),
    databaseUrl: 'postgresql://u:p@db/v',
    siteDir: '/srv/site',
    seed: { catalogue: false, customers: false },
    logLevel: 'info',
    trustProxy: ['10.0.0.0/8', '127.0.0.1'],
  });
});

test.each([
  ['off', false],
  ['1', 1],
  ['2', 2],
  ['loopback, 2001:db8::/32', ['loopback', '2001:db8::/32']],
])('TRUST_PROXY=%s is understood', (value, trust) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trust);
});

test.each(['on', 'true', '0', '10', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy.example', '10.0.0.1,', '1,10.0.0.1'])(
  'TRUST_PROXY=%s believes nobody, or everybody: it is refused, and the message says what to give',
  (value) => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(
      'TRUST_PROXY must be off, the number of proxies in front of this server (1 to 9), or their addresses and networks',
    );
  },
);

test.each([
  ['DATABASE_URL', 'mysql://vitrina:geheim@db/v'],
  ['DATABASE_URL', 'postgres://vitrina:ge/heim@db/v'],
  ['DATABASE_URL', 'postgres://vitrina:1/geheim@db/v'],
  ['DATABASE_URL', 'postgres://vitrina:ge#heim@db/v'],
  ['DATABASE_URL', 'postgres://vitrina:geheim@'],
  ['SMTP_URL', 'mail://vitrina:geheim@mail.example'],
  ['SMS_URL', 'vitrina:geheim@sms.example'],
])('%s=%s is refused in one line that does not repeat it', (name, value) => {
  const message = (() => {
    try {
      readConfig({ [name]: value });
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(message).toMatch(new RegExp(`^The environment is not understood\\. ${name} must be .*[^.]\\.$`));
  expect(message).not.toMatch(/heim/);
});

test('an address of a database may name a socket, or have a password that is encoded', () => {
  for (const url of [
    'postgres:///vitrina?host=/var/run/postgresql',
    'postgres://u:a%2Fb%40c@db:5432/v?sslmode=require',
  ])
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://db'],
  ['SEED', 'yes'],
  ['SEED', 'off,demo'],
  ['SEED', 'demo,'],
  ['SANDBOX', 'yes'],
  ['DATABASE_POOL', '2'],
  ['DRAFT_KEY', 'ab'.repeat(31)],
  ['DRAFT_KEY', 'xy'.repeat(32)],
  ['LOG_LEVEL', 'loud'],
  ['WRITES_PER_MINUTE', '0'],
  ['CUSTOMER_READS_PER_MINUTE', '0'],
  ['RATE_LIMITS', 'none'],
  ['RECAPTCHA_SITE_KEY', 'a&b'],
  ['RECAPTCHA_MIN_SCORE', 'high'],
  ['RECAPTCHA_MIN_SCORE', '5'],
])('%s=%s is refused by name, with what it must be', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} must be `);
});
