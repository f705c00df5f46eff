import { query, useQuery } from '@vitrina/api-client';
import { commercialVersion, packages, vehicleLines } from '@vitrina/contract';

type Choice = { id: number; name: string };

/** Every model on sale. */
export function useModels() {
  const { data } = useQuery(query(vehicleLines, { active: true }));
  return (data ?? []).flatMap(({ models }) => models).map(({ id, name }): Choice => ({ id, name }));
}

/** Trim packages and colours of a model's newest year, with its usual power. A typed model has none. */
export function useTrimPackages(model: { id: number | null } | undefined) {
  const modelId = model?.id ?? undefined;
  const ofModel = useQuery({
    ...query(commercialVersion, { modelId: modelId ?? 0 }),
    enabled: modelId !== undefined,
  });
  const version = ofModel.data;
  const ofVersion = useQuery({
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
    data: version && {
      trimPackages: (ofVersion.data ?? []).map(({ id, title, year }): Choice => ({ id, name: `${title} ${year}` })),
      colours: version.colours.map(({ id, name }): Choice => ({ id, name })),
    },
    isError: ofModel.isError || ofVersion.isError,
    refetch: () => (ofModel.isError ? ofModel.refetch() : ofVersion.refetch()),
  };
}
