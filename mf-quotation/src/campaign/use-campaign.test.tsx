import { newWizard } from '@vitrina/rules';
import { openPage } from '../testing/open-page';
import { useCampaign } from './use-campaign';

const Page = () => {
  useCampaign();
  return null;
};

test.each([
  ['?source=12', 7, 12],
  ['?source=999', 7, 0],
  ['?source=kia', 7, 0],
  ['', 7, 7],
  ['?otro=12', 7, 7],
])('%s after campaign %i makes it %i', (query, before, after) => {
  const page = openPage(Page, { path: '/gracias', address: `/gracias${query}`, wizard: newWizard(before) });
  expect(page.wizard().campana).toBe(after);
  page.close();
});
