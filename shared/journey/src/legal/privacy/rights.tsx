import { brand } from '@vitrina/ui';
import type { LegalSection } from '../document';

/** What the law lets a person ask, and of whom. */
export const rightsSections: LegalSection[] = [
  {
    id: 'derechos',
    title: 'Tus derechos',
    body: (
      <dl>
        <dt>Acceso</dt>
        <dd>Saber qué datos tuyos tratamos y obtenerlos.</dd>
        <dt>Rectificación y actualización</dt>
        <dd>Corregir los que son inexactos o están incompletos.</dd>
        <dt>Eliminación</dt>
        <dd>Que los borremos cuando ya no hacen falta o retiras tu autorización.</dd>
        <dt>Oposición</dt>
        <dd>Que dejemos de usarlos para algo, siempre para promociones.</dd>
        <dt>Portabilidad</dt>
        <dd>Recibirlos en un formato de uso común, o que los enviemos a otro responsable.</dd>
        <dt>Suspensión o limitación del tratamiento</dt>
        <dd>Que los conservemos sin usarlos mientras se resuelve un reclamo.</dd>
        <dt>No ser objeto de decisiones automatizadas</dt>
        <dd>
          Que una persona revise lo que te afecta. La cotización es un cálculo de precios; ninguna decisión sobre ti se
          toma solo con programas.
        </dd>
      </dl>
    ),
  },
  {
    id: 'como-ejercerlos',
    title: 'Cómo ejercerlos',
    body: (
      <>
        <p>
          Escribe a <a href={`mailto:${brand.email}`}>{brand.email}</a> o acércate a {brand.address}, con tu nombre, tu
          número de cédula y lo que pides. Es gratuito y respondemos en un máximo de quince días. Para cuidarte, podemos
          pedirte que compruebes quién eres.
        </p>
        <p>Retirar tu autorización no afecta a lo que se hizo antes, y es tan fácil como darla: basta un correo.</p>
      </>
    ),
  },
  {
    id: 'reclamo',
    title: 'Reclamo ante la autoridad',
    body: (
      <p>
        Si no quedas conforme con nuestra respuesta, o no la recibes, puedes presentar un reclamo ante la
        Superintendencia de Protección de Datos Personales del Ecuador.
      </p>
    ),
  },
  {
    id: 'menores',
    title: 'Menores de edad',
    body: (
      <p>
        El sitio se dirige a personas de 18 años o más. Si sabes que un menor nos dio sus datos, escríbenos y los
        eliminaremos.
      </p>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios de esta política',
    body: (
      <p>
        Si la cambiamos, publicaremos aquí la nueva versión con su fecha. Para usar tus datos con otro fin te pediremos
        antes tu autorización.
      </p>
    ),
  },
];
