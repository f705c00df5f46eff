import { agencies } from '../../../testing/catalogue';
import { addressOf, countryOf, findDealerships, localityOf, mapsLink, navigationLink, placeOf } from './place';

const [north, south, nowhere] = agencies as [(typeof agencies)[0], (typeof agencies)[0], (typeof agencies)[0]];
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);

test.each([
  ['canaveral', [3]],
  ['RUMINAHUI', [2]],
  ['parroquia de quito', [1]],
  ['andes motor', [1, 2, 3]],
  ['  sur ', [2]],
  ['frente al parque', []],
  ['', [1, 2, 3]],
])('search %p finds %p', (search, found) => {
  expect(ids(findDealerships(agencies, search))).toEqual(found);
});

test('nearest first from the buyer, those without coordinates last', () => {
  expect(ids(findDealerships(agencies, '', { latitude: -0.35, longitude: -78.45 }))).toEqual([2, 1, 3]);
});

test('a dealership without coordinates has no place', () => {
  expect(placeOf(nowhere)).toBeUndefined();
  expect(placeOf({ ...north, places: [] })).toBeUndefined();
});

test('address and locality in one line each, a repeated name once', () => {
  expect(addressOf(north)).toBe('Av. 10 de Agosto N30-12 y Mariana de Jesús');
  expect(localityOf(south)).toBe('Parroquia de Rumiñahui, Rumiñahui, Pichincha');
  expect(localityOf({ ...north, places: [{ parish: 'Cayambe', canton: 'Cayambe' }] })).toBe('Cayambe');
  expect(addressOf({ ...north, places: [] })).toBe('');
  expect(countryOf(north)).toBe('Quito, Ecuador');
  expect(countryOf({ ...north, places: [{ country: 'Ecuador' }] })).toBe('Ecuador');
  expect(countryOf({ ...north, places: [{ canton: 'Quito' }] })).toBe('');
});

test('links to the maps and the navigation service', () => {
  const place = { latitude: -0.1, longitude: -78.48 };
  expect(mapsLink(place)).toBe('https://www.google.com/maps/search/?api=1&query=-0.1,-78.48');
  expect(navigationLink(place)).toBe('https://www.waze.com/ul?ll=-0.1,-78.48&navigate=yes');
});
