import { cx } from '@vitrina/ui';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import css from './qr-code.module.css';

export type QrCodeProps = {
  /** What a telephone reads. */
  text: string;
  /** What it is for: 'Código QR con los datos de la cuenta'. Its content stands beside it as text, too. */
  label: string;
  className?: string;
};

/** Modules of white around it: ISO/IEC 18004 asks for four, or readers do not find it on a dark page. */
const QUIET = 4;

/** A QR code: dark on white in every theme, as readers of older telephones need it. As wide as its place, 12rem at most. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { path, width } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.M });
    return { path: toSvgPath(code), width: code.size + 2 * QUIET };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${width} ${width}`}
      shapeRendering="crispEdges"
      className={cx(css.code, className)}
    >
      <rect x={-QUIET} y={-QUIET} width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
