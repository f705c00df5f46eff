import { query, queryClient } from '@vitrina/api-client';
import { packagePrice, type TrimPackage } from '@vitrina/contract';
import { LoadFailed } from '@vitrina/journey';
import { choosePackage } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { Button, Loading, RadioCards, Skeleton } from '@vitrina/ui';
import { useEffect, useState } from 'react';
import { NotSold } from '../power/not-sold';
import type { SubStepProps } from '../sub-step';
import { CompareTray } from './compare-tray';
import { Comparison, type ComparisonView } from './comparison';
import { PackageCard } from './package-card';
import css from './packages.module.css';

const choose = (trimPackage: TrimPackage) => updateWizard((before) => choosePackage(before, trimPackage));

/** Preloads the price lines of all packages that can be chosen, so that a choice shows its total at once. */
function usePricesAhead(packages: readonly TrimPackage[] | undefined) {
  useEffect(() => {
    for (const { id } of packages ?? []) {
      void queryClient.prefetchQuery(query(packagePrice, { packageId: id }, { quiet: true }));
    }
  }, [packages]);
}

/**
 * Sub-step 2: the packages of the chosen power, and their comparison with each other and with similar versions. After a
 * reload the power may no longer be sold.
 */
export function Packages({ wizard, loads }: SubStepProps) {
  const [view, setView] = useState<ComparisonView>();
  const [ticked, setTicked] = useState<readonly TrimPackage[]>([]);
  const compared = { packages: ticked, onChange: setTicked };
  const { data, isError, refetch } = loads.packages;
  usePricesAhead(data);
  if (isError) return <LoadFailed what="los paquetes" onRetry={refetch} />;
  if (data?.length === 0 || (wizard.version && !wizard.potencia)) return <NotSold wizard={wizard} />;
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
        {data.map((trimPackage) => (
          <PackageCard
            key={trimPackage.id}
            trimPackage={trimPackage}
            current={wizard.paquete}
            fallbackPicture={wizard.modelo?.image}
            compared={compared}
          />
        ))}
      </RadioCards>
      <Button variant="secondary" className={css.compare} onClick={() => setView('similar')}>
        Comparar con versiones similares
      </Button>
      <CompareTray compared={compared} onCompare={() => setView('differences')} />
      {view && (
        <Comparison
          view={view}
          onView={setView}
          wizard={wizard}
          offered={data}
          load={loads.comparison}
          compared={compared}
          onChoose={(trimPackage) => {
            setView(undefined);
            choose(trimPackage);
          }}
        />
      )}
    </div>
  );
}
