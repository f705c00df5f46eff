import { history, navigate, paths } from '@vitrina/navigation';

/** Whether the browser has a page of this site before this one: the history numbers its entries. */
const hasEarlierPage = () => Number((window.history.state as { idx?: unknown } | null)?.idx) > 0;

/** One page back; to the personal data from a page that was opened by its address. */
export function goBack(): void {
  if (hasEarlierPage()) history.go(-1);
  else navigate(paths.personalData(), { replace: true });
}
