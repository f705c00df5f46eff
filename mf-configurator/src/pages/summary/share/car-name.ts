import type { Wizard } from '@vitrina/rules';

/** The car as a person would name it: model and year. */
export const carName = ({ modelo, version }: Wizard): string => `${modelo?.name ?? ''} ${version?.year ?? ''}`.trim();
