import { PAYMENT_TERMS_VERSION } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { brand } from '@vitrina/ui';
import type { LegalDocument } from './document';
import { NewTabLink } from './new-tab-link';

/** What a buyer accepts before they pay: how a payment counts, and what happens to its data. */
export const PAYMENT_TERMS: LegalDocument = {
  title: 'Términos de pago',
  version: PAYMENT_TERMS_VERSION,
  effective: { date: '2026-11-30', words: '30 de noviembre de 2026' },
  path: paths.privacy(),
  pageLink: 'Ver la política de privacidad',
  sections: [
    {
      id: 'a-quien-pagas',
      title: 'A quién pagas',
      body: (
        <p>
          Pagas tu vehículo, a través de {brand.legalName}, al concesionario que te atiende. Los montos están en dólares
          de los Estados Unidos de América e incluyen IVA. Por pagar aquí no te cobramos nada extra.
        </p>
      ),
    },
    {
      id: 'cuando-cuenta',
      title: 'Cuándo cuenta un pago',
      body: (
        <>
          <p>Un pago con tarjeta cuenta cuando el procesador lo aprueba.</p>
          <p>
            Una transferencia o un depósito baja tu saldo cuando lo registras y cuenta cuando confirmamos que el dinero
            llegó, en 1 día hábil. Si no llega o los datos no coinciden, lo rechazamos, te decimos por qué y tu saldo
            vuelve a subir: registra entonces la transacción de nuevo.
          </p>
        </>
      ),
    },
    {
      id: 'limites',
      title: 'Límites',
      body: (
        <p>
          Cada pago es como máximo tu saldo por pagar. La ley no permite pagar $10,000.00 o más en efectivo: para una
          compra contamos juntos todos tus depósitos en efectivo.
        </p>
      ),
    },
    {
      id: 'tus-tarjetas',
      title: 'Tus tarjetas',
      body: (
        <p>
          Los datos de tu tarjeta los escribes en la página del procesador. No los vemos ni los guardamos. Con los
          bancos que lo permiten puedes diferir el pago; las condiciones son las de tu banco.
        </p>
      ),
    },
    {
      id: 'devoluciones',
      title: 'Devoluciones y reversos',
      body: (
        <p>
          Si pagas de más, o si la compra se cancela, te devolvemos el dinero por el mismo medio o a una cuenta a tu
          nombre. Si el procesador reversa un pago, tu saldo se abre de nuevo y te avisamos por correo.
        </p>
      ),
    },
    {
      id: 'tus-datos',
      title: 'Tus datos',
      body: (
        <p>
          Usamos tus datos, los de quien paga por ti y tus comprobantes para registrar el pago, facturar y cumplir la
          ley contra el lavado de activos. Quien procesa la tarjeta recibe solo lo que necesita para cobrar. El resto
          está en la <NewTabLink to={paths.privacy()}>política de privacidad</NewTabLink>.
        </p>
      ),
    },
    {
      id: 'preguntas',
      title: 'Si algo no cuadra',
      body: (
        <p>
          Escríbenos a <a href={`mailto:${brand.email}`}>{brand.email}</a> con el número de tu compra. Guarda cada
          comprobante hasta que tu pago esté confirmado.
        </p>
      ),
    },
  ],
};
