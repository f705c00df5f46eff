import type { PowerOption } from '@vitrina/contract';
import { LoadFailed } from '@vitrina/journey';
import { choosePower, type Power } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { Loading, RadioCard, RadioCards, Skeleton } from '@vitrina/ui';
import type { SubStepProps } from '../sub-step';
import { NotSold } from './not-sold';
import css from './power.module.css';

type GroupProps = { part: keyof Power; legend: string; options: readonly PowerOption[]; chosen: PowerOption };

function Group({ part, legend, options, chosen }: GroupProps) {
  const choose = (id: number) => {
    const option = options.find((candidate) => candidate.id === id);
    if (option) updateWizard((before) => choosePower(before, { [part]: option }));
  };
  return (
    <RadioCards legend={legend} value={chosen.id} onChange={choose}>
      {options.map(({ id, name }) => (
        <RadioCard key={id} value={id} title={name} />
      ))}
    </RadioCards>
  );
}

/** Sub-step 1: motor, transmission and traction. Says so if the combination is not sold. */
export function PowerChoice({ wizard, loads }: SubStepProps) {
  const { version, potencia } = wizard;
  const { packages } = loads;
  if (loads.version.isError) return <LoadFailed what="la versión" onRetry={loads.version.refetch} />;
  if (!version) {
    return (
      <Loading label="Cargando la versión" className={css.power}>
        <Skeleton shape="title" />
        <Skeleton shape="picture" />
      </Loading>
    );
  }
  if (!potencia) return <NotSold wizard={wizard} />;
  return (
    <div className={css.power}>
      <Group part="motor" legend="Motor" options={version.motors} chosen={potencia.motor} />
      <Group part="transmision" legend="Transmisión" options={version.transmissions} chosen={potencia.transmision} />
      <Group part="traccion" legend="Tracción" options={version.tractions} chosen={potencia.traccion} />
      {packages.isError && <LoadFailed what="los paquetes" onRetry={packages.refetch} />}
      {packages.data?.length === 0 && <NotSold wizard={wizard} />}
    </div>
  );
}
