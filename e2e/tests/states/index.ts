import { accessories, emptyAccessories } from './accessories';
import { account, quotationList, userMenu } from './account';
import { configurator, configuratorFailures } from './configurator';
import { exterior, exteriorWithout } from './exterior';
import { home, homeFailures } from './home';
import { legalTexts } from './legal';
import { quotation, requestReceived } from './quotation';
import { restoredLink } from './restored';
import { sharing, shortLink } from './share';
import { leadForms, signInAnswers, signInDialog } from './sign-in';
import { printedSummary, summary, summaryFailures, summaryOfCustomer } from './summary';

/** Every state of the journey, in walks that each start from nothing. */
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
  quotation,
  requestReceived,
  signInDialog,
  signInAnswers,
  leadForms,
  legalTexts,
  userMenu,
  quotationList,
  account,
};

/** And what leaves the screen. */
export const PICTURED = { ...WALKS, printedSummary };
