import type { SectionProps } from '../../application/section-props';

export const ExposedRelativesSection = (_section: SectionProps) => null;
