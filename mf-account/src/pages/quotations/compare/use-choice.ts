import { useState } from 'react';
import { MOST_COMPARED } from './address';

/** The quotations that are ticked for a comparison. */
export type Choice = {
  /** in the order in which they were ticked */
  ids: readonly number[];
  /** the cards have boxes */
  isOn: boolean;
  /** the card whose box was pressed when three were ticked */
  refused: number | undefined;
  /** Puts a box on each card and ticks the one where that was asked for, if there is room. */
  start(id: number): void;
  toggle(id: number): void;
  end(): void;
};

/**
 * Ticks quotations, at most three; the fourth is remembered as refused until the next press.
 * @param isThere whether the list has, or may still bring, a quotation: those that are gone do not count
 */
export function useChoice(initial: readonly number[], isThere: (id: number) => boolean): Choice {
  const [held, setIds] = useState(initial);
  const ids = held.filter(isThere);
  const [isOn, setOn] = useState(initial.length > 0);
  const [refused, setRefused] = useState<number>();
  const add = (id: number) => {
    const hasRoom = ids.length < MOST_COMPARED;
    setRefused(hasRoom ? undefined : id);
    if (hasRoom) setIds([...ids, id]);
  };
  const remove = (id: number) => {
    setRefused(undefined);
    setIds(ids.filter((other) => other !== id));
  };
  return {
    ...{ ids, isOn, refused },
    start(id) {
      setOn(true);
      if (!ids.includes(id)) add(id);
    },
    toggle: (id) => (ids.includes(id) ? remove(id) : add(id)),
    end() {
      setIds([]);
      setOn(false);
      setRefused(undefined);
    },
  };
}
