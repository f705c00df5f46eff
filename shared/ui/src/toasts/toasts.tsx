import { type Notice, onNotice } from '@vitrina/session-bus';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { toastHost } from './host';
import css from './toasts.module.css';
import './toasts.css';

const rise = cssTransition({ enter: css.enter!, exit: css.exit!, collapseDuration: 150 });

/** A notice that asks for something stays longer; the pointer or focus on any of them stops their clocks. */
const lifetime = (notice: Notice) => (notice.action ? 12_000 : 6_000);

const show = (notice: Notice) => {
  // The same words again renew the toast that is there instead of piling up.
  const toastId = `${notice.kind}:${notice.text}`;
  const options = {
    toastId,
    type: notice.kind,
    autoClose: lifetime(notice),
    // An error or a warning interrupts a screen reader; the rest waits.
    role: notice.kind === 'error' || notice.kind === 'warning' ? 'alert' : 'status',
    icon: <Icon name={notice.kind === 'error' ? 'danger' : notice.kind} />,
  };
  const content = <Content notice={notice} onDone={() => toast.dismiss(toastId)} />;
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

/** Shows every notice of the session bus, bottom right; on phones along the bottom, above the price bar. Once a document. */
export function Toasts() {
  const [host] = useState(toastHost);

  useEffect(() => {
    const stop = onNotice((notice) => {
      host.raise();
      show(notice);
    });
    // The clocks stop while the keyboard is among the toasts (the library does so for the mouse only).
    const pause = () => toast.pause();
    const play = () => toast.play();
    host.element.addEventListener('focusin', pause);
    host.element.addEventListener('focusout', play);
    return () => {
      stop();
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
      limit={4}
      transition={rise}
      closeButton={({ closeToast }) => (
        <IconButton icon="close" label="Cerrar notificación" className={css.close} onClick={closeToast} />
      )}
    />,
    host.element,
  );
}
