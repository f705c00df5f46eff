import { Callout, type CalloutTone } from '@vitrina/ui';
import type { LinkEnd } from './use-upload-list';

const WORDS: Readonly<Record<LinkEnd, { tone: CalloutTone; title: string; text: string }>> = {
  expired: {
    tone: 'warning',
    title: 'Este enlace caducó',
    text: 'Vale 30 minutos. Crea otro código en tu computadora y escanéalo. Lo que ya subiste está guardado.',
  },
  'other browser': {
    tone: 'warning',
    title: 'Este enlace ya se abrió en otro navegador o pestaña',
    text: 'Sigue donde lo abriste primero, o crea otro código en tu computadora.',
  },
  sent: {
    tone: 'success',
    title: 'La solicitud ya se envió',
    text: 'No necesitas subir más documentos. Puedes cerrar esta página.',
  },
};

/** Why the link opens nothing any more, and what to do. */
export function Ended({ end }: { end: LinkEnd }) {
  const { tone, title, text } = WORDS[end];
  return (
    <Callout tone={tone} title={title}>
      {text}
    </Callout>
  );
}
