import { query, useQuery } from '@vitrina/api-client';
import { type Model, vehicleLines } from '@vitrina/contract';
import { LoadFailed, StepsHeader, stepPath } from '@vitrina/journey';
import { navigate } from '@vitrina/navigation';
import { Container, PageHeading } from '@vitrina/ui';
import { useState } from 'react';
import { ProvinceDialog } from '../../province/province-dialog';
import { startConfiguration } from '../../province/start-configuration';
import { useStep } from '../../steps/use-step';
import { useWizard } from '../../wizard/use-wizard';
import { ResumeStrip } from './resume-strip';
import { VehicleLines } from './vehicle-lines';
import { VehicleLinesSkeleton } from './vehicle-lines-skeleton';

/** Step 1: the buyer chooses a model and a province. */
export function HomePage() {
  useStep(1);
  const wizard = useWizard();
  const lines = useQuery(query(vehicleLines, { active: true }));
  const [model, setModel] = useState<Model | null>(null);
  return (
    <>
      <StepsHeader wizard={wizard} current={1} />
      <ResumeStrip wizard={wizard} />
      <Container page>
        <PageHeading>Elige tu vehículo</PageHeading>
        {lines.isPending && <VehicleLinesSkeleton />}
        {lines.isError && <LoadFailed what="los vehículos" onRetry={lines.refetch} />}
        {lines.data && <VehicleLines lines={lines.data} onChoose={setModel} />}
      </Container>
      <ProvinceDialog
        open={model !== null}
        model={model?.name ?? ''}
        initial={wizard.provincia}
        left={wizard}
        onConfirm={(province) => model && navigate(stepPath(startConfiguration(model, province), 2))}
        onClose={() => setModel(null)}
      />
    </>
  );
}
