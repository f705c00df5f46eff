import type { SectionProps } from '../../application/section-props';

export const DocumentsSection = (_section: SectionProps) => null;
