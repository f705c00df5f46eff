import { brand } from '@vitrina/ui';
import type { SiteRoute } from './route-table';

/** Title of a document without a page of its own. */
export const DEFAULT_TITLE = `${brand.name} Ecuador`;

/** Title of the document for a route; the HTML of the release says the same. */
export const titleOf = (route: SiteRoute | undefined): string =>
  route?.title ? `${route.title} | ${brand.name}` : DEFAULT_TITLE;
