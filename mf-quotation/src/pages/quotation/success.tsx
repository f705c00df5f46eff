import { Container, Icon, PageHeading } from '@vitrina/ui';
import { useEffect, useRef } from 'react';
import type { Quoted } from '../../outcome/quoted';
import { CarPicture } from '../../vehicle/car-picture';
import css from './success.module.css';

/** The request has been sent: what happens next, and under which terms. The thank-you page follows automatically. */
export function Success({ quoted, height }: { quoted: Quoted; height: number }) {
  const { model, year, image, colour } = quoted;
  const words = useRef<HTMLDivElement>(null);
  // The focused button has been removed, and no navigation moves focus and scroll here.
  useEffect(() => {
    scrollTo(0, 0);
    words.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <div style={{ minBlockSize: height }}>
      <Container page className={css.success}>
        <CarPicture image={image} model={`${model} ${year}`} colour={colour} />
        <div ref={words}>
          <Icon name="success" size={40} strokeWidth={1.25} className={css.icon} />
          <PageHeading lead="La cotización llegará a tu correo electrónico.">Recibimos tu solicitud</PageHeading>
          <p className={css.terms}>Los precios incluyen IVA y pueden cambiar sin previo aviso.</p>
        </div>
      </Container>
    </div>
  );
}
