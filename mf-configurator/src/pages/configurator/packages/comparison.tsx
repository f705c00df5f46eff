import type { TrimPackage } from '@vitrina/contract';
import { Dialog, Loading, Skeleton } from '@vitrina/ui';
import { LoadFailed } from '../../../loading/load-failed';
import type { Loads } from '../loads/use-loads';
import { ComparisonTable } from './comparison-table';

type ComparisonProps = {
  open: boolean;
  load: Loads['comparison'];
  /** Id of the chosen package. */
  currentId: number | undefined;
  onChoose(trimPackage: TrimPackage): void;
  onClose(): void;
};

/** The chosen package beside those of similar versions; wider when there are more than two. */
export function Comparison({ open, load, currentId, onChoose, onClose }: ComparisonProps) {
  const { data, isError, refetch } = load;
  return (
    <Dialog open={open} title="Comparar versiones similares" wide={(data?.length ?? 0) > 2} onClose={onClose}>
      {isError && <LoadFailed what="la comparación" onRetry={refetch} />}
      {!data && !isError && (
        <Loading label="Cargando la comparación">
          <Skeleton shape="card" />
        </Loading>
      )}
      {data && <ComparisonTable packages={data} currentId={currentId} onChoose={onChoose} />}
    </Dialog>
  );
}
