import { QrCode } from '@vitrina/journey';

/** The code that leads a telephone to the upload page. */
export const PhoneCode = ({ text }: { text: string }) => (
  <QrCode text={text} label="Código QR para subir documentos desde tu teléfono" />
);
