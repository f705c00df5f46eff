import { at, configured, cupones, dealership, individuales, kits } from './catalogue.fixture';
import {
  chooseDealership,
  goToStep,
  newWizard,
  restoreWizard,
  stepToResume,
  storeWizard,
  toggleAccessory,
  toggleCoupon,
  toggleKit,
} from './index';

const full = () => {
  let wizard = toggleKit(toggleAccessory(configured(), at(individuales, 3)), at(kits)).wizard;
  wizard = toggleCoupon(wizard, at(cupones));
  return goToStep(chooseDealership({ ...wizard, campana: 6 }, dealership), 3);
};
const stored = (change: object = {}) => ({ ...(JSON.parse(JSON.stringify(storeWizard(full()))) as object), ...change });

test('a wizard comes back whole from its stored form', () => {
  expect(restoreWizard(stored())).toEqual(full());
  expect(restoreWizard(JSON.parse(JSON.stringify(storeWizard(newWizard(6)))))).toEqual(newWizard(6));
});

test.each([
  ['nothing', null],
  ['text', 'paso'],
  ['another shape version', stored({ shape: 0 })],
  ['a step that does not exist', stored({ paso: 9 })],
  ['a sub-step that does not exist', stored({ subpaso: 'x' })],
  ['a broken model', stored({ modelo: { id: 'siete' } })],
  ['a list that is none', stored({ kit: {} })],
  ['a price that is no amount', stored({ resumen: [{ id: 1, dt1: 'Vehículo', ndt1: -5 }] })],
  ['two coupons', stored({ cupones: [1, 2].map((id) => ({ id, dt1: 'a', dt2: '', ndt3: 1 })) })],
])('%s is dropped without an error', (_, value) => {
  expect(restoreWizard(value)).toBeNull();
});

test('the way back from home survives a reload', () => {
  const home = goToStep(full(), 1);
  const again = restoreWizard(JSON.parse(JSON.stringify(storeWizard(home))));
  expect(again && stepToResume(again)).toBe(3);
});

test('a stored total is not believed: it is added up again', () => {
  expect(restoreWizard(stored({ total: 1 }))?.total).toBe(full().total);
});

test.each([undefined, 7])('terms accepted in an unknown version (%p) are not accepted', (versionTerminos) => {
  expect(restoreWizard(stored({ versionTerminos }))).toMatchObject({ terminos: false, versionTerminos: undefined });
});

test('a stored step whose condition is unmet falls back to the one that holds', () => {
  expect(restoreWizard(stored({ agencia: undefined, paso: 4 }))?.paso).toBe(3);
});
