import { brand } from '@vitrina/ui';
import css from './terms-text.module.css';

/** Terms and conditions of the configurator (specification 1, section 1). */
export function TermsText() {
  return (
    <div className={css.text}>
      <h3>Quién opera este sitio</h3>
      <p>
        Este sitio es operado por {brand.legalName}, distribuidor oficial de {brand.name} en el Ecuador.
      </p>
      <h3>Quién puede usarlo</h3>
      <p>Para configurar un vehículo, cotizarlo o comprarlo en línea debes ser mayor de 18 años.</p>
      <h3>Precios</h3>
      <p>
        Los precios son sugeridos de venta al público (PVP), en dólares de los Estados Unidos de América, e incluyen
        IVA. Pueden cambiar sin previo aviso. La cotización que recibas indica el precio vigente en su fecha.
      </p>
      <h3>Imágenes y equipamiento</h3>
      <p>
        Las imágenes son referenciales. El color y el equipamiento pueden variar según el año modelo, la versión y la
        disponibilidad en el concesionario.
      </p>
      <h3>Mantenimiento</h3>
      <p>El mantenimiento preventivo se cotiza cada 10,000 km.</p>
    </div>
  );
}
