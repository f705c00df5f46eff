import type { CatalogueItem, Consent, Profile, ProvinceWithCantons } from '@vitrina/contract';

export const EMAIL_TYPES: CatalogueItem[] = [
  { id: 1, name: 'Personal' },
  { id: 2, name: 'Trabajo' },
];

export const PHONE_TYPES: CatalogueItem[] = [
  { id: 10, name: 'Convencional' },
  { id: 11, name: 'Móvil personal' },
  { id: 12, name: 'MOVIL DE TRABAJO' },
];

export const ADDRESS_TYPES: CatalogueItem[] = [
  { id: 21, name: 'Domicilio' },
  { id: 22, name: 'Trabajo' },
];

/** Some provinces of the country; two cantons share a name. */
export const PROVINCES: ProvinceWithCantons[] = [
  {
    id: 1,
    name: 'Azuay',
    cantons: [
      {
        id: 101,
        name: 'Cuenca',
        parishes: [
          { id: 10101, name: 'Sucre' },
          { id: 10102, name: 'Yanuncay' },
        ],
      },
    ],
  },
  { id: 4, name: 'Carchi', cantons: [{ id: 402, name: 'Bolívar', parishes: [{ id: 40201, name: 'Los Andes' }] }] },
  { id: 13, name: 'Manabí', cantons: [{ id: 1302, name: 'Bolívar', parishes: [{ id: 130201, name: 'Calceta' }] }] },
  {
    id: 17,
    name: 'Pichincha',
    cantons: [
      {
        id: 1701,
        name: 'Quito',
        parishes: [
          { id: 170101, name: 'Conocoto' },
          { id: 170102, name: 'Iñaquito' },
        ],
      },
    ],
  },
];

/** What the country's call answers when it is narrowed to a province or a canton. */
export const placesAsked = ({
  provinceId,
  cantonId,
}: {
  provinceId?: number | undefined;
  cantonId?: number | undefined;
}): ProvinceWithCantons[] =>
  PROVINCES.filter(({ id }) => provinceId === undefined || id === provinceId)
    .map((province) => ({
      ...province,
      cantons: province.cantons.filter(({ id }) => cantonId === undefined || id === cantonId),
    }))
    .filter(({ cantons }) => cantons.length > 0);

/** A person with everything: names of several words, two e-mails, two phones and two addresses. */
export const PERSON: Profile = {
  firstName: 'María José',
  otherNames: 'del Carmen',
  surname: 'Andrade',
  secondSurname: 'Ñacato',
  birthDate: '1988-02-29',
  genderId: 2,
  revision: 4,
  identification: '1710034065',
  emails: [
    { typeId: 1, address: 'maria@example.ec', isMain: true },
    { typeId: 2, address: 'mandrade@andina.example.ec', isMain: false },
  ],
  phones: [
    { typeId: 11, number: '0987654321', isMain: true },
    { typeId: 10, number: '022345678', isMain: false },
  ],
  addresses: [
    {
      typeId: 21,
      mainStreet: 'Av. Solano',
      secondaryStreet: 'Remigio Crespo',
      number: 'N3-45',
      reference: 'Frente al parque',
      neighbourhood: 'El Vergel',
      cityId: 101,
      parishId: 10101,
      isMain: true,
    },
    {
      typeId: 22,
      mainStreet: 'Av. Amazonas',
      secondaryStreet: 'Naciones Unidas',
      number: 'E4-12',
      cityId: 1701,
      parishId: 170102,
      isMain: false,
    },
  ],
};

/** Consents of every kind: given for a purchase, given at the registration, withdrawn, and of a purpose of later days. */
export const CONSENTS: Consent[] = [
  { id: 6, purpose: 'marketing', textVersion: '2026-11', givenAt: '2026-11-28T03:30:00.000Z', canBeWithdrawn: true },
  {
    id: 5,
    purpose: 'personal-data',
    textVersion: '2026-11',
    givenAt: '2026-11-25T15:00:00.000Z',
    purchaseNumber: '3005',
    purchaseKind: 1,
    canBeWithdrawn: false,
  },
  {
    id: 4,
    purpose: 'marketing',
    textVersion: '2026-11',
    givenAt: '2026-11-21T15:00:00.000Z',
    withdrawnAt: '2026-11-23T15:00:00.000Z',
    canBeWithdrawn: true,
  },
  { id: 3, purpose: 'terms', textVersion: '2026-11', givenAt: '2026-11-20T15:00:00.000Z', canBeWithdrawn: false },
  { id: 2, purpose: 'privacy', textVersion: '2026-11', givenAt: '2026-11-20T15:00:00.000Z', canBeWithdrawn: false },
  { id: 1, purpose: 'test-drive', textVersion: '2026-10', givenAt: '2026-10-01T15:00:00.000Z', canBeWithdrawn: false },
];
