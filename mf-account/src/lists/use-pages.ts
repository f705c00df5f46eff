import { type PageEndpoint, type query, useMutation, useQuery, useQueryClient } from '@vitrina/api-client';
import { useState } from 'react';

/** Rows of a page. */
const SIZE = 20;
/** Most rows of one answer, which is what a refresh asks for (`listPage` of the contract). */
const MOST = 100;

type Page = { after?: number; size?: number };
type Read<Row> = (context: { signal: AbortSignal }) => Promise<Row[]>;

/** The rest of a list, for `More`. */
export type MoreRows = {
  /** the list has further rows */
  isLeft: boolean;
  isComing: boolean;
  /** The last try failed; nothing is asked again by itself. */
  hasFailed: boolean;
  /** Asks for the next page, once however often it is called meanwhile. */
  ask(): void;
};

export type Pages<Row> = {
  /** For `QueryState`; the data are the rows so far. */
  list: { data: Row[] | undefined; isError: boolean; errorUpdateCount: number; refetch(): unknown };
  more: MoreRows;
};

/**
 * A list of the customer by pages of 20: `usePages(query, quotations, { personId, campaign: 0 })`, or `live` in place of
 * `query`. The rows so far are one query, which a refresh replaces as a whole, in answers of up to 100 rows; the next
 * page is appended to it and asked for by the last row, so that no row comes twice or is missed where others are added
 * on top. A server that sends the whole list all the same is read right. For another input mount it anew (`key`): what
 * failed and where the list ends belong to the one it was mounted with.
 */
export function usePages<Request extends Page, Row extends { id: number }>(
  read: typeof query,
  endpoint: PageEndpoint<Request, Row[]>,
  input: NoInfer<Request>,
): Pages<Row> {
  const client = useQueryClient();
  /** Length at which a list of whole pages was found to end. */
  const [endAt, setEndAt] = useState<number>();
  const options = read<Request, Row[]>(endpoint, { ...input, size: SIZE });
  const key = options.queryKey;
  const held = (): Row[] => client.getQueryData<Row[]>(key) ?? [];
  const isWhole = (length: number) => length % SIZE > 0 || length === endAt;
  // Called by hand for the further pages: like any call of a query, but for its place in the cache.
  const ask = (page: Page, signal: AbortSignal) =>
    (read<Request, Row[]>(endpoint, { ...input, ...page }).queryFn as unknown as Read<Row>)({ signal });

  /** Rows that a refresh brings: all there are and, beyond a known end, those that were added since. */
  const wanted = () => {
    const { length } = held();
    return length === 0 || isWhole(length) ? length - (length % SIZE) + SIZE : length;
  };

  const { data, isError, errorUpdateCount, refetch } = useQuery({
    ...options,
    async queryFn({ signal }) {
      const rows: Row[] = [];
      // Computed anew each time: a page that was appended meanwhile must not go with the end of the refresh.
      for (let size = wanted(); size > 0; size = wanted() - rows.length) {
        const asked = Math.min(size, MOST);
        const page = await ask({ size: asked, after: rows.at(-1)?.id }, signal);
        rows.push(...page);
        if (page.length !== asked) break;
      }
      return rows;
    },
  });

  const next = useMutation({
    mutationKey: key,
    async mutationFn() {
      const { signal } = new AbortController();
      for (let after = held().at(-1)?.id; after !== undefined; ) {
        const page = await ask({ size: SIZE, after }, signal);
        const rows = held();
        const last = rows.at(-1)?.id;
        if (last === after) {
          const known = new Set(rows.map(({ id }) => id));
          const fresh = page.filter(({ id }) => !known.has(id));
          if (fresh.length === 0) setEndAt(rows.length);
          client.setQueryData(key, [...rows, ...fresh]);
          return;
        }
        // A refresh ended with another row meanwhile, or the session did.
        after = last;
      }
    },
  });

  return {
    list: { data, isError, errorUpdateCount, refetch },
    more: {
      isLeft: data !== undefined && data.length > 0 && !isWhole(data.length),
      isComing: next.isPending,
      hasFailed: next.isError,
      ask: () => {
        if (client.isMutating({ mutationKey: key }) === 0) next.mutate();
      },
    },
  };
}
