import type { SectionProps } from '../../application/section-props';

export const ExposedPersonSection = (_section: SectionProps) => null;
