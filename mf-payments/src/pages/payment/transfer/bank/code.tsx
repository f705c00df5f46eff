import { QrCode } from '@vitrina/journey';
import css from './bank-data.module.css';

/** The bank data as a code for the telephone. */
export const Code = ({ text }: { text: string }) => (
  <figure className={css.code}>
    <QrCode text={text} label="Código QR con los datos de la cuenta" />
    <figcaption>Escanéalo con tu celular para copiar los datos.</figcaption>
  </figure>
);
