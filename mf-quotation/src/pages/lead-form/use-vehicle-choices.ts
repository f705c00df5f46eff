import { query, useQuery } from '@vitrina/api-client';
import { commercialVersion, packages, vehicleLines } from '@vitrina/contract';

type Choice = { id: number; name: string };

/** Every model on sale. */
export function useModels() {
  const { data } = useQuery(query(vehicleLines, { active: true }));
  return (data ?? []).flatMap(({ models }) => models).map(({ id, name }): Choice => ({ id, name }));
}

/** Trim packages and colours of a model's newest year, with its usual power; empty until they are there. */
export function useTrimPackages(modelId: number | undefined) {
  const { data: version } = useQuery({
    ...query(commercialVersion, { modelId: modelId ?? 0 }),
    enabled: modelId !== undefined,
  });
  const { data: trimPackages } = useQuery({
    ...query(packages, {
      versionId: version?.id ?? 0,
      motorId: version?.defaultMotorId ?? 0,
      transmissionId: version?.defaultTransmissionId ?? 0,
      tractionId: version?.defaultTractionId ?? 0,
      year: version?.year ?? 0,
    }),
    enabled: version !== undefined,
  });
  return {
    trimPackages: (trimPackages ?? []).map(({ id, title, year }): Choice => ({ id, name: `${title} ${year}` })),
    colours: (version?.colours ?? []).map(({ id, name }): Choice => ({ id, name })),
  };
}
