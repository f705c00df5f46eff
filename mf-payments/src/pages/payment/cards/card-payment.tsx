import { PAYMENT_METHODS, type PaymentChoice, type PaymeOpened } from '@vitrina/contract';
import { navigate, paths, useLocation } from '@vitrina/navigation';
import { useState } from 'react';
import { readAddress } from '../address';
import type { PaymentProps } from '../payment-props';
import { InPaymeDocument } from './payme/in-payme-document';
import { PaymeWindow } from './payme/payme-window';
import { ProviderList } from './providers/provider-list';
import { ProviderPage } from './providers/provider-page';

export type CardPaymentProps = PaymentProps & {
  /** how the customer chose to pay before what was missing was complete */
  kept?: PaymentChoice | undefined;
};

type Opened = { form: PaymeOpened; attempt: string };

/** Pays by card (specification 2, section 2): the providers, then the one that the address names. */
export function CardPayment({ found, balance, kept }: CardPaymentProps) {
  const { negotiationId: id = 0 } = found;
  const { provider } = readAddress(useLocation().search);
  const [opened, setOpened] = useState<Opened>();
  const [hasFailed, setFailed] = useState(false);

  const toProviders = () => {
    setOpened(undefined);
    setFailed(true);
    navigate(paths.payment({ id, tab: PAYMENT_METHODS.card }), { replace: true });
  };
  if (!provider) return <ProviderList id={id} takesFocus={hasFailed} />;
  if (opened && provider === 'payme') return <PaymeWindow id={id} {...opened} onFailed={toProviders} />;
  const page = (
    <ProviderPage
      key={provider}
      found={found}
      balance={balance}
      provider={provider}
      kept={kept?.method === PAYMENT_METHODS.card ? kept : undefined}
      onOpened={(form, attempt) => setOpened({ form, attempt })}
      onRefused={toProviders}
    />
  );
  return provider === 'payme' ? <InPaymeDocument>{page}</InPaymeDocument> : page;
}
