import { history } from '@vitrina/navigation';
import { useEffect, useRef } from 'react';
import { SUB_MENU_ID } from './sub-step';

/**
 * When the buyer goes to another sub-step, moves the focus to its title and scrolls to the sub-step menu; the browser's
 * back and forward restore their own scroll position. The first sub-step is left alone: the shell sets focus and scroll
 * of a page that opens.
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
