import { brand } from '@vitrina/ui';
import type { LegalSection } from '../document';
import { NewTabLink } from '../new-tab-link';

/** What this site keeps in the browser (session-bus, shell, the configurator's stage) and what tells people from machines. */
export const browserSections: LegalSection[] = [
  {
    id: 'navegador',
    title: 'Qué guarda este sitio en tu navegador',
    body: (
      <>
        <p>
          {brand.name} no usa cookies aquí, ni herramientas de publicidad o de analítica de otras empresas. Para
          funcionar, el sitio guarda en tu propio navegador:
        </p>
        <ul>
          <li>
            <strong>Tu sesión,</strong> si la inicias: cifrada, en el almacenamiento local, por 180 días o hasta que la
            cierres.
          </li>
          <li>
            <strong>Tu configuración y lo que escribes en los formularios,</strong> para que no se pierda: cifrado, en
            el almacenamiento de la pestaña, hasta que la cierres. Nunca contraseñas.
          </li>
          <li>
            <strong>La clave de ese cifrado,</strong> que ningún programa puede extraer del navegador.
          </li>
          <li>
            <strong>Preferencias de la pestaña:</strong> hasta dónde leíste cada página y si ves el vehículo de día o en
            estudio.
          </li>
        </ul>
        <p>
          Un enlace para compartir tu configuración no contiene datos personales. Tu ubicación se usa solo si la pides
          para ordenar los concesionarios, y no sale de tu dispositivo.
        </p>
      </>
    ),
  },
  {
    id: 'captcha',
    title: 'Cómo distinguimos a las personas de los programas',
    body: (
      <>
        <p>
          Al enviar un formulario, tu navegador resuelve un pequeño cálculo (ALTCHA) que le pide nuestro propio
          servidor: no te identifica, no guarda nada en tu equipo y no avisa a nadie más.
        </p>
        <p>
          Solo si al usar un formulario ves el distintivo de reCAPTCHA, ese trabajo lo hace Google: recibe datos
          técnicos de tu navegador y de cómo usas la página, y se aplican su{' '}
          <NewTabLink to="https://policies.google.com/privacy">política de privacidad</NewTabLink> y sus{' '}
          <NewTabLink to="https://policies.google.com/terms">términos del servicio</NewTabLink>.
        </p>
      </>
    ),
  },
  {
    id: 'seguridad',
    title: 'Cómo los protegemos',
    body: (
      <p>
        Todo viaja cifrado; las contraseñas y los códigos se guardan de modo que no se pueden leer; solo accede quien lo
        necesita. Si una vulneración pusiera en riesgo tus derechos, te lo comunicaremos a ti y a la autoridad en los
        plazos de la LOPDP.
      </p>
    ),
  },
];
