import { navigate } from '@vitrina/navigation';
import { Tabs } from '@vitrina/ui';
import type { ReactNode } from 'react';

export type ListTab = 1 | 2;

/** The tab that an address names: 2 is 'Terminadas'; 1, none and anything else 'En curso'. */
export const tabOf = (search: string): ListTab => (new URLSearchParams(search).get('tab') === '2' ? 2 : 1);

type ListTabsProps = {
  label: string;
  tab: ListTab;
  /** Address of a tab. */
  address(tab: ListTab): string;
  /** The list of those that have ended, or of those that have not. */
  list(hasEnded: boolean): ReactNode;
};

/** The two lists of a page. A change of tab replaces the address: it is no page view, and back leaves the page. */
export const ListTabs = ({ label, tab, address, list }: ListTabsProps) => (
  <Tabs
    label={label}
    value={`${tab}`}
    onChange={(id) => navigate(address(id === '2' ? 2 : 1), { replace: true })}
    tabs={[
      { id: '1', title: 'En curso', content: <div key="1">{list(false)}</div> },
      { id: '2', title: 'Terminadas', content: <div key="2">{list(true)}</div> },
    ]}
  />
);
