import { readAddress } from './address';

const ATTEMPT = '0c5e7c1e-2f53-4a0f-9d6e-1d2c3b4a5f60';

test.each([
  ['', {}],
  ['?id=2005&tab=1&type=p2p', { method: 1, provider: 'p2p' }],
  ['?tab=1&type=payme', { method: 1, provider: 'payme' }],
  ['?tab=2', { method: 2 }],
  ['?tab=3&corrige=12', { method: 3, corrects: 12 }],
  [`?tab=1&type=p2p&attempt=${ATTEMPT}`, { method: 1, provider: 'p2p', attempt: ATTEMPT }],
  ['?tab=0', {}],
  ['?tab=02', {}],
  ['?tab=2.0', {}],
  ['?tab=x&type=paypal&attempt=1&corrige=-1', {}],
])("'%s' is read, and what is no value of its kind is missing", (search, address) => {
  expect(readAddress(search)).toEqual(address);
});
