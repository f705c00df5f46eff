import type { TrimPackage } from '@vitrina/contract';
import { LoadFailed } from '@vitrina/journey';
import type { Wizard } from '@vitrina/rules';
import { Button, Dialog, Loading, Skeleton } from '@vitrina/ui';
import type { Loads } from '../use-loads';
import type { Compared } from './compare-check';
import { CompareButton } from './compare-tray';
import { ComparisonTable } from './comparison-table';
import { Differences } from './differences';

/** The two dialogs: all similar versions, and the differences of those that are ticked. */
export type ComparisonView = 'similar' | 'differences';

type ComparisonProps = {
  view: ComparisonView;
  onView(view: ComparisonView | undefined): void;
  wizard: Wizard;
  /** The packages of the list. */
  offered: readonly TrimPackage[];
  load: Loads['comparison'];
  compared: Compared;
  onChoose(trimPackage: TrimPackage): void;
};

/** Packages side by side, in a dialog that is wider for more than two. */
export function Comparison(props: ComparisonProps) {
  return props.view === 'similar' ? <SimilarVersions {...props} /> : <TickedPackages {...props} />;
}

function SimilarVersions({ onView, wizard, load, compared, onChoose }: ComparisonProps) {
  const { data, isError, refetch } = load;
  return (
    <Dialog
      open
      title="Comparar versiones similares"
      wide={(data?.length ?? 0) > 2}
      onClose={() => onView(undefined)}
      footer={data && <CompareButton compared={compared} onCompare={() => onView('differences')} />}
    >
      {isError && <LoadFailed what="la comparación" onRetry={refetch} />}
      {!data && !isError && (
        <Loading label="Cargando la comparación">
          <Skeleton shape="card" />
        </Loading>
      )}
      {data && (
        <ComparisonTable
          packages={data}
          currentId={wizard.paquete?.id}
          fallbackPicture={wizard.modelo?.image}
          compared={compared}
          onChoose={onChoose}
        />
      )}
    </Dialog>
  );
}

function TickedPackages({ onView, wizard, offered, load, compared, onChoose }: ComparisonProps) {
  return (
    <Dialog
      open
      title="Diferencias entre paquetes"
      wide={compared.packages.length > 2}
      onClose={() => onView(undefined)}
      footer={
        <Button variant="secondary" size="s" onClick={() => onView('similar')}>
          Ver versiones similares
        </Button>
      }
    >
      <Differences
        packages={compared.packages}
        known={[...offered, ...(load.data ?? [])]}
        names={wizard.version}
        current={wizard.paquete}
        fallbackPicture={wizard.modelo?.image}
        onChoose={onChoose}
      />
    </Dialog>
  );
}
