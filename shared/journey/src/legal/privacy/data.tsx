import { brand } from '@vitrina/ui';
import type { LegalSection } from '../document';

/** Who handles which data, what for, for how long and with whom. */
export const dataSections: LegalSection[] = [
  {
    id: 'responsable',
    title: 'Quién es responsable',
    body: (
      <>
        <p>
          El responsable del tratamiento es {brand.legalName}, distribuidor oficial de {brand.name} en el Ecuador, con
          domicilio en {brand.address}. Opera el sitio {brand.domain}.
        </p>
        <p>
          Para todo lo que trata esta política, escribe a <a href={`mailto:${brand.email}`}>{brand.email}</a>. Nos rige
          la Ley Orgánica de Protección de Datos Personales (LOPDP), publicada el 26 de mayo de 2021, y su reglamento.
        </p>
      </>
    ),
  },
  {
    id: 'datos',
    title: 'Qué datos tratamos',
    body: (
      <ul>
        <li>
          <strong>Los que escribes en un formulario:</strong> cédula, nombres, apellidos, correo electrónico y celular;
          en posventa, también el vehículo y, si quieres, su placa.
        </li>
        <li>
          <strong>Lo que eliges:</strong> modelo, versión, paquete, accesorios, color, provincia y concesionario, y el
          precio que viste.
        </li>
        <li>
          <strong>Los de tu cuenta,</strong> si compras en línea: los anteriores y tu contraseña, que guardamos de forma
          que ni nosotros podemos leerla.
        </li>
        <li>
          <strong>Los de tu compra o crédito,</strong> si los pides: los que exigen el pago, la factura y la evaluación.
        </li>
        <li>
          <strong>Constancias:</strong> qué autorizaste y aceptaste, cuándo y en qué versión del texto.
        </li>
        <li>
          <strong>Datos técnicos:</strong> tu dirección IP, por el tiempo necesario para responderte y frenar abusos.
        </li>
      </ul>
    ),
  },
  {
    id: 'finalidades',
    title: 'Para qué y con qué base legal',
    body: (
      <dl>
        <dt>Preparar y enviarte tu cotización, y atenderte</dt>
        <dd>Tu consentimiento y las medidas previas a un contrato que tú nos pides.</dd>
        <dt>Contarte promociones de la marca</dt>
        <dd>Tu consentimiento. Puedes retirarlo cuando quieras sin perder tu cotización.</dd>
        <dt>Crear tu cuenta, gestionar tu compra, tus pagos o tu solicitud de crédito</dt>
        <dd>La ejecución del contrato y las obligaciones legales, como las tributarias.</dd>
        <dt>Proteger el sitio de programas automáticos y de fraudes</dt>
        <dd>Nuestro interés legítimo en un servicio seguro, con los datos mínimos.</dd>
      </dl>
    ),
  },
  {
    id: 'conservacion',
    title: 'Cuánto tiempo los conservamos',
    body: (
      <ul>
        <li>Cotizaciones y formularios: dos años desde tu último contacto, o hasta que retires tu autorización.</li>
        <li>Tu cuenta: mientras la tengas.</li>
        <li>Compras, facturas y pagos: siete años, por la ley tributaria.</li>
        <li>Códigos de un solo uso: diez minutos. El texto de un correo o SMS se borra de nuestra cola al enviarse.</li>
      </ul>
    ),
  },
  {
    id: 'destinatarios',
    title: 'Con quién los compartimos',
    body: (
      <>
        <ul>
          <li>El concesionario que elegiste, para que te atienda.</li>
          <li>Quienes llevan nuestros correos y SMS, solo para entregártelos.</li>
          <li>El proveedor de pagos y la entidad financiera, si compras o pides un crédito.</li>
          <li>Las autoridades, cuando la ley lo ordena.</li>
        </ul>
        <p>
          No vendemos tus datos. Quien los trata por encargo nuestro lo hace con un contrato que lo obliga a
          protegerlos; si está fuera del Ecuador, solo con las garantías que exige la LOPDP.
        </p>
      </>
    ),
  },
];
