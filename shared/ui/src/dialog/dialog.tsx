import { onMove } from '@vitrina/navigation';
import {
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../button/icon-button';
import { cx } from '../cx';
import css from './dialog.module.css';

export type DialogProps = {
  open: boolean;
  title: string;
  /** Called on Escape, the close button, or a press outside the dialog; the owner sets `open` to false. */
  onClose(): void;
  /**
   * Called when another page is opened or the browser goes back: `onClose` by default. Give another one where closing
   * leads somewhere, because the customer is already on their way.
   */
  onLeave?(): void;
  /** It is closed for a moment and opens again by itself: its notices wait for it. */
  reopening?: boolean;
  /** For comparisons and tables: up to 72rem instead of 34rem. */
  wide?: boolean;
  /** For a picture or a document: as large as the window. Its children share the height as a column. */
  whole?: boolean;
  /** Whether a press outside the dialog calls `onClose`. On by default. */
  lightDismiss?: boolean;
  /** Buttons, always visible at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A modal on the native `<dialog>`: the page behind is inert, focus moves to the title (or to the child marked
 * `data-autofocus`) and returns afterwards. On phones it rises from the bottom edge.
 */
export function Dialog(props: DialogProps) {
  if (props.open) return <OpenDialog {...props} />;
  return props.reopening ? <span hidden data-reopening /> : null;
}

function OpenDialog({
  title,
  onClose,
  onLeave = onClose,
  wide,
  whole,
  lightDismiss = true,
  footer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  // A layout effect, because its cleanup runs while the element is still in the page: only then does close() give
  // focus back.
  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal();
    (node?.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current)?.focus();
    return () => node?.close();
  }, []);

  useEffect(() => onMove(onLeave), [onLeave]);

  const isBeside = (event: SyntheticEvent) => event.target === dialog.current;
  // A drag that starts inside and ends outside (selecting text) is not a press outside the dialog.
  const press = (event: PointerEvent) => {
    pressedBeside.current = isBeside(event);
  };
  const release = (event: PointerEvent) => {
    if (lightDismiss && pressedBeside.current && isBeside(event)) onClose();
  };
  const cancel = (event: SyntheticEvent) => {
    if (!isBeside(event)) return; // a cancelled file chooser inside bubbles the same event
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={cx(css.dialog, wide && css.wide, whole && css.whole)}
      aria-modal
      aria-labelledby={titleId}
      onPointerDown={press}
      onPointerUp={release}
      onCancel={cancel}
    >
      <div className={css.frame}>
        <header className={css.header}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={css.title}>
            {title}
          </h2>
          <IconButton icon="close" label="Cerrar" className={css.close} onClick={onClose} />
        </header>
        {/* Filled by the toasts (`toasts/dialog-notices.tsx`). */}
        <div data-notices className={css.notices} />
        <div className={css.body}>{children}</div>
        {footer && (
          <footer data-dialog-footer className={css.footer}>
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}
