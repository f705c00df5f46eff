import { history } from '@vitrina/navigation';
import { useEffect, useRef } from 'react';
import { SUB_MENU_ID } from './sub-step';

/**
 * When the buyer goes to another sub-step, focus moves to its title and the page comes back to the sub-step menu; the
 * browser's back and forward have their own place to scroll to. The first one is left alone: the shell places focus and
 * scroll of a page that opens.
 */
export function useSubStepFocus(subStep: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(subStep);
  useEffect(() => {
    if (shown.current === subStep) return;
    shown.current = subStep;
    title.current?.focus({ preventScroll: true });
    if (history.action !== 'POP') document.getElementById(SUB_MENU_ID)?.scrollIntoView();
  }, [subStep]);
  return title;
}
