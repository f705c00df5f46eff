import type { SectionProps } from '../../application/section-props';

export const ReferencesSection = (_section: SectionProps) => null;
