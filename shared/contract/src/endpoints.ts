import * as files from './account/files';
import * as quotations from './account/quotations';
import * as session from './account/session';
import * as accessories from './catalogue/accessories';
import * as banners from './catalogue/banners';
import * as catalogues from './catalogue/catalogues';
import * as packages from './catalogue/packages';
import * as vehicles from './catalogue/vehicles';
import type { Endpoint } from './dsl/endpoint';
import * as captcha from './leads/captcha';
import * as leads from './leads/leads';
import * as shortLinks from './leads/short-links';
import * as errorReports from './operation/error-reports';
import * as dealerships from './places/dealerships';
import * as provinces from './places/provinces';

const isEndpoint = (value: unknown): value is Endpoint<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value;

/** Every call of the contract, in order of path: for the server and the OpenAPI description, not for pages. */
export const allEndpoints: readonly Endpoint<unknown, unknown>[] = [
  vehicles,
  packages,
  accessories,
  banners,
  catalogues,
  provinces,
  dealerships,
  captcha,
  leads,
  shortLinks,
  session,
  quotations,
  files,
  errorReports,
]
  .flatMap((subject) => Object.values(subject as Record<string, unknown>))
  .filter(isEndpoint)
  .sort((a, b) => a.path.localeCompare(b.path));
