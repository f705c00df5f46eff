import { LIMITS } from '@vitrina/contract';

/** A vehicle plate: 6 to 7 letters, digits and spaces, not only spaces. */
export const isPlate = (value: string): boolean =>
  value.length >= LIMITS.plateMin &&
  value.length <= LIMITS.plateMax &&
  /^[A-Za-z0-9 ]+$/.test(value) &&
  value.trim() !== '';
