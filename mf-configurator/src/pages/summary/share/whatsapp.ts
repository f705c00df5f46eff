import { formatMoney, type Wizard } from '@vitrina/rules';
import { carName } from './car-name';

/** What the buyer tells the dealership: the car, what it costs, and the link to all the rest. Nothing about the buyer. */
const messageOf = (wizard: Wizard, link: string) =>
  [
    'Hola, quiero continuar con esta configuración:',
    [carName(wizard), wizard.paquete?.title].filter(Boolean).join(', '),
    `PVP sugerido: ${formatMoney(wizard.total)}`,
    `Concesionario: ${wizard.agencia?.name ?? ''}`,
    link,
  ].join('\n');

/** Opens WhatsApp with a message to the chosen dealership; without its number WhatsApp asks for the contact. */
export const whatsAppAddress = (wizard: Wizard, link: string): string =>
  `https://wa.me/${wizard.agencia?.whatsapp ?? ''}?text=${encodeURIComponent(messageOf(wizard, link))}`;
