import { CONSENT_VERSION, type LeadRequest } from '@vitrina/contract';
import type { Person } from './person-form';

/** A person as every lead sends one. */
export const personOf = ({
  ci,
  nombres,
  apellidos,
  telefono,
  email,
  promo,
}: Person): Pick<
  LeadRequest,
  'identification' | 'firstNames' | 'surnames' | 'phone' | 'email' | 'consent' | 'consentVersion'
> => ({
  identification: ci,
  firstNames: nombres,
  surnames: apellidos,
  phone: telefono,
  email,
  consent: promo,
  consentVersion: CONSENT_VERSION,
});
