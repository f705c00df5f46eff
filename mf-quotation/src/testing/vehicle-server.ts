import {
  cents,
  commercialVersion,
  createLead,
  createPostSaleLead,
  dealerships,
  encode,
  LeadReceipt,
  modelById,
  packages,
  provinces,
  vehicleLines,
} from '@vitrina/contract';
import { accountServer, refused } from './account-server';
import { leadServer } from './lead-server';

const SIERRA = { id: 1, name: 'Sierra', heroImage: '/media/sierra.webp' };
const power = { motorId: 6, transmissionId: 3, tractionId: 1 };
const option = (id: number) => ({ id, name: `Opción ${id}` });

const version = {
  id: 127,
  name: 'Sierra 2027',
  year: 2027,
  price: cents(2_899_000),
  defaultMotorId: 6,
  defaultTransmissionId: 3,
  defaultTractionId: 1,
  images: [],
  motors: [option(6)],
  transmissions: [option(3)],
  tractions: [option(1)],
  colours: [{ id: 4, name: 'Rojo Cotopaxi', hex: '#a3121c', image: '/media/sierra-rojo.webp', frames: [] }],
  years: [{ year: 2027 }],
};
const trimPackage = { id: 91, title: 'Paquete Urbano', description: '', year: 2027, price: cents(3_209_000), ...power };
const dealership = (id: number, name: string) => ({ id, name, company: 'Automotores Cóndor S.A.', places: [] });
/** The answer to a lead. */
export const receipt = { body: encode(LeadReceipt, { id: 1, number: 100_007, createdAt: '2026-11-28T03:00:00.000Z' }) };

/** The catalogue that the forms choose from, and the two calls that take their leads. */
export function vehicleServer(answers: Parameters<typeof accountServer>[0] = {}) {
  const { server } = leadServer();
  return accountServer(
    {
      vehicleLines: [
        { body: encode(vehicleLines.response, [{ id: 1, name: 'SUV', models: [SIERRA, { id: 2, name: 'Ruta' }] }]) },
      ],
      modelById: [{ body: encode(modelById.response, SIERRA) }],
      commercialVersion: [{ body: encode(commercialVersion.response, version) }],
      packages: [{ body: encode(packages.response, [trimPackage]) }],
      provinces: [
        {
          body: encode(provinces.response, [
            { id: 17, name: 'Pichincha' },
            { id: 9, name: 'Guayas' },
          ]),
        },
      ],
      dealerships: [
        { body: encode(dealerships.response, [dealership(1, 'Cóndor Eloy Alfaro'), dealership(2, 'Cóndor La Luz')]) },
      ],
      [createLead.name]: [receipt],
      [createPostSaleLead.name]: [receipt],
      ...answers,
    },
    server,
  );
}

export const failing = refused(503, 'Sin servicio');
