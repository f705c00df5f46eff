import { COMPANIES, SCHEDULES } from './data/dealership';
import { DEALERSHIPS } from './data/dealerships';
import { HEADS, PARISHES } from './data/parishes';
import { PROVINCES } from './data/provinces';

const cantons = PROVINCES.flatMap(([province, , names]) =>
  names.split(', ').map((name, i) => ({ id: province * 100 + i + 1, province_id: province, name })),
);

const cantonId = (province: number, name: string): number => {
  const canton = cantons.find((row) => row.province_id === province && row.name === name);
  if (!canton) throw new Error(`the seed has no canton ${name} in province ${province}`);
  return canton.id;
};

const parishesOf = ({ province_id, name }: { province_id: number; name: string }): string[] => {
  const key = `${province_id} ${name}`;
  return PARISHES[key]?.split(', ') ?? [HEADS[key] ?? name];
};

/** Provinces, cantons, parishes and dealerships. Ids: province by official code, canton `ppnn`, parish `ppnnmm`. Lists only grow at their ends: an id is one place for ever. */
export const placeRows = () => ({
  province: PROVINCES.map(([id, name]) => ({ id, name })),
  canton: cantons,
  parish: cantons.flatMap((canton) =>
    parishesOf(canton).map((name, i) => ({ id: canton.id * 100 + i + 1, canton_id: canton.id, name })),
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
    whatsapp: dealership.whatsapp ?? null,
  })),
});
