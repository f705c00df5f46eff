import type { TrimPackage } from '@vitrina/contract';
import { choosePackage, type Wizard } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { Button, Loading, Picture, Price, RadioCard, RadioCards, Skeleton } from '@vitrina/ui';
import { useState } from 'react';
import { LoadFailed } from '../../../loading/load-failed';
import type { SubStepProps } from '../sub-step';
import { Comparison } from './comparison';
import css from './packages.module.css';

const choose = (trimPackage: TrimPackage) => updateWizard((before) => choosePackage(before, trimPackage));

/** Sub-step 2: the packages of the chosen power, and their comparison with those of similar versions. */
export function Packages({ wizard, loads }: SubStepProps) {
  const [comparing, setComparing] = useState(false);
  const { data, isError, refetch } = loads.packages;
  if (isError) return <LoadFailed what="los paquetes" onRetry={refetch} />;
  if (!data) {
    return (
      <Loading label="Cargando paquetes" className={css.packages}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Loading>
    );
  }
  return (
    <div className={css.packages}>
      <RadioCards
        legend="Paquete"
        hideLegend
        value={wizard.paquete?.id}
        onChange={(id) => {
          const chosen = data.find((candidate) => candidate.id === id);
          if (chosen) choose(chosen);
        }}
      >
        {data.map(({ id, title, description, image, year, price }) => (
          <RadioCard
            key={id}
            value={id}
            title={title}
            description={`${year} · ${description}`}
            picture={<PackagePicture image={image} wizard={wizard} />}
            meta={<Price cents={price} />}
          />
        ))}
      </RadioCards>
      <Button variant="secondary" className={css.compare} onClick={() => setComparing(true)}>
        Comparar con versiones similares
      </Button>
      <Comparison
        open={comparing}
        load={loads.comparison}
        currentId={wizard.paquete?.id}
        onChoose={(trimPackage) => {
          setComparing(false);
          choose(trimPackage);
        }}
        onClose={() => setComparing(false)}
      />
    </div>
  );
}

/** The picture of a package; the model's own where the package has none. */
function PackagePicture({ image, wizard }: { image?: string; wizard: Wizard }) {
  const src = image ?? wizard.modelo?.image;
  return src && <Picture src={src} width={640} height={360} alt="" cutout={!image} />;
}
