import {
  at,
  configured,
  cupones,
  dealership,
  individuales,
  kits,
  linesOf,
  model,
  otherModel,
  packagesFor,
  province,
  red,
  version,
  white,
} from './catalogue.fixture';
import {
  acceptTerms,
  changeProvince,
  chooseColour,
  chooseDealership,
  chooseModel,
  choosePower,
  chooseProvince,
  chooseYear,
  enterModel,
  goToStep,
  newWizard,
  receivePackages,
  receivePriceSummary,
  receiveVersion,
  toggleAccessory,
  toggleCoupon,
  toggleKit,
  type Wizard,
} from './index';

/** Everything that a version resets is chosen. */
const full = (): Wizard => {
  let wizard = chooseColour(configured(), white);
  wizard = receivePriceSummary(wizard, wizard.paquete!.id, linesOf(wizard.paquete!));
  wizard = toggleAccessory(wizard, at(individuales, 3));
  wizard = toggleKit(wizard, at(kits)).wizard;
  return chooseDealership(toggleCoupon(wizard, at(cupones)), dealership);
};

test('a new model clears everything but the campaign', () => {
  const wizard = chooseModel({ ...full(), campana: 6 }, otherModel);
  expect(wizard).toEqual({ ...newWizard(6), modelo: { ...otherModel, slug: 'condor-ruta' } });
});

test('entering the same model by its address keeps the choices, another one clears them', () => {
  const before = full();
  expect(enterModel(before, { ...model, name: 'Sierra nueva' })).toEqual({
    ...before,
    modelo: { id: 7, name: 'Sierra nueva', slug: 'sierra-nueva' },
  });
  expect(enterModel(before, otherModel)).toEqual(chooseModel(before, otherModel));
});

test('confirming the province opens step 2 on Specifications; another province drops the dealership', () => {
  expect(chooseProvince(chooseModel(newWizard(), model), province)).toMatchObject({
    paso: 2,
    subpaso: 0,
    provincia: province,
  });
  expect(chooseProvince(full(), province).agencia).toBe(dealership);
  expect(chooseProvince(full(), { id: 9, name: 'Guayas' }).agencia).toBeUndefined();
});

test('another province on a later step changes the place only', () => {
  const summary = goToStep(full(), 3);
  const other = changeProvince(summary, { id: 9, name: 'Guayas' });
  expect(other).toMatchObject({ paso: 3, provincia: { id: 9 }, paquete: summary.paquete });
  expect(other.agencia).toBeUndefined();
  expect(changeProvince(summary, province).agencia).toBe(dealership);
});

test('without a model the province opens nothing', () => {
  expect(chooseProvince(newWizard(), province).paso).toBe(1);
});

test('changing the year sets the price to 0 and drops version, package, accessories and colour', () => {
  const wizard = chooseYear(full(), 2025);
  expect(wizard).toMatchObject({ anio: 2025, total: 0, resumen: [], terminos: true });
  expect([wizard.version, wizard.potencia, wizard.paquete, wizard.color]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(wizard.accesorios).toEqual({ individuales: [], kit: [], cupones: [] });
});

test('the same year again changes nothing', () => {
  const before = full();
  expect(chooseYear(before, 2026)).toBe(before);
});

test('a version brings its default power and its first colour', () => {
  const wizard = receiveVersion(acceptTerms(chooseModel(newWizard(), model)), version(2026));
  expect(wizard.potencia).toMatchObject({ motor: { id: 2 }, transmision: { id: 12 }, traccion: { id: 21 } });
  expect(wizard.color).toBe(wizard.version?.colours[0]);
  expect(wizard.anio).toBe(2026);
});

test('a version whose defaults are not listed takes the first; without options there is no power', () => {
  const start = chooseModel(newWizard(), model);
  expect(receiveVersion(start, { ...version(2026), defaultMotorId: 99 }).potencia?.motor.id).toBe(1);
  expect(receiveVersion(start, { ...version(2026), tractions: [] }).potencia).toBeUndefined();
});

test('another version resets accessories, colour, power and package', () => {
  const wizard = receiveVersion(full(), { ...version(2026), id: 9 });
  expect(wizard.accesorios).toEqual({ individuales: [], kit: [], cupones: [] });
  expect(wizard.color?.id).toBe(red.id);
  expect(wizard.total).toBe(wizard.paquete!.price); // still listed for this power until its packages arrive
});

test('the same version again (a reload) keeps every choice and takes its fresh names', () => {
  const before = choosePower(full(), { motor: { id: 1, name: '' } });
  const wizard = receiveVersion(before, version(2026, [red, { ...white, name: 'Blanco perla' }]));
  expect(wizard.potencia).toEqual(before.potencia);
  expect(wizard.accesorios).toEqual(before.accesorios);
  expect(wizard.color?.name).toBe('Blanco perla');
  expect(receiveVersion(full(), version(2026)).total).toBe(full().total);
});

test('a colour that the version has lost is replaced by the first; a version without colours has none', () => {
  const silver = { ...white, id: 33, hex: '#d5d7da' };
  expect(receiveVersion(full(), version(2026, [red])).color?.id).toBe(red.id);
  expect(receiveVersion(full(), version(2026, [silver, red])).color?.id).toBe(silver.id);
  expect(receiveVersion(full(), version(2026, [])).color).toBeUndefined();
});

test('a late answer for a year no longer chosen is ignored, and so is one without a model', () => {
  const before = chooseYear(full(), 2025);
  expect(receiveVersion(before, version(2026))).toBe(before);
  expect(receiveVersion(newWizard(), version(2026))).toEqual(newWizard());
});

test('year, version and packages in order give a priced car again', () => {
  const reloaded = receiveVersion(chooseYear(full(), 2025), version(2025));
  const wizard = receivePackages(reloaded, packagesFor(reloaded));
  expect(wizard.paquete?.year).toBe(2025);
  expect(wizard.total).toBe(wizard.paquete!.price);
});

test('only a colour of the version can be chosen', () => {
  const before = configured();
  expect(chooseColour(before, white).color).toBe(white);
  expect(chooseColour(before, { ...white, id: 99 })).toBe(before);
});

test('taking back the terms leads back to Specifications', () => {
  expect(acceptTerms({ ...configured(), subpaso: 3 }, false)).toMatchObject({ terminos: false, subpaso: 0 });
});

test('which terms were accepted is kept, until that is taken back', () => {
  const accepted = acceptTerms(newWizard());
  expect(accepted).toMatchObject({ terminos: true, versionTerminos: '2026-11' });
  expect(acceptTerms(accepted, false).versionTerminos).toBeUndefined();
});
