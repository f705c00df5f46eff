import { COMPANIES, SCHEDULES } from './data/dealership';
import { DEALERSHIPS } from './data/dealerships';
import { PROVINCES } from './data/divisions';

const cantonId = (provinceId: number, name: string): number => {
  const canton = PROVINCES.find(({ id }) => id === provinceId)?.cantons.find((each) => each.name === name);
  if (!canton) throw new Error(`the seed has no canton ${name} in province ${provinceId}`);
  return canton.id;
};

/** Provinces, cantons, parishes and dealerships. */
export const placeRows = () => ({
  province: PROVINCES.map(({ id, name }) => ({ id, name })),
  canton: PROVINCES.flatMap((province) =>
    province.cantons.map(({ id, name }) => ({ id, province_id: province.id, name })),
  ),
  parish: PROVINCES.flatMap(({ cantons }) => cantons).flatMap((canton) =>
    canton.parishes.map(({ id, name }) => ({ id, canton_id: canton.id, name })),
  ),
  dealership_company: Object.values(COMPANIES).map(({ name, taxNumber }) => ({ name, tax_number: taxNumber })),
  dealership: DEALERSHIPS.map((dealership, i) => ({
    id: i + 1,
    name: dealership.name,
    company: COMPANIES[dealership.company].name,
    schedule: SCHEDULES[dealership.schedule],
    province_id: dealership.province,
    canton_id: cantonId(dealership.province, dealership.canton),
    parish: dealership.parish ?? null,
    neighbourhood: dealership.neighbourhood ?? null,
    kind: dealership.kind,
    street: dealership.street ?? null,
    cross_street: dealership.crossStreet ?? null,
    street_number: dealership.number ?? null,
    details: dealership.details ?? null,
    latitude: dealership.at?.[0] ?? null,
    longitude: dealership.at?.[1] ?? null,
    phone: dealership.phone,
    whatsapp: dealership.whatsapp ?? null,
  })),
});
