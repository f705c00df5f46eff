import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { applicationDocument, type Negotiation, type Purchase, QUOTATION_KINDS } from '@vitrina/contract';
import { balanceOf, StateNotice, saveForCustomer } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { canContinue, endedWithoutSale, formatMoney, slugify } from '@vitrina/rules';
import { Button, ButtonLink, Callout, Row, Stack } from '@vitrina/ui';
import { detailOf } from './detail-of';

type SentProps = { id: number; title: string; found: Negotiation & { purchase: Purchase } };

/** In place of a wizard that was sent: what it has become, what comes next, and all answers as a document. */
export function Sent({ id, title, found: { purchase } }: SentProps) {
  return (
    <Stack gap="l">
      {endedWithoutSale(purchase.status) ? <StateNotice purchase={purchase} /> : <Standing purchase={purchase} />}
      <Document id={id} name={slugify(`${title} ${purchase.number}`)} />
    </Stack>
  );
}

function Standing({ purchase }: { purchase: Purchase }) {
  const isCredit = purchase.kind === QUOTATION_KINDS.credit;
  const balance = balanceOf(purchase);
  const isPayable = balance !== undefined && canContinue(balance);
  return (
    <Stack>
      <Callout tone="success" title={isCredit ? 'Tu solicitud fue enviada' : 'Tu declaración está completa'}>
        {isPayable
          ? `Te faltan ${formatMoney(balance)} por pagar.`
          : isCredit
            ? 'El banco la revisa. Te avisamos por correo cuando responda.'
            : 'Ya no tienes saldo por pagar.'}
      </Callout>
      <Row gap="s">
        {isPayable && <ButtonLink to={paths.payment({ id: purchase.id })}>Ir a pagar</ButtonLink>}
        <ButtonLink to={detailOf(purchase)} variant={isPayable ? 'secondary' : 'primary'}>
          {isCredit ? 'Ver tu solicitud' : 'Ver tu compra'}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

/** All answers as they were sent, with the letter; a failure is shown as a notice. */
function Document({ id, name }: { id: number; name: string }) {
  const { mutateAsync, isPending } = useMutation(mutation(applicationDocument));
  const save = () => saveForCustomer(() => mutateAsync({ id }), `${name}.pdf`).catch(() => undefined);
  return (
    <p>
      <Button variant="secondary" busy={isPending} onClick={save}>
        Descargar tus respuestas (PDF)
      </Button>
    </p>
  );
}
