import { SIMULATION_VERSION } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { brand } from '@vitrina/ui';
import type { LegalDocument } from './document';
import { NewTabLink } from './new-tab-link';

/** What a buyer consents to before they apply for a credit: who gets which data, for how long, and how it is taken back. */
export const CREDIT_CONSENT: LegalDocument = {
  title: 'Análisis de tu crédito',
  version: SIMULATION_VERSION,
  effective: { date: '2026-12-01', words: '1 de diciembre de 2026' },
  path: paths.privacy(),
  pageLink: 'Ver la política de privacidad',
  sections: [
    {
      id: 'que-datos',
      title: 'Qué datos usamos',
      body: (
        <p>
          Los de tu cuenta y tu cotización, el plazo, la entrada y la cuota que calculaste, y lo que respondas en la
          solicitud: identidad, contacto, trabajo, ingresos, gastos, bienes, deudas, referencias y documentos. No
          pedimos datos de salud.
        </p>
      ),
    },
    {
      id: 'para-que',
      title: 'Para qué y con quién',
      body: (
        <>
          <p>
            Para presentar tu solicitud. {brand.legalName} la envía a la entidad financiera que la analiza y decide, y
            al concesionario que te atiende. A nadie más, y no para publicidad.
          </p>
          <p>
            La consulta de tu historial en burós de crédito es otra autorización: la lees y decides en la solicitud.
          </p>
        </>
      ),
    },
    {
      id: 'cuanto-tiempo',
      title: 'Por cuánto tiempo',
      body: (
        <p>
          Mientras tu solicitud esté en curso. Si termina sin crédito, dos años; si compras, siete años, por la ley
          tributaria. Viajan y se guardan protegidos, y solo los ve quien tramita tu solicitud.
        </p>
      ),
    },
    {
      id: 'si-no-aceptas',
      title: 'Si no aceptas',
      body: (
        <p>
          No podemos presentar tu solicitud. Puedes seguir calculando cuotas y comprar a contado, al mismo precio y sin
          otra consecuencia.
        </p>
      ),
    },
    {
      id: 'como-retirarlo',
      title: 'Cómo lo retiras',
      body: (
        <p>
          En tu cuenta, en <NewTabLink to={paths.consents()}>Tus consentimientos</NewTabLink>: queda retirado en ese
          momento. Si no has enviado la solicitud, tu cotización vuelve a contado, igual que con «Comprar contado». Si
          la enviaste y la entidad todavía no responde, la solicitud se cancela. Si ya respondió, no hay análisis
          nuevos. También puedes escribir a <a href={`mailto:${brand.email}`}>{brand.email}</a>. Lo hecho antes sigue
          siendo válido. Tus otros derechos están en la{' '}
          <NewTabLink to={paths.privacy()}>política de privacidad</NewTabLink>.
        </p>
      ),
    },
  ],
};
