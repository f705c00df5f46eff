import type { SectionProps } from '../../application/section-props';

export const EconomicActivitySection = (_section: SectionProps) => null;
