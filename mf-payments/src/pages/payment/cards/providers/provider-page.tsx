import { type CardPayment, PAYMENT_METHODS, type PaymentChoice, type PaymeOpened } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { ButtonLink, Icon } from '@vitrina/ui';
import { useDeclaration } from '../../declaration';
import type { PaymentProps } from '../../payment-props';
import { PendingDialog, useQuestion } from '../../pending';
import { FaqButton } from '../faq/faq-button';
import { CardForm } from '../form/card-form';
import { useSubmit } from '../form/use-submit';
import { InAppHint } from '../in-app/in-app-hint';
import { LatestPayments } from '../latest/latest-payments';
import { useCardPayments } from '../latest/use-card-payments';
import css from './provider-page.module.css';
import { useProviders } from './use-providers';
import { PROVIDERS, type Provider } from './words';

type ProviderPageProps = PaymentProps & {
  provider: Provider;
  kept: PaymentChoice | undefined;
  onOpened(form: PaymeOpened, attempt: string): void;
  onRefused(): void;
};

/** The payment at one provider: what will happen, the form, the latest payments. */
export function ProviderPage({ found, balance, provider, kept, onOpened, onRefused }: ProviderPageProps) {
  const { negotiationId: id = 0 } = found;
  const { name, line } = PROVIDERS[provider];
  const payments = useCardPayments(id);
  const declaration = useDeclaration(found);
  const { asked, ask: askAbout } = useQuestion<CardPayment>();
  const { data: offered } = useProviders();
  const { submit, phase } = useSubmit({
    ...{ found, provider, kept, payments, declaration, askAbout, onOpened, onRefused },
  });
  const banks = offered?.deferringBanks.map((bank) => bank.name);
  return (
    <div className={css.page}>
      <div className={css.heading}>
        <ButtonLink variant="quiet" size="s" to={paths.payment({ id, tab: PAYMENT_METHODS.card })}>
          <Icon name="arrow-left" size={18} />
          <span>Atrás</span>
        </ButtonLink>
        <div className={css.words}>
          <h3 className={css.name}>{name}</h3>
          <p className={css.line}>{line}</p>
        </div>
        {provider === 'p2p' && banks && <FaqButton banks={banks} />}
      </div>
      <InAppHint />
      <CardForm id={id} balance={balance} kept={kept} phase={phase} onSubmit={submit} />
      <LatestPayments id={id} payments={payments} />
      {declaration.dialog}
      <PendingDialog asked={asked} />
    </div>
  );
}
