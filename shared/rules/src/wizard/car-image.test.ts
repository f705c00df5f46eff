import { carImage, newWizard, type SubStep, type Wizard } from '.';

const modelo = { id: 7, name: 'Sierra', slug: 'sierra', image: '/red.webp', heroImage: '/hero.webp' };
const red = { id: 1, name: 'Rojo', hex: '#a3121c', image: '/red.webp', frames: [{ url: '/red-0.webp' }] };
const white = { ...red, id: 2, name: 'Blanco', image: '/white.webp', frames: [] };
const at = (subpaso: SubStep, more: Partial<Wizard>): Wizard => ({ ...newWizard(), subpaso, modelo, ...more });

test.each<[string, Wizard, string, boolean]>([
  ["the model's large picture shows its own colour", at(0, { color: red }), '/hero.webp', true],
  ['where the car turns, its first frame stands still', at(4, { color: red }), '/red-0.webp', false],
  ['a car that does not turn keeps the large picture', at(4, { color: { ...red, frames: [] } }), '/hero.webp', true],
  ['another colour shows its own picture', at(0, { color: white }), '/white.webp', true],
  ['or its first frame', at(0, { color: { ...white, frames: [{ url: '/white-0.webp' }] } }), '/white-0.webp', false],
  [
    'a colour without pictures is not that of the large one',
    at(0, { color: { ...red, image: undefined } }),
    '/red-0.webp',
    false,
  ],
  ['before a colour is known the model shows itself', at(0, {}), '/hero.webp', true],
  [
    'a model with a small picture only shows that',
    at(0, { modelo: { ...modelo, heroImage: undefined } }),
    '/red.webp',
    true,
  ],
])('%s', (_, wizard, src, cutout) => {
  expect(carImage(wizard)).toMatchObject({ src, cutout });
});

test('another picture of the same colour takes the place of one that cannot be loaded', () => {
  expect(carImage(at(4, { color: red }))?.instead).toEqual({ src: '/hero.webp', cutout: true });
  expect(carImage(at(0, { color: red }))?.instead).toEqual({ src: '/red-0.webp', cutout: false });
  expect(carImage(at(4, { color: { ...white, frames: [{ url: '/white-0.webp' }] } }))).toEqual({
    ...{ src: '/white-0.webp', cutout: false },
    instead: { src: '/white.webp', cutout: true },
  });
  expect(carImage(at(0, { color: white }))).toEqual({ src: '/white.webp', cutout: true });
});

test('without any picture there is none', () => {
  expect(carImage(newWizard())).toBeUndefined();
});
