import { readConfig } from '../../platform/config/config';
import { cardSetup, paymeVariant } from './providers';

const setup = (environment: NodeJS.ProcessEnv = {}) =>
  cardSetup(readConfig({ SITE_URL: 'https://trial.example', ...environment }), () => 'http://127.0.0.1:4711');

test('the sandbox is opened by browsers at the site, and called by the server at its own address', () => {
  const { p2p, payme } = setup();
  expect([p2p?.callUrl(), payme?.callUrl(), payme?.url, payme?.script]).toEqual([
    'http://127.0.0.1:4711/sandbox/p2p',
    'http://127.0.0.1:4711/sandbox/payme',
    'https://trial.example/sandbox/payme',
    'https://trial.example/sandbox/payme/VPOS2/js/modalcomercio.js',
  ]);
});

test('a real provider is opened and called at its own', () => {
  const { p2p, payme } = setup({ P2P_URL: 'https://p2p.example', P2P_LOGIN: 'l', P2P_SECRET_KEY: 'k' });
  expect([p2p?.callUrl(), payme]).toEqual(['https://p2p.example', undefined]);
});

test('payme’s script may run in the documents of the payment page that are loaded for payme, and in no others', () => {
  const variant = paymeVariant(setup());
  const meets = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://x.example');
    return variant?.meets(pathname, searchParams);
  };
  expect(variant?.thirdParty).toEqual({
    scripts: ['https://trial.example/sandbox/payme/VPOS2/js/modalcomercio.js'],
    ...{ frames: ['https://trial.example'], calls: ['https://trial.example'], forms: ['https://trial.example'] },
  });
  const asked = ['/usuario/pagos?type=payme', '/Usuario/Pagos/?id=1&tab=1&type=payme'];
  const others = [
    '/usuario/pagos',
    '/usuario/pagos?type=p2p',
    '/usuario/compras?type=payme',
    '/usuario/pagos/x?type=payme',
    '/usuario/pagos?id=1&tab=1&type=payme&attempt=x',
  ];
  expect([asked.map(meets), others.map(meets)]).toEqual([
    [true, true],
    [false, false, false, false, false],
  ]);
  expect(paymeVariant(setup({ P2P_URL: 'https://p2p.example', P2P_LOGIN: 'l', P2P_SECRET_KEY: 'k' }))).toBeUndefined();
});
