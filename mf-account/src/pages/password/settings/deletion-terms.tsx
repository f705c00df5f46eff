import { NewTabLink } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import css from './settings.module.css';

/** What a deletion takes away and what is kept, with the reason and the periods of ADR 0064. */
export const DeletionTerms = () => (
  <div className={css.terms}>
    <p>
      Tu cuenta se cierra y ya no podrás entrar con ella. Puedes retirar la solicitud hasta el día que te indicamos.
    </p>
    <p>Se elimina:</p>
    <ul>
      <li>tu contraseña, tus direcciones, tu correo, tu celular, tu fecha de nacimiento y tu género;</li>
      <li>tus cotizaciones sin compra ni solicitud y tu autorización para recibir publicidad.</li>
    </ul>
    <p>Se conserva, desde lo último que pasó en cada compra o solicitud:</p>
    <ul>
      <li>tus compras con sus pagos y comprobantes, siete años: lo exige la ley tributaria;</li>
      <li>
        tus solicitudes de crédito y tus declaraciones de fondos, con sus documentos, diez años: lo exige la ley contra
        el lavado de activos;
      </li>
      <li>
        mientras dure lo anterior, tus nombres, tu identificación y la constancia de lo que autorizaste y declaraste;
      </li>
      <li>
        tu correo y tu celular mientras algo siga en curso: te debemos el vehículo, una respuesta o dinero. Una
        solicitud sin novedades en un año se da por terminada.
      </li>
    </ul>
    <p>
      Mira también la <NewTabLink to={paths.privacy()}>política de privacidad</NewTabLink>.
    </p>
  </div>
);
