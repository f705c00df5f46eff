import { onMove } from '@vitrina/navigation';
import { onNotice, onWithdrawal } from '@vitrina/session-bus';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { toast } from 'react-toastify/unstyled';
import { noticeBoard } from './board';
import { DialogNotices } from './dialog-notices';
import { dialogSlot, watchDialogs } from './dialog-slot';
import { tellEndedSession } from './ended-session';
import { focusMemory } from './focus-memory';
import { keepClear } from './keep-clear';
import { pressCounter } from './presses';
import { ToastList } from './toast-list';
import './toasts.css';

/** The timers stop while the keyboard focus is among the toasts (the library does so only for the mouse). */
function pauseUnderFocus(host: HTMLElement): () => void {
  const pause = () => toast.pause();
  const play = () => toast.play();
  host.addEventListener('focusin', pause);
  host.addEventListener('focusout', play);
  return () => {
    host.removeEventListener('focusin', pause);
    host.removeEventListener('focusout', play);
  };
}

function createHost() {
  const host = document.createElement('div');
  const presses = pressCounter();
  return { host, presses, board: noticeBoard({ slot: dialogSlot, presses: presses.count }) };
}

/**
 * Shows every notice of the session bus where the eye is: at the top of an open dialog, else as a toast, bottom right
 * (on phones along the bottom, above the price bar), and out of the way of the control in use. Render it once per
 * document.
 */
export function Toasts() {
  const [{ host, presses, board }] = useState(createHost);

  useEffect(() => {
    document.body.append(host);
    const ends = [
      onNotice(board.post),
      onWithdrawal(board.withdraw),
      onMove(board.move),
      watchDialogs(board.settle),
      focusMemory(host),
      pauseUnderFocus(host),
      keepClear(host, presses.last),
      presses.watch(),
      () => host.remove(),
    ];
    tellEndedSession();
    return () => {
      for (const end of ends) end();
    };
  }, [host, presses, board]);

  const all = useSyncExternalStore(board.subscribe, board.all);
  return (
    <>
      {createPortal(<ToastList all={all} board={board} />, host)}
      <DialogNotices all={all} board={board} />
    </>
  );
}
