import { accessories, emptyAccessories } from './accessories';
import { configurator, configuratorFailures } from './configurator';
import { exterior, exteriorWithout } from './exterior';
import { home, homeFailures } from './home';
import { restoredLink } from './restored';
import { sharing, shortLink } from './share';
import { printedSummary, summary, summaryFailures, summaryOfCustomer } from './summary';

export const WALKS = {
  home,
  homeFailures,
  configurator,
  configuratorFailures,
  accessories,
  emptyAccessories,
  exterior,
  exteriorWithout,
  restoredLink,
  summary,
  summaryFailures,
  summaryOfCustomer,
  sharing,
  shortLink,
};

/** What leaves the screen: pictured, not checked. */
export const ON_PAPER = { printedSummary };
