import { CONSENT_VERSION } from '@vitrina/contract';
import { NewTabLink } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { brand, Details } from '@vitrina/ui';
import css from './consent-text.module.css';

/** What the buyer agrees to by ticking the box; a lead records CONSENT_VERSION, so change that with any word here. */
export const ConsentLabel = () => (
  <>
    Autorizo a {brand.legalName} y al concesionario que elegí a tratar mis datos personales para atender mi solicitud,
    enviarme por correo electrónico la cotización que pida y contactarme sobre ellas y sobre sus promociones.
  </>
);

/** Who handles the data, what for, and how to withdraw: belongs to the consent and stands under its box. */
export const ConsentDetails = () => (
  <Details summary="Cómo tratamos tus datos" className={css.details}>
    <dl className={css.list}>
      <dt>Quién los trata</dt>
      <dd>
        {brand.legalName}, {brand.address}, y el concesionario que atenderá tu cotización.
      </dd>
      <dt>Qué datos</dt>
      <dd>Tu cédula, nombres, apellidos, correo electrónico, celular y la configuración que cotizas.</dd>
      <dt>Para qué</dt>
      <dd>
        Para preparar tu cotización, enviártela por correo electrónico, responder tus preguntas y contarte promociones
        de la marca. No los vendemos ni los usamos para otro fin.
      </dd>
      <dt>Cómo retirar tu autorización</dt>
      <dd>
        Cuando quieras y sin costo, escribiendo a <a href={`mailto:${brand.email}`}>{brand.email}</a>. Por el mismo
        medio puedes pedir ver, corregir o eliminar tus datos.
      </dd>
    </dl>
    <p className={css.version}>
      Versión {CONSENT_VERSION}. Todo lo demás está en nuestra{' '}
      <NewTabLink to={paths.privacy()}>política de privacidad</NewTabLink>.
    </p>
  </Details>
);
