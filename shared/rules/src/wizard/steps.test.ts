import { at, configured, cupones, dealership, individuales, kits, manual, model } from './catalogue.fixture';
import {
  acceptTerms,
  canEnter,
  canEnterSubStep,
  chooseDealership,
  chooseModel,
  choosePower,
  chooseYear,
  configurationOf,
  forwardBlock,
  goToStep,
  goToSubStep,
  missingStepMessage,
  newWizard,
  nextSubStep,
  previousSubStep,
  type SubStep,
  stepHeaderAccess,
  stepToResume,
  toggleAccessory,
  toggleCoupon,
  toggleKit,
} from './index';

const ready = () => chooseDealership(configured(), dealership);

test.each([
  ['nothing chosen', () => newWizard(), [0, 1, 1, 1, 1]],
  ['a model without province', () => chooseModel(newWizard(), model), [0, 1, 1, 1, 1]],
  ['terms not accepted', () => acceptTerms(configured(), false), [0, 0, 2, 2, 2]],
  ['version loading', () => chooseYear(configured(), 2025), [0, 0, 2, 2, 2]],
  ['packages loading or none', () => choosePower(configured(), { transmision: manual }), [0, 0, 2, 2, 2]],
  ['configured', configured, [0, 0, 0, 3, 3]],
  ['dealership chosen', ready, [0, 0, 0, 0, 4]],
])('%s: each step is open (0) or names the step to complete first', (_, make, missing) => {
  const wizard = make();
  expect(
    [1, 2, 3, 4, 5].map((step) => {
      const access = canEnter(wizard, step);
      return access.allowed ? 0 : access.missingStep;
    }),
  ).toEqual(missing);
});

test('a step header opens earlier steps only; a later one names the step before it', () => {
  const wizard = { ...ready(), paso: 3 };
  expect([1, 2, 3].map((step) => stepHeaderAccess(wizard, step).allowed)).toEqual([true, true, true]);
  expect(stepHeaderAccess(wizard, 4)).toEqual({ allowed: false, missingStep: 3 });
  expect(stepHeaderAccess(newWizard(), 4)).toEqual({ allowed: false, missingStep: 3 });
  expect(missingStepMessage(3)).toBe('Completa primero el paso 3');
});

test('a step whose condition is unmet is not entered', () => {
  const wizard = configured();
  expect(goToStep(wizard, 4)).toBe(wizard);
  expect(goToStep(wizard, 3).paso).toBe(3);
});

test('back from the summary leads to step 2, sub-step 4; from home the sub-step stays', () => {
  expect(goToStep({ ...ready(), paso: 3, subpaso: 0 }, 2)).toMatchObject({ paso: 2, subpaso: 4 });
  expect(goToStep({ ...ready(), paso: 1, subpaso: 1 }, 2)).toMatchObject({ paso: 2, subpaso: 1 });
});

test.each<[SubStep, boolean, SubStep | 'summary', SubStep | 'home']>([
  [0, true, 1, 'home'],
  [1, true, 2, 0],
  [2, true, 3, 1],
  [3, true, 4, 2],
  [4, true, 'summary', 3],
  [2, false, 4, 1],
  [4, false, 'summary', 2],
])('from sub-step %i (accessories: %s) on to %s, back to %s', (subpaso, has, next, previous) => {
  const wizard = { ...configured(), subpaso };
  expect(nextSubStep(wizard, has)).toBe(next);
  expect(previousSubStep(wizard, has)).toBe(previous);
});

test('what keeps the buyer from going on', () => {
  expect(forwardBlock(acceptTerms(configured(), false))).toBe('terms');
  expect(forwardBlock(chooseYear(configured(), 2025))).toBe('version');
  expect(forwardBlock({ ...choosePower(configured(), { transmision: manual }), subpaso: 1 })).toBe('packages');
  expect(forwardBlock({ ...configured(), subpaso: 1 })).toBeNull();
});

test('sub-steps open in order', () => {
  const open = (wizard: Parameters<typeof canEnterSubStep>[0]) =>
    ([0, 1, 2, 3, 4] as const).filter((subStep) => canEnterSubStep(wizard, subStep));
  expect(open(acceptTerms(configured(), false))).toEqual([0]);
  expect(open(choosePower(configured(), { transmision: manual }))).toEqual([0, 1]);
  expect(open(configured())).toEqual([0, 1, 2, 3, 4]);
  const blocked = acceptTerms(configured(), false);
  expect(goToSubStep(blocked, 3)).toBe(blocked);
  expect(goToSubStep(blocked, 2)).toBe(blocked);
});

test('going to the packages sub-step clears accessories, going to another does not', () => {
  const wizard = toggleAccessory(configured(), at(individuales));
  expect(goToSubStep(wizard, 4).accesorios.individuales).toHaveLength(1);
  expect(goToSubStep(wizard, 2).accesorios.individuales).toEqual([]);
});

test('losing the package while further on leads back to the packages, and out of the later steps', () => {
  const wizard = chooseYear({ ...ready(), paso: 4, subpaso: 4 }, 2025);
  expect(wizard).toMatchObject({ paso: 2, subpaso: 2 });
});

test('the configuration of a lead holds the ids, the total seen and the terms accepted', () => {
  let wizard = toggleKit(toggleAccessory(ready(), at(individuales, 3)), at(kits)).wizard;
  wizard = toggleCoupon(wizard, at(cupones));
  expect(configurationOf(wizard)).toEqual({
    provinceId: 17,
    modelId: 7,
    versionId: 2026,
    year: 2026,
    motorId: 2,
    transmissionId: 12,
    tractionId: 21,
    packageId: wizard.paquete!.id,
    colourId: 31,
    accessoryIds: [104],
    kitIds: [201],
    couponIds: [301],
    dealershipId: 3,
    total: wizard.total,
    termsVersion: '2026-11',
  });
});

test('there is no configuration before the dealership is chosen', () => {
  expect(configurationOf(configured())).toBeNull();
});

test('a configuration that is left for home goes on where it was left, as far as its conditions still hold', () => {
  const summary = goToStep(ready(), 3);
  expect(stepToResume(summary)).toBe(3);
  const home = goToStep(summary, 1);
  expect(stepToResume(home)).toBe(3);
  expect(goToStep(goToStep(home, 1), 3)).toEqual(summary);
  expect(stepToResume(goToStep(goToStep(ready(), 4), 1))).toBe(4);
  expect(stepToResume({ ...goToStep(ready(), 1), regreso: 4, agencia: undefined })).toBe(3);
  expect(stepToResume(goToStep({ ...configured(), paso: 2, subpaso: 2 }, 1))).toBe(2);
  expect(stepToResume(newWizard())).toBeUndefined();
  expect(stepToResume(chooseModel(newWizard(), model))).toBeUndefined();
});
