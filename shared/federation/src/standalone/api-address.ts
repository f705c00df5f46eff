import { configureApi } from '@vitrina/api-client';

const KEY = 'vitrina:standalone-api';

/** Origin of the API in use: `?api=` of the page, or else the tester's last choice; '' is the site's own. */
export function apiAddress(): string {
  return new URLSearchParams(location.search).get('api') ?? localStorage.getItem(KEY) ?? '';
}

/** Stores another origin for the next loads; '' restores the site's own. */
export function keepApiAddress(address: string): void {
  if (address) localStorage.setItem(KEY, address);
  else localStorage.removeItem(KEY);
}

/** Points the API client at the address in use. */
export function applyApiAddress(): void {
  configureApi({ baseUrl: apiAddress() });
}
