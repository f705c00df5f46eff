import type { CommercialVersion, PowerOption, TrimPackage } from '@vitrina/contract';
import { rememberChoices } from './changes';
import { hasPackage, normalize } from './conditions';
import type { Power, Wizard } from './types';

const byId = (options: readonly PowerOption[], id: number | undefined) => options.find((option) => option.id === id);

/**
 * The power of a version: that of `trimPackage` if given, else the previous choice, else the version's defaults, else
 * the first of each list. Undefined if one of the lists is empty.
 */
export function powerOf(
  version: CommercialVersion,
  before: Power | undefined,
  trimPackage?: TrimPackage,
): Power | undefined {
  const { motor, transmision, traccion } = powerParts(version, before, trimPackage);
  return motor && transmision && traccion ? { motor, transmision, traccion } : undefined;
}

/** The parts of that power which the version has; one whose list is empty is missing. */
export function powerParts(version: CommercialVersion, before?: Power, trimPackage?: TrimPackage): Partial<Power> {
  const pick = (options: readonly PowerOption[], ...wanted: (number | undefined)[]) =>
    wanted.map((id) => byId(options, id)).find(Boolean) ?? options[0];
  return {
    motor: pick(version.motors, trimPackage?.motorId, before?.motor.id, version.defaultMotorId),
    transmision: pick(
      version.transmissions,
      trimPackage?.transmissionId,
      before?.transmision.id,
      version.defaultTransmissionId,
    ),
    traccion: pick(version.tractions, trimPackage?.tractionId, before?.traccion.id, version.defaultTractionId),
  };
}

/**
 * Chooses motor, transmission or traction (one or more). The package chosen so far is remembered, to be selected again
 * if the packages of the new power still list it, but it has no price until then.
 */
export function choosePower(wizard: Wizard, choice: Partial<Power>): Wizard {
  const { version, potencia } = wizard;
  if (!version || !potencia) return wizard;
  const motor = byId(version.motors, (choice.motor ?? potencia.motor).id);
  const transmision = byId(version.transmissions, (choice.transmision ?? potencia.transmision).id);
  const traccion = byId(version.tractions, (choice.traccion ?? potencia.traccion).id);
  if (!motor || !transmision || !traccion) return wizard;
  const next = { ...wizard, potencia: { motor, transmision, traccion } };
  if (hasPackage(next)) return normalize({ ...next, antes: undefined });
  return normalize({ ...next, antes: { ...rememberChoices(wizard), power: undefined }, resumen: [] });
}
