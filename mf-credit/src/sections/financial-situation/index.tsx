import type { SectionProps } from '../../application/section-props';

export const FinancialSituationSection = (_section: SectionProps) => null;
