import { newWizard } from '@vitrina/rules';
import { sierra } from '../testing/catalogue';
import { wizardAt } from '../testing/wizards';
import { carDescription, carPicture } from './car-picture';

const own = { ...sierra, image: '/colour-1.webp', heroImage: '/hero.webp' };
const at = (subStep: 0 | 4, colourId = 1, frames = 4) => {
  const wizard = wizardAt(subStep, own);
  const colour = wizard.version!.colours.find(({ id }) => id === colourId)!;
  return { ...wizard, color: { ...colour, frames: colour.frames.slice(0, frames) } };
};

test.each([
  ["the model's large picture shows its own colour", at(0), '/hero.webp'],
  ['where the car turns, its first frame stands still', at(4), '/turn-1-0.webp'],
  ['a car that does not turn keeps the large picture', at(4, 1, 0), '/hero.webp'],
  ['another colour shows its own picture', at(0, 2), '/colour-2.webp'],
  [
    'before a colour is known the model shows itself',
    { ...newWizard(), modelo: { ...own, slug: 'sierra' } },
    '/hero.webp',
  ],
  [
    'a model with a small picture only shows that',
    { ...newWizard(), modelo: { ...own, slug: 'sierra', heroImage: undefined } },
    '/colour-1.webp',
  ],
])('%s', (_, wizard, src) => {
  expect(carPicture(wizard)).toMatchObject({ src, width: 960, height: 540 });
});

test('without any picture there is none', () => {
  expect(carPicture(newWizard())).toBeUndefined();
});

test('the picture is described by model and colour', () => {
  expect(carDescription(at(0))).toBe('Cóndor Sierra, color Rojo Cotopaxi');
});
