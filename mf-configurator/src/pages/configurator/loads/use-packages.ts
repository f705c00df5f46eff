import { query, useQuery } from '@vitrina/api-client';
import { packages } from '@vitrina/contract';
import { receivePackages, type Wizard } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { useEffect } from 'react';

/** Loads the packages of the chosen version and power and hands them to the wizard, which selects one. */
export function usePackages({ version, potencia }: Wizard) {
  const load = useQuery({
    ...query(packages, {
      versionId: version?.id ?? 0,
      motorId: potencia?.motor.id ?? 0,
      transmissionId: potencia?.transmision.id ?? 0,
      tractionId: potencia?.traccion.id ?? 0,
      year: version?.year ?? 0,
    }),
    enabled: version !== undefined && potencia !== undefined,
  });
  const { data } = load;

  useEffect(() => {
    if (data) updateWizard((wizard) => receivePackages(wizard, data));
  }, [data]);

  return load;
}
