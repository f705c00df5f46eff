import type { Cents } from '@vitrina/contract';
import { FormField, useFormValue } from '@vitrina/forms';
import { type AmountValue, amountOf } from '@vitrina/forms/masks';
import { useIsWide } from '@vitrina/journey';
import { Button, CopyButton } from '@vitrina/ui';
import { useId, useState } from 'react';
import { type AccountOption, account, amount } from '../fields/fields';
import css from './bank-data.module.css';
import { bankFacts, bankText } from './bank-facts';
import { CodePart } from './code-part';
import { useHolder } from './use-holder';

type BankDataProps = {
  accounts: readonly AccountOption[];
  /** the number of the purchase */
  reference: string;
};

/** Which account is paid into; its data, each to be copied, and as a code for the telephone. */
export function BankData({ accounts, reference }: BankDataProps) {
  const chosen = useFormValue<AccountOption>(account.name);
  useHolder(chosen);
  const typed = amountOf(useFormValue<AmountValue>(amount.name));
  return (
    <div className={css.bank}>
      <FormField
        of={account}
        options={accounts}
        hint={chosen ? undefined : 'Elige el banco y verás los datos de la cuenta'}
      />
      {chosen && <Facts account={chosen} amount={typed} reference={reference} />}
    </div>
  );
}

type FactsProps = { account: AccountOption; amount: Cents | null; reference: string };

function Facts(paid: FactsProps) {
  const isWide = useIsWide();
  return (
    <div className={css.data}>
      <dl className={css.facts}>
        {bankFacts(paid).map(({ name, value, copied = value }) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd>
              <CopyButton text={copied} label={name.toLowerCase()} />
            </dd>
          </div>
        ))}
      </dl>
      {isWide ? <CodePart text={bankText(paid)} /> : <FoldedCode text={bankText(paid)} />}
    </div>
  );
}

/** In a narrow window behind a button: the telephone that would read it shows the page. */
function FoldedCode({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={css.folded}>
      <Button variant="quiet" size="s" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Ocultar código QR' : 'Ver código QR'}
      </Button>
      <div id={id}>{isOpen && <CodePart text={text} />}</div>
    </div>
  );
}
