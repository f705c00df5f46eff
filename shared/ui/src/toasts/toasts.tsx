import { type Notice, onNotice, onWithdrawal } from '@vitrina/session-bus';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { focusMemory } from './focus-memory';
import { toastHost } from './host';
import css from './toasts.module.css';
import './toasts.css';

/** The library collapses a removed toast with an inline transition, which no style sheet of ours can change. */
const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
const rise = cssTransition({ enter: css.enter!, exit: css.exit!, collapse: !isStill, collapseDuration: 150 });

/**
 * Milliseconds that a notice is shown. One with an action has no time limit (WCAG 2.2.1): it is removed when answered,
 * closed or withdrawn. The pointer or focus on any toast stops the timers of all.
 */
const lifetime = (notice: Notice): number | false => (notice.action ? false : 6_000);

/** The same text again renews the existing toast instead of adding one. */
const idOf = (notice: Notice) => `${notice.kind}:${notice.text}`;

const show = (notice: Notice) => {
  const toastId = idOf(notice);
  const options = {
    toastId,
    type: notice.kind,
    autoClose: lifetime(notice),
    // An error or a warning interrupts a screen reader; other toasts do not.
    role: notice.kind === 'error' || notice.kind === 'warning' ? 'alert' : 'status',
    icon: <Icon name={notice.kind === 'error' ? 'danger' : notice.kind} />,
  };
  const content = <Content notice={notice} onDone={() => void toast.dismiss(toastId)} />;
  if (toast.isActive(toastId)) toast.update(toastId, { ...options, render: content });
  else toast(content, options);
};

function Content({ notice, onDone }: { notice: Notice; onDone(): void }) {
  const { action } = notice;
  return (
    <div className={css.content}>
      <p className={css.text}>{notice.text}</p>
      {action && (
        <Button
          variant="secondary"
          size="s"
          onClick={() => {
            action.run();
            onDone();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}

/**
 * Shows every notice of the session bus, bottom right; on phones along the bottom, above the price bar. Render it once
 * per document.
 */
export function Toasts() {
  const [host] = useState(toastHost);

  useEffect(() => {
    const unsubscribe = onNotice((notice) => {
      host.raise();
      show(notice);
    });
    const unsubscribeWithdrawals = onWithdrawal((notice) => void toast.dismiss(idOf(notice)));
    const forgetFocus = focusMemory(host.element);
    // The timers stop while the keyboard focus is among the toasts (the library does so only for the mouse).
    const pause = () => toast.pause();
    const play = () => toast.play();
    host.element.addEventListener('focusin', pause);
    host.element.addEventListener('focusout', play);
    return () => {
      unsubscribe();
      unsubscribeWithdrawals();
      forgetFocus();
      host.element.removeEventListener('focusin', pause);
      host.element.removeEventListener('focusout', play);
      host.element.remove();
    };
  }, [host]);

  return createPortal(
    <ToastContainer
      position="bottom-right"
      aria-label="Notificaciones, Alt+T"
      hideProgressBar
      newestOnTop
      transition={rise}
      closeButton={({ closeToast }) => (
        <IconButton icon="close" label="Cerrar notificación" className={css.close} onClick={closeToast} />
      )}
    />,
    host.element,
  );
}
