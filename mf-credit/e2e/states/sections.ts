import { expect, type Page } from '@playwright/test';
import type { Application } from '@vitrina/contract';
import { contract } from '@vitrina/e2e/contract';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';
import type { Walk } from '@vitrina/e2e/walk';
import { AT, answer, answerWizard, CREDIT, EMPTY, negotiationOf } from './application';

const usd = (amount: number) => contract.cents(amount * 100);
const person = {
  ...{ personTypeId: 1, identificationTypeId: 3, genderId: 1, birthDate: '1988-05-17', nationalityId: 218 },
  ...{ firstName: 'Rosa', surname: 'Vera', mobile: '0987000010' },
};
const document = {
  ...{ id: 7, typeId: 1, typeName: 'CÉDULA DE IDENTIDAD', fileId: '3f0c6b1e-6d0a-4a57-9a0e-0d8f3b1c2a77' },
  ...{ fileName: 'cedula.pdf', fileType: 'application/pdf', size: 48_000, addedAt: AT, isFromPhone: true },
};

/** Somebody married and exposed, with a row in each list. */
const ANSWERED: Application = {
  ...EMPTY,
  kind: 2,
  spouseId: 9,
  sections: [
    { formType: 1, section: 'personal-data', savedAt: AT },
    { formType: 2, section: 'personal-data', savedAt: AT },
  ],
  answers: {
    personalData: {
      ...person,
      ...{ identification: '1710034065', email: 'rosa@example.ec', civilStatusId: 2, dependants: 1 },
      ...{ isExposed: true, holdsPublicOffice: true, hasExposedRelatives: true },
    },
    spousePersonalData: { ...person, firstName: 'Luis', genderId: 2 },
    assets: [
      { typeId: 5, reference: 'CHEVROLET', referenceId: 1, description: 'SAIL', detail: '2019', value: usd(9_500) },
    ],
    liabilities: [{ typeId: 1, observation: 'Casa de Quito\nCasa de Loja', value: usd(30_000) }],
    income: [{ typeId: 1, value: usd(2_400) }],
    expenses: [{ typeId: 1, value: usd(400) }],
    bankReferences: [
      { institutionId: 1, institution: 'Banco Pichincha C.A.', accountTypeId: 1, accountNumber: '2200000001' },
    ],
    personalReferences: [{ firstNames: 'Elena', surnames: 'Mena', phone: '0990000099', relationshipId: 18 }],
    exposedPersons: [{ position: 'CONCEJAL', entity: 'Municipio de Quito', appointedOn: '2015-05-14' }],
    exposedRelatives: [
      {
        ...{ identificationTypeId: 3, identification: '1710034065', surnames: 'Vera', firstNames: 'Pedro' },
        ...{ relationshipId: 1, position: 'FISCAL', entity: 'Fiscalía General' },
      },
    ],
  },
  documents: [document],
};

async function open(page: Page, subTab: string) {
  await page.goto(`${CREDIT}&paso=${subTab}`);
  await page.getByRole('button', { name: 'Guardar', exact: true }).waitFor();
}

async function begin(page: Page) {
  await signIn(page, CUSTOMER);
  await answerWizard(page, ANSWERED, { ...negotiationOf(undefined), creditPurchase: true });
}

/** Work and money: each list with a row, and one that is written. */
export async function finances({ page, check }: Walk) {
  await begin(page);
  await open(page, 'applicant/economic-activity');
  await check('section, economic activity');
  await open(page, 'applicant/financial-situation');
  const assets = page.getByRole('group', { name: 'Activos', exact: true });
  await assets.getByRole('button', { name: 'Agregar', exact: true }).click();
  await assets.getByLabel('Tipo de activo').selectOption('VEHÍCULOS');
  await expect(assets.getByLabel('Marca').first()).toBeVisible();
  await check('section, an asset is written');
  await open(page, 'applicant/references');
  await check('section, references');
}

/** Public offices, relatives, and the spouse's own sections. */
export async function persons({ page, check }: Walk) {
  await begin(page);
  await open(page, 'applicant/exposed-person');
  await check('section, exposed person');
  await open(page, 'applicant/exposed-relatives');
  await check('section, exposed relatives');
  await open(page, 'spouse/personal-data');
  await check('section, personal data of the spouse');
}

/** The letter, and documents with the link for a telephone. */
export async function papers({ page, check }: Walk) {
  await begin(page);
  await open(page, 'applicant/authorization');
  await expect(page.getByRole('checkbox')).toBeVisible();
  await check('section, letter');
  await answer(page, contract.createUploadLink, { token: 'abc-123', until: '2030-01-01T20:30:00.000Z' });
  await open(page, 'applicant/documents');
  await check('section, documents');
  await page.getByRole('button', { name: 'Desde tu teléfono' }).click();
  await expect(page.getByRole('button', { name: /enlace por correo/ })).toBeVisible();
  await check('section, the code for a telephone');
}
