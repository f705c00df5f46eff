import type { Wizard } from '@vitrina/rules';
import { Button, ButtonLink } from '@vitrina/ui';
import { MessageCircle } from 'lucide-react';
import css from './share.module.css';
import { LABEL, useWhatsApp } from './use-whatsapp';

type OfferProps = { wizard: Wizard; onDealershipMissing(): void };

const look = { variant: 'secondary', size: 's' } as const;
const label = (
  <>
    <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />
    {LABEL}
  </>
);

const textFor = ({ agencia }: Wizard) => {
  if (!agencia) return 'Elige un concesionario y envíale tu configuración.';
  if (!agencia.whatsapp) return `${agencia.name} no tiene WhatsApp: elige tú a quién enviarle tu configuración.`;
  return `Envía tu configuración a ${agencia.name} y conversa con un asesor.`;
};

/** The alternative to a quotation: the configuration is sent to the chosen dealership as a message. */
export function WhatsAppOffer({ wizard, onDealershipMissing }: OfferProps) {
  return (
    <div className={css.offer}>
      <p className={css.text}>{textFor(wizard)}</p>
      {wizard.agencia ? (
        <WhatsAppLink wizard={wizard} />
      ) : (
        <Button {...look} onClick={onDealershipMissing}>
          {label}
        </Button>
      )}
    </div>
  );
}

const WhatsAppLink = ({ wizard }: { wizard: Wizard }) => (
  <ButtonLink {...look} {...useWhatsApp(wizard)}>
    {label}
  </ButtonLink>
);
