import { TERMS_VERSION } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { brand } from '@vitrina/ui';
import type { LegalDocument, LegalSection } from './document';
import { NewTabLink } from './new-tab-link';

/** What the specification asks of the terms (specification 1, section 1), first because a buyer accepts it to go on. */
const essentials: LegalSection[] = [
  {
    id: 'quien-opera',
    title: 'Quién opera este sitio',
    body: (
      <p>
        Este sitio, {brand.domain}, es operado por {brand.legalName}, distribuidor oficial de {brand.name} en el
        Ecuador, con domicilio en {brand.address}. Puedes escribirnos a{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
    ),
  },
  {
    id: 'quien-puede-usarlo',
    title: 'Quién puede usarlo',
    body: (
      <p>
        Para configurar un vehículo, cotizarlo o comprarlo en línea debes tener 18 años o más y capacidad legal para
        contratar.
      </p>
    ),
  },
  {
    id: 'precios',
    title: 'Precios',
    body: (
      <p>
        Los precios son sugeridos de venta al público (PVP), en dólares de los Estados Unidos de América, e incluyen
        IVA. Pueden cambiar sin previo aviso. La cotización que recibas indica el precio vigente en su fecha. No
        incluyen matrícula, seguros ni otros gastos que no aparezcan en el detalle.
      </p>
    ),
  },
  {
    id: 'mantenimiento',
    title: 'Mantenimiento',
    body: (
      <p>
        El mantenimiento preventivo se cotiza cada 10,000 km. Un mantenimiento prepagado cubre los servicios y el
        kilometraje que indica su descripción.
      </p>
    ),
  },
];

const buying: LegalSection[] = [
  {
    id: 'cotizacion',
    title: 'Tu cotización',
    body: (
      <p>
        Una cotización informa el precio de la configuración que elegiste y no reserva un vehículo. El concesionario
        confirma contigo la disponibilidad, el precio final y la entrega, y con él firmas el contrato de compraventa.
      </p>
    ),
  },
  {
    id: 'imagenes',
    title: 'Imágenes y equipamiento',
    body: (
      <p>
        Las imágenes son referenciales. El color y el equipamiento pueden variar según el año modelo, la versión y la
        disponibilidad en el concesionario.
      </p>
    ),
  },
  {
    id: 'cuenta',
    title: 'Tu cuenta y la compra en línea',
    body: (
      <>
        <p>
          Para comprar en línea creas una cuenta con datos verdaderos y la validas con el código que te enviamos. Cuida
          tu contraseña y avísanos si crees que alguien más la conoce.
        </p>
        <p>
          En las compras por internet tienes el derecho de devolución que reconoce el artículo 45 de la Ley Orgánica de
          Defensa del Consumidor, en el plazo y con las condiciones que esa ley establece.
        </p>
      </>
    ),
  },
];

const general: LegalSection[] = [
  {
    id: 'uso',
    title: 'Uso del sitio y propiedad intelectual',
    body: (
      <p>
        Puedes usar el sitio para informarte, cotizar y comprar. No está permitido enviar datos de otra persona sin su
        autorización, automatizar envíos ni afectar su funcionamiento. Las marcas, textos, imágenes y programas
        pertenecen a {brand.legalName} o a quienes le dieron licencia.
      </p>
    ),
  },
  {
    id: 'otros-sitios',
    title: 'Enlaces a otros sitios',
    body: (
      <p>
        Algunos enlaces abren servicios de terceros, como mapas o mensajería. Sus propias condiciones rigen lo que hagas
        allí.
      </p>
    ),
  },
  {
    id: 'responsabilidad',
    title: 'Responsabilidad',
    body: (
      <p>
        Procuramos que la información sea exacta y que el sitio esté disponible; si hay un error evidente, lo
        corregiremos y te avisaremos antes de que contrates. Nada de estos términos limita los derechos que la ley te da
        como consumidor ni la garantía de tu vehículo.
      </p>
    ),
  },
  {
    id: 'datos-personales',
    title: 'Datos personales',
    body: (
      <p>
        Tratamos tus datos como lo explica nuestra <NewTabLink to={paths.privacy()}>política de privacidad</NewTabLink>.
      </p>
    ),
  },
  {
    id: 'cambios-y-ley',
    title: 'Cambios y ley aplicable',
    body: (
      <p>
        Si cambiamos estos términos publicaremos otra versión; a tu cotización o compra se aplica la que aceptaste.
        Rigen las leyes de la República del Ecuador. Ante un desacuerdo escríbenos primero; después puedes acudir a la
        Defensoría del Pueblo, a un centro de mediación o a los jueces competentes de tu domicilio.
      </p>
    ),
  },
];

/** The terms and conditions: whole in the dialog where they are accepted, and as a page. */
export const TERMS: LegalDocument = {
  title: 'Términos y condiciones',
  version: TERMS_VERSION,
  effective: { date: '2026-11-28', words: '28 de noviembre de 2026' },
  path: paths.terms(),
  pageLink: 'Ver los términos en una página',
  sections: [...essentials, ...buying, ...general],
};
