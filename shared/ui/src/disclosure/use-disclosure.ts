import { useLocation } from '@vitrina/navigation';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the list in `place` is open, and what opens and closes it. Escape closes it and gives the focus
 * back to `opener`; a press or the focus elsewhere and a navigation close it. What a native popover would do, which is
 * above the browser floor.
 */
export function useDisclosure(place: RefObject<HTMLElement | null>, opener: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpenAt(undefined);
    const closeElsewhere = ({ target }: Event) => place.current?.contains(target as Node) || close();
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen, place, opener]);

  return { isOpen, toggle: () => setOpenAt(isOpen ? undefined : key), close: () => setOpenAt(undefined) };
}
