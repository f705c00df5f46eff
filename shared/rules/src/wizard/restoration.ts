import type { Address } from './address';
import { type Choice, choiceOf, isEmptyChoice, isSameChoice } from './choice';
import { canEnter, canEnterSubStep } from './conditions';
import { type Known, STAGES } from './restore-stages';
import { goToSubStep } from './steps';
import type { Before, SubStep, Wizard } from './types';

/** The choice of a link while it is being restored. */
export type Restoration = {
  link: Choice;
  /** how many stages are done */
  stage: number;
  /** what was replaced by what, in Spanish, one sentence each */
  told: readonly string[];
};

const NOTHING_TO_TELL: Before = { accessories: [] };

/** Begins to restore a link. */
export const beginRestoration = (link: Choice): Restoration => ({ link, stage: 0, told: [] });

/** Whether everything in the link has been chosen or replaced. */
export const isRestored = ({ stage }: Restoration): boolean => stage >= STAGES.length;

/**
 * Chooses what the link holds, as far as the answers go that belong to the wizard as given: version (it is in the
 * wizard), packages, accessories, dealerships. It stops after each change, because that change asks for other answers;
 * call it again with them. What is not sold is replaced: by the nearest year or package, else by the usual or the
 * first. Terms are never accepted here.
 */
export function advanceRestoration(
  before: Wizard,
  restoration: Restoration,
  known: Known,
): { wizard: Wizard; restoration: Restoration } {
  let { stage, told } = restoration;
  let wizard = before;
  while (wizard === before) {
    const outcome = STAGES[stage]?.(wizard, restoration.link, known);
    if (!outcome) break;
    if (!outcome.again) stage += 1;
    told = [...told, ...(outcome.told ?? [])];
    // A link says itself what it replaced.
    wizard =
      outcome.wizard !== before && outcome.wizard.antes
        ? { ...outcome.wizard, antes: NOTHING_TO_TELL }
        : outcome.wizard;
  }
  return {
    wizard,
    restoration:
      stage === restoration.stage && told === restoration.told ? restoration : { ...restoration, stage, told },
  };
}

/**
 * A way into a step by its address. `isOurs`: the wizard of this tab wrote that address, so that the browser's back and
 * forward keep what was chosen later and change the position only.
 */
export type Arrival = Address & { step: number; modelId: number; isOurs: boolean };

/** Whether the choice of the address has to be restored: the wizard does not hold it, or not what the step needs. */
export function mustRestore(wizard: Wizard, { step, modelId, isOurs, choice, subpaso = 0 }: Arrival): boolean {
  if (isEmptyChoice(choice)) return false;
  if (wizard.modelo?.id !== modelId) return true;
  if (isOurs && wizard.anio !== undefined) return false;
  const mayEnter = step === 2 ? subpaso === 0 || wizard.terminos : canEnter(wizard, step).allowed;
  return !mayEnter || !isSameChoice(choice, choiceOf(wizard));
}

/** The sub-step itself, or the last one before it whose conditions hold. */
function farthest(wizard: Wizard, subpaso: SubStep): SubStep {
  let to = subpaso;
  while (to > 0 && !canEnterSubStep(wizard, to)) to = (to - 1) as SubStep;
  return to;
}

/**
 * Goes to a sub-step, or as near as its conditions allow: for addresses and the browser's history. An address for a
 * later sub-step never moves the buyer back: if the packages are no longer sold, the buyer stays there and sees the
 * message.
 */
export function goAsFarAs(wizard: Wizard, subpaso: SubStep): Wizard {
  const to = Math.max(farthest(wizard, subpaso), Math.min(subpaso, wizard.subpaso)) as SubStep;
  return to === wizard.subpaso ? wizard : goToSubStep(wizard, to);
}

/**
 * Goes where a restored link leads. The sub-step is entered even if the wizard is already on it, because the link's
 * accessories were chosen meanwhile, and entering the packages clears them.
 */
export const landOn = (wizard: Wizard, subpaso: SubStep): Wizard => goToSubStep(wizard, farthest(wizard, subpaso));
