import { agencies } from '../../../testing/catalogue';
import { citiesOf } from './cities';
import { located } from './located';

const [quito, ruminahui] = agencies as [(typeof agencies)[0], (typeof agencies)[0]];
const at = (latitude: number, province = 'Pichincha') => ({
  ...quito,
  places: [{ ...quito.places[0], latitude, province }],
});

test('each city is named once, at the middle of its dealerships', () => {
  expect(citiesOf(located([at(-0.1), at(-0.3), ruminahui]))).toEqual([
    { name: 'Quito', place: { latitude: -0.2, longitude: -78.48 } },
    { name: 'Rumiñahui', place: { latitude: -0.33, longitude: -78.45 } },
  ]);
});

test('cities of the same name in two provinces stay two, and a dealership without a city names none', () => {
  expect(citiesOf(located([at(-0.1), at(-2, 'Guayas')])).map(({ name }) => name)).toEqual(['Quito', 'Quito']);
  expect(citiesOf([{ dealership: { ...quito, places: [{}] }, place: { latitude: 0, longitude: 0 } }])).toEqual([]);
});
