import { query, useQuery } from '@vitrina/api-client';
import { negotiation } from '@vitrina/contract';
import { balanceOf } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { canContinue, formatMoney } from '@vitrina/rules';
import { ButtonLink, Row } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { DetailLink } from '../frame/detail-link';
import type { FaceProps } from './face';
import css from './outcome.module.css';

/** After a payment that was approved: what is left to pay as it is since then, and the ways on. @param children one more */
export function WaysOn({ id, state: { kind }, children }: FaceProps & { children?: ReactNode }) {
  const { data: found, isFetchedAfterMount: isFresh } = useQuery({
    ...query(negotiation, { id }, { quiet: true }),
    refetchOnMount: 'always',
  });
  const balance = isFresh && found?.purchase ? balanceOf(found.purchase) : undefined;
  const canPay = balance !== undefined && canContinue(balance);
  return (
    <>
      <p className={css.left}>
        {balance !== undefined &&
          (canPay ? `Te quedan ${formatMoney(balance)} por pagar.` : 'Ya no tienes saldo por pagar.')}
      </p>
      <Row>
        {canPay && <ButtonLink to={paths.payment({ id })}>Continuar Pagos</ButtonLink>}
        <DetailLink id={id} kind={kind} variant={canPay ? 'secondary' : 'primary'} />
        {children}
      </Row>
    </>
  );
}
