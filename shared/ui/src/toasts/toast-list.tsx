import type { Notice } from '@vitrina/session-bus';
import { useEffect, useRef } from 'react';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { type NoticeBoard, type Posted, roleOf } from './board';
import css from './toasts.module.css';

/** The library collapses a removed toast with an inline transition, which no style sheet of ours can change. */
const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
const rise = cssTransition({ enter: css.enter!, exit: css.exit!, collapse: !isStill, collapseDuration: 150 });

/**
 * Milliseconds that a notice is shown. One with an action has no time limit (WCAG 2.2.1): it is removed when answered,
 * closed or withdrawn. The pointer or focus on any toast stops the timers of all.
 */
const lifetime = (notice: Notice): number | false => (notice.action ? false : 6_000);

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

function show({ notice, key }: Posted, board: NoticeBoard) {
  const options = {
    toastId: key,
    type: notice.kind,
    autoClose: lifetime(notice),
    role: roleOf(notice),
    icon: <Icon name={notice.kind === 'error' ? 'danger' : notice.kind} />,
    onClose: () => board.remove(key),
  };
  const content = <Content notice={notice} onDone={() => board.remove(key)} />;
  if (toast.isActive(key)) toast.update(key, { ...options, render: content });
  else toast(content, options);
}

/** The notices of the page as toasts. */
export function ToastList({ all, board }: { all: readonly Posted[]; board: NoticeBoard }) {
  const shown = useRef(new Map<number, Notice>());
  useEffect(() => {
    const wanted = new Map(all.filter(({ slot }) => slot === null).map((posted) => [posted.key, posted]));
    for (const key of shown.current.keys()) if (!wanted.has(key)) toast.dismiss(key);
    for (const [key, posted] of wanted) if (shown.current.get(key) !== posted.notice) show(posted, board);
    shown.current = new Map([...wanted].map(([key, { notice }]) => [key, notice]));
  }, [all, board]);

  return (
    <ToastContainer
      position="bottom-right"
      aria-label="Notificaciones, Alt+T"
      hideProgressBar
      newestOnTop
      transition={rise}
      closeButton={({ closeToast }) => (
        <IconButton icon="close" label="Cerrar notificación" className={css.close} onClick={closeToast} />
      )}
    />
  );
}
