import { NewTabLink } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import css from './settings.module.css';

/** What a deletion takes away and what is kept, with the reason (the privacy policy's periods). */
export const DeletionTerms = () => (
  <div className={css.terms}>
    <p>
      Tu cuenta se cierra y ya no podrás entrar con ella. Puedes retirar la solicitud hasta el día que te indicamos.
    </p>
    <p>Se elimina:</p>
    <ul>
      <li>tu contraseña, tus direcciones, tu correo y tu celular;</li>
      <li>tus cotizaciones, tus documentos y tu autorización para recibir publicidad.</li>
    </ul>
    <p>Se conserva:</p>
    <ul>
      <li>
        tus compras con sus pagos y comprobantes, tus nombres y tu identificación, siete años: la ley tributaria exige
        guardarlos;
      </li>
      <li>tu correo y tu celular mientras una compra siga en curso: te debemos el vehículo o tu dinero.</li>
    </ul>
    <p>
      Los plazos están en la <NewTabLink to={paths.privacy()}>política de privacidad</NewTabLink>.
    </p>
  </div>
);
