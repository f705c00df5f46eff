import * as contract from '@vitrina/contract';
import * as rules from '@vitrina/rules';
import fc from 'fast-check';
import { resolveConfiguration } from '../src/sales/leads/configuration';
import { snapshotOf, totalOf } from '../src/sales/leads/snapshot';
import { call, useBackend } from './support/backend';

const backend = useBackend();

/** Answers by question: the catalogue does not change here, and the walks ask the same things thousands of times. */
const answers = new Map<string, Promise<unknown>>();
const ask = <Q, R>(endpoint: contract.Endpoint<Q, R>, words: Q): Promise<R> => {
  const question = endpoint.path + JSON.stringify(words);
  const answer = answers.get(question) ?? call(backend.current, endpoint, words);
  answers.set(question, answer);
  return answer as Promise<R>;
};

/** Picks by a number between 0 and 1. */
const pick = <T>(items: readonly T[], at: number): T => items[Math.floor(at * items.length)]!;
const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const CHOICE = fc.record({
  province: fraction,
  year: fraction,
  motor: fraction,
  transmission: fraction,
  traction: fraction,
  trim: fraction,
  colour: fraction,
  dealership: fraction,
  toggles: fc.array(fc.record({ what: fc.constantFrom('individual', 'kit', 'coupon'), at: fraction }), {
    maxLength: 12,
  }),
});
type Choice = typeof CHOICE extends fc.Arbitrary<infer T> ? T : never;

/** Goes through the wizard as a page does: by the rules' transitions, fed with the server's answers. */
async function walk(model: contract.Model, choice: Choice): Promise<rules.Wizard> {
  let wizard = rules.chooseModel(rules.newWizard(), model);
  wizard = rules.chooseProvince(wizard, pick(await ask(contract.provinces, {}), choice.province));
  const newest = await ask(contract.commercialVersion, { modelId: model.id });
  const { year } = pick(newest.years, choice.year);
  wizard = rules.chooseYear(rules.acceptTerms(rules.receiveVersion(wizard, newest)), year);
  const version = await ask(contract.commercialVersion, { modelId: model.id, year });
  wizard = rules.receiveVersion(wizard, version);
  wizard = rules.choosePower(wizard, {
    motor: pick(version.motors, choice.motor),
    transmision: pick(version.transmissions, choice.transmission),
    traccion: pick(version.tractions, choice.traction),
  });
  wizard = await packaged(wizard, choice);
  return equipped(wizard, choice);
}

/** Chooses a package; with the default power when the chosen one is not sold. */
async function packaged(wizard: rules.Wizard, choice: Choice): Promise<rules.Wizard> {
  const { version, potencia } = wizard;
  if (!version || !potencia) throw new Error('no version');
  const power = {
    motorId: potencia.motor.id,
    transmissionId: potencia.transmision.id,
    tractionId: potencia.traccion.id,
  };
  const offered = await ask(contract.packages, { versionId: version.id, ...power, year: version.year });
  if (offered.length === 0) {
    const byId = (id: number) => ({ id, name: '' });
    const standard = {
      motor: version.defaultMotorId,
      transmision: version.defaultTransmissionId,
      traccion: version.defaultTractionId,
    };
    return packaged(
      rules.choosePower(wizard, {
        motor: byId(standard.motor),
        transmision: byId(standard.transmision),
        traccion: byId(standard.traccion),
      }),
      choice,
    );
  }
  const trimPackage = pick(offered, choice.trim);
  const lines = await ask(contract.packagePrice, { packageId: trimPackage.id });
  return rules.receivePriceSummary(
    rules.choosePackage(rules.receivePackages(wizard, offered), trimPackage),
    trimPackage.id,
    lines,
  );
}

/** Accessories, kits, a coupon, a colour and a dealership. */
async function equipped(start: rules.Wizard, choice: Choice): Promise<rules.Wizard> {
  const versionId = start.version!.id;
  const [individual, kits, coupons] = await Promise.all([
    ask(contract.accessories, { versionId, active: true, kind: 2 }),
    ask(contract.accessories, { versionId, active: true, kind: 1 }),
    ask(contract.prepaidMaintenance, { versionId }),
  ]);
  let wizard = start;
  for (const { what, at } of choice.toggles) {
    if (what === 'individual' && individual.length) wizard = rules.toggleAccessory(wizard, pick(individual, at));
    if (what === 'kit' && kits.length) wizard = rules.toggleKit(wizard, pick(kits, at)).wizard;
    if (what === 'coupon' && coupons.length) wizard = rules.toggleCoupon(wizard, pick(coupons, at));
  }
  const colours = wizard.version!.colours;
  if (colours.length > 0) wizard = rules.chooseColour(wizard, pick(colours, choice.colour));
  const dealers = await ask(contract.dealerships, { provinceId: wizard.provincia!.id });
  return rules.chooseDealership(wizard, pick(dealers, choice.dealership));
}

const sum = (lines: readonly { cents: number }[]) => lines.reduce((total, { cents }) => total + cents, 0);

test.each([1, 2, 3, 4, 5, 6])(
  'model %d: of 200 random choices the page, its lines and the server have one total',
  async (id) => {
    const model = await ask(contract.modelById, { id });
    await fc.assert(
      fc.asyncProperty(CHOICE, async (choice) => {
        const wizard = await walk(model, choice);
        const configuration = rules.configurationOf(wizard);
        if (!configuration) throw new Error('the walk did not end with a whole configuration');
        const resolved = await resolveConfiguration(backend.current.database, configuration);
        const snapshot = snapshotOf(resolved);
        expect(totalOf(resolved)).toBe(configuration.total);
        expect(sum(snapshot.lines as { cents: number }[])).toBe(configuration.total);
        expect(rules.priceLines(wizard).reduce((total, { price }) => total + price, 0)).toBe(configuration.total);
        expect(resolved.trimPackage.price).toBe(
          resolved.trimPackage.lines.reduce((total, { price }) => total + price, 0),
        );
      }),
      { numRuns: 200 },
    );
  },
  300_000,
);
