import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button';
import { Callout } from '../callout/callout';
import { type NoticeBoard, type Posted, roleOf } from './board';

type DialogNoticeProps = { posted: Posted; slot: HTMLElement; board: NoticeBoard };

/** A notice at the top of a dialog, until it is withdrawn or answered. */
function DialogNotice({ posted: { key, notice, isHeard }, slot, board }: DialogNoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  // As it was when it was mounted: a role that comes or goes would be a second announcement, or end the first one.
  const wasHeard = useRef(isHeard).current;
  const id = `notice-${key}`;

  useEffect(() => {
    element.current?.scrollIntoView?.({ block: 'nearest' });
    board.hear(key);
    // The dialog that reopens with it is announced with it: its own words are not announced once more.
    if (!wasHeard) return;
    const dialog = slot.closest('dialog');
    dialog?.setAttribute('aria-describedby', id);
    return () => dialog?.removeAttribute('aria-describedby');
  }, [board, key, slot, id, wasHeard]);

  const { action } = notice;
  const answer = () => {
    action?.run();
    board.remove(key);
  };
  return (
    <div ref={element} id={id}>
      <Callout
        tone={notice.kind === 'error' ? 'danger' : notice.kind}
        role={wasHeard ? 'note' : roleOf(notice)}
        actions={
          action && (
            <Button variant="secondary" size="s" onClick={answer}>
              {action.label}
            </Button>
          )
        }
      >
        {notice.text}
      </Callout>
    </div>
  );
}

/** The notices of the open dialog, at its top, above what they speak of. */
export function DialogNotices({ all, board }: { all: readonly Posted[]; board: NoticeBoard }) {
  return all.map(
    (posted) =>
      posted.slot instanceof HTMLElement &&
      createPortal(<DialogNotice posted={posted} slot={posted.slot} board={board} />, posted.slot, `${posted.key}`),
  );
}
