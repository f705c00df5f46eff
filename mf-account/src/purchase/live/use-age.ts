import { useQueryClient } from '@vitrina/api-client';
import { useEffect, useState } from 'react';

/** A live answer of this age has missed seven refreshes. */
const OLD_MS = 30_000;
const TICK_MS = 10_000;

/**
 * How old the shown answers of a live call are, in ms, once that is worth telling: the last refresh failed, or none came
 * for half a minute; else undefined.
 */
export function useAge({ path }: { path: string }): number | undefined {
  const client = useQueryClient();
  const [age, setAge] = useState<number>();
  useEffect(() => {
    const look = () => {
      const shown = client.getQueryCache().findAll({ queryKey: [path], type: 'active' });
      const ages = shown.flatMap(({ state }) => {
        if (state.data === undefined) return [];
        const ms = Date.now() - state.dataUpdatedAt;
        return state.status === 'error' || ms > OLD_MS ? [ms] : [];
      });
      setAge(ages.length > 0 ? Math.max(...ages) : undefined);
    };
    // A query is added while a component is drawn, when no other may change.
    const unsubscribe = client
      .getQueryCache()
      .subscribe(({ type, query }) => type !== 'added' && query.queryKey[0] === path && look());
    const timer = setInterval(look, TICK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      unsubscribe();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, path]);
  return age;
}
