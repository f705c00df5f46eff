import { formatMoney, type Wizard } from '@vitrina/rules';
import { carName } from './car-name';

/** The message to the dealership: the car, its price, and the link to everything else. Nothing about the buyer. */
const messageOf = (wizard: Wizard, link: string) =>
  [
    'Hola, quiero continuar con esta configuración:',
    [carName(wizard), wizard.paquete?.title].filter(Boolean).join(', '),
    `PVP sugerido: ${formatMoney(wizard.total)}`,
    `Concesionario: ${wizard.agencia?.name ?? ''}`,
    link,
  ].join('\n');

/** Opens WhatsApp with a message to the chosen dealership; if it has no number WhatsApp asks for the contact. */
export const whatsAppAddress = (wizard: Wizard, link: string): string =>
  `https://wa.me/${wizard.agencia?.whatsapp ?? ''}?text=${encodeURIComponent(messageOf(wizard, link))}`;
