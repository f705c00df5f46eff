import { networkOf } from './network';

test.each([
  ['190.15.128.7', '190.15.128.7'],
  ['::ffff:190.15.128.7', '190.15.128.7'],
  ['2800:bf0:1:2:aaaa:bbbb:cccc:dddd', '2800:bf0:1:2::'],
  ['2800:0BF0:0001:0002::1', '2800:bf0:1:2::'],
  ['2800:bf0:1:3::1', '2800:bf0:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
])('%s counts for %s', (address, network) => expect(networkOf(address)).toBe(network));
