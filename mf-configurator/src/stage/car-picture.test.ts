import { newWizard } from '@vitrina/rules';
import { wizardAt } from '../testing/wizards';
import { carDescription, carPicture } from './car-picture';

test('the picture of what is chosen gets the room of a frame', () => {
  expect(carPicture(wizardAt(4))).toEqual({
    src: '/turn-1-0.webp',
    width: 960,
    height: 540,
    instead: { src: '/colour-1.webp' },
  });
  expect(carPicture(newWizard())).toBeUndefined();
});

test('the picture is described by model and colour', () => {
  expect(carDescription(wizardAt(4))).toBe('Cóndor Sierra, color Rojo Cotopaxi');
});
