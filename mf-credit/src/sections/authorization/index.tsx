import type { SectionProps } from '../../application/section-props';

export const AuthorizationSection = (_section: SectionProps) => null;
