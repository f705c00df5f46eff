import { VisuallyHidden } from '@vitrina/ui';
import { useNews, type Watched } from './use-news';

/** Reads out what has changed, politely; the focus and open dialogs stay. */
export function News({ all }: { all: readonly Watched[] | undefined }) {
  const news = useNews(all);
  return (
    <VisuallyHidden>
      <output>{news}</output>
    </VisuallyHidden>
  );
}
