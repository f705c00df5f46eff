import { query, useQuery } from '@vitrina/api-client';
import { checkCardPayment, PAYMENT_METHODS, type PaymeOpened } from '@vitrina/contract';
import { outcomePath, pageLoad } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { Button, Row } from '@vitrina/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { HiddenForm } from './hidden-form';
import css from './payme-window.module.css';
import { useModal } from './use-modal';

type PaymeWindowProps = { id: number; form: PaymeOpened; attempt: string; onFailed(): void };

/**
 * Behind payme's modal. Nothing tells that it was closed: the ways on are visible behind it, and the payment is asked
 * about whenever the page is seen again. Every way on is another document, in which the modal is gone.
 */
export function PaymeWindow({ id, form, attempt, onFailed }: PaymeWindowProps) {
  const isComing = useModal(form, onFailed);
  useReturn(id, attempt);
  const title = useRef<HTMLHeadingElement>(null);
  useFocus(title);
  return (
    <section aria-label="Pay-me" className={css.window}>
      <h3 ref={title} tabIndex={-1} className={css.title}>
        Paga en la ventana de Pay-me
      </h3>
      <p role="status">
        {isComing
          ? 'Abrimos Pay-me. Toma unos segundos.'
          : 'Al terminar vuelves aquí. Si cerraste la ventana, dinos cómo seguimos.'}
      </p>
      <Row>
        <Button onClick={() => pageLoad.assign(outcomePath(id, 'payme', attempt))}>Ya pagué, verificar</Button>
        <Button variant="secondary" onClick={() => pageLoad.assign(paths.payment({ id, tab: PAYMENT_METHODS.card }))}>
          Elegir otra forma
        </Button>
      </Row>
      <HiddenForm form={form} />
    </section>
  );
}

/** The form that had the focus is gone, and so is payme's window once it is closed: nothing else tells that. */
function useFocus(title: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const take = () => document.activeElement === document.body && title.current?.focus({ preventScroll: true });
    take();
    const closed = new MutationObserver(take);
    closed.observe(document.body, { childList: true });
    return () => closed.disconnect();
  }, [title]);
}

/** Whenever the page is seen again, leads to the outcome of a payment that is over. */
function useReturn(id: number, attempt: string): void {
  const { data, refetch } = useQuery({ ...query(checkCardPayment, { id, attempt }, { quiet: true }), enabled: false });
  useEffect(() => {
    const ask = () => void (document.visibilityState === 'visible' && refetch());
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [refetch]);
  const isOver = data !== undefined && data.status !== 'PENDIENTE';
  useEffect(() => {
    if (isOver) pageLoad.replace(outcomePath(id, 'payme', attempt));
  }, [isOver, id, attempt]);
}
