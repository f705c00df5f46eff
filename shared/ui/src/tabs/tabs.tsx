import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { byKeyboard } from '../layout/by-keyboard';
import css from './tabs.module.css';

export type Tab<T extends string> = { id: T; title: ReactNode; content: ReactNode };

export type TabsProps<T extends string> = {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly Tab<T>[];
  /** The open tab, if the owner controls it; otherwise the first is open initially. */
  value?: T;
  onChange?(id: NoInfer<T>): void;
  className?: string;
};

/** The tab that a key moves to from tab `at` of `count`; undefined for any other key. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs by the ARIA pattern: one tab stop; arrows, Home and End open the tab they reach. See ADR 0009. */
export function Tabs<T extends string>({ label, tabs, value, onChange, className }: TabsProps<T>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<T>();
  const wanted = value ?? own;
  const open = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === wanted),
  );
  const shown = tabs[open];

  const choose = (tab: Tab<T> | undefined) => {
    if (!tab) return;
    setOwn(tab.id);
    onChange?.(tab.id);
  };
  const key = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(open, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    choose(tabs[next]);
  };

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={key}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={index === open}
            aria-controls={`${base}-panel`}
            tabIndex={index === open ? 0 : -1}
            className={css.tab}
            onClick={() => choose(tab)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {shown && (
        <div
          id={`${base}-panel`}
          {...byKeyboard}
          role="tabpanel"
          aria-labelledby={`${base}-${shown.id}`}
          className={css.panel}
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}
