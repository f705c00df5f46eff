import { NewTabLink } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import css from './settings.module.css';

/** What a deletion takes away and what the law keeps, with its reason (the privacy policy's periods). */
export const DeletionTerms = () => (
  <div className={css.terms}>
    <p>
      Tu cuenta se cierra y ya no podrás entrar con ella. Puedes retirar la solicitud hasta el día que te indicamos.
    </p>
    <p>Se elimina:</p>
    <ul>
      <li>tu correo, tu celular, tus direcciones y tu contraseña;</li>
      <li>tus cotizaciones, tus consentimientos de publicidad y lo que dejaste a medio llenar.</li>
    </ul>
    <p>Se conserva, porque la ley lo manda:</p>
    <ul>
      <li>tus compras, facturas y pagos, siete años: la ley tributaria exige guardar sus comprobantes;</li>
      <li>
        tus declaraciones de licitud de fondos y solicitudes de crédito, diez años: las pide la ley contra el lavado de
        activos.
      </li>
    </ul>
    <p>
      Los plazos están en la <NewTabLink to={paths.privacy()}>política de privacidad</NewTabLink>.
    </p>
  </div>
);
