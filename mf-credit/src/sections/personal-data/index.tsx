import type { SectionProps } from '../../application/section-props';

export const PersonalDataSection = (_section: SectionProps) => null;
