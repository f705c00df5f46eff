import { formatMoney, shownTotal, type Wizard } from '@vitrina/rules';
import { Button, Callout } from '@vitrina/ui';
import { resume } from './resume';

/** The configuration in words: 'Sierra por $34,792.21'. */
export function leftWords(left: Wizard): string {
  const price = shownTotal(left);
  return [left.modelo?.name, price !== undefined && `por ${formatMoney(price)}`].filter(Boolean).join(' ');
}

/** Says which configuration a new one replaces, and leads back to it. */
export const LeftConfiguration = ({ left }: { left: Wizard }) => (
  <Callout
    tone="warning"
    actions={
      <Button variant="secondary" size="s" onClick={() => resume(left)}>
        {`Seguir con tu ${left.modelo?.name ?? 'configuración'}`}
      </Button>
    }
  >
    {`Si continúas, empiezas de nuevo y se borra tu configuración de ${leftWords(left)}.`}
  </Callout>
);
