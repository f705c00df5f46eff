import { paths } from '@vitrina/navigation';
import { ButtonLink, brand, Container, PageHeading, Price } from '@vitrina/ui';
import type { ReactNode } from 'react';
import type { Quoted } from '../../outcome/quoted';
import { CarPicture } from '../../vehicle/car-picture';
import css from './thanks.module.css';

/** Thanks with the quoted vehicle: its picture, its main data, and what happens next. */
export function QuotedThanks({ quoted }: { quoted: Quoted }) {
  const { number, model, year, trim, colour, dealership, total } = quoted;
  const vehicle = `${model} ${year}`;
  return (
    <Container page>
      <div className={css.opening}>
        <div className={css.words}>
          <PageHeading
            eyebrow={`Cotización N.º ${number}`}
            lead="La cotización llegará a tu correo electrónico."
          >{`¡Gracias! Cotizaste tu ${vehicle}`}</PageHeading>
          <dl className={css.facts}>
            <Fact label="Paquete">{trim}</Fact>
            {colour && <Fact label="Color">{colour}</Fact>}
            <Fact label="Concesionario">{dealership}</Fact>
            <Fact label="PVP, IVA incluido">
              <Price cents={total} />
            </Fact>
          </dl>
          <ButtonLink to={paths.home()} size="l">
            Volver al inicio
          </ButtonLink>
        </div>
        <CarPicture image={quoted.image} model={vehicle} colour={colour} className={css.picture} />
      </div>
      <NextSteps dealership={dealership} />
    </Container>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** What the buyer can expect and do, in order. */
const NextSteps = ({ dealership }: { dealership: string }) => (
  <section className={css.next} aria-labelledby="siguientes-pasos">
    <h2 id="siguientes-pasos">Qué sigue</h2>
    <ol className={css.steps}>
      <li>
        <h3>Revisa tu correo</h3>
        <p>Busca el mensaje de {brand.name} con tu cotización. Si no lo ves, mira en correo no deseado.</p>
      </li>
      <li>
        <h3>Conversa con un asesor</h3>
        <p>{`${dealership} recibió tu solicitud y puede resolver tus dudas.`}</p>
      </li>
      <li>
        <h3>Conócelo de cerca</h3>
        <p>Visita el concesionario y siéntate al volante antes de decidir.</p>
      </li>
    </ol>
  </section>
);
