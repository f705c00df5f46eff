import { navigate, paths } from '@vitrina/navigation';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Method } from '../address';
import { ChosenMethod } from './chosen-method';
import { MethodCards } from './method-cards';

type MethodChoiceProps = { id: number; method: Method | undefined };

/**
 * How to pay. A choice is another address, so that back and forward keep it; it folds the others away, and what unfolds
 * or folds takes the focus of what was pressed.
 */
export function MethodChoice({ id, method }: MethodChoiceProps) {
  const [isChanging, setChanging] = useState(false);
  const isFolded = method !== undefined && !isChanging;
  const title = useRef<HTMLHeadingElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);

  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    if (isFolded) title.current?.focus({ preventScroll: true });
    else cards.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isFolded]);

  const choose = (chosen: Method) => {
    isPressed.current = true;
    setChanging(false);
    if (chosen !== method) navigate(paths.payment({ id, tab: chosen }));
  };
  const change = () => {
    isPressed.current = true;
    setChanging(true);
  };
  if (isFolded) return <ChosenMethod method={method} title={title} onChange={change} />;
  return (
    <div ref={cards}>
      <MethodCards method={method} onChoose={choose} />
    </div>
  );
}
