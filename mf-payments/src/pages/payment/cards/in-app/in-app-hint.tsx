import { Callout } from '@vitrina/ui';
import { isInAppBrowser } from './in-app-browser';

/** For who has come by a link of a mail or a chat. */
export const InAppHint = () =>
  isInAppBrowser(navigator.userAgent) && (
    <Callout tone="warning" role="note" title="Ábrelo en tu navegador">
      Estás en el navegador de otra aplicación, donde la verificación de tu banco puede fallar. Abre el menú y elige
      abrir esta página en tu navegador.
    </Callout>
  );
