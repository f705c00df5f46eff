export {
  disabledAccessories,
  disabledCoupons,
  disabledKits,
  enterPackages,
  hasAccessories,
  type Removal,
  receiveAccessories,
  toggleAccessory,
  toggleCoupon,
  toggleKit,
  undoRemoval,
} from './accessories';
export { type Address, readAddress, stepSearch, writeAddress } from './address';
export { type CarImage, carImage } from './car-image';
export { toldChanges } from './changes';
export { type Choice, choiceOf, isEmptyChoice, isSameChoice } from './choice';
export {
  canEnter,
  canEnterSubStep,
  type ForwardBlock,
  forwardBlock,
  hasPackage,
  type StepAccess,
} from './conditions';
export {
  type AcceptedConfiguration,
  type CarConfiguration,
  type Configuration,
  carConfigurationOf,
  configurationOf,
} from './configuration';
export { MISSING_DEALERSHIP_MESSAGE, missingStepMessage, noPackagesMessage, removalMessage } from './messages';
export { choosePackage, receivePackages, receivePriceSummary } from './packages';
export { choosePower, powerParts } from './power';
export { priceGroups, priceLines, shownTotal, total } from './price';
export {
  type Arrival,
  advanceRestoration,
  beginRestoration,
  goAsFarAs,
  isRestored,
  landOn,
  mustRestore,
  type Restoration,
} from './restoration';
export type { Known } from './restore-stages';
export {
  chooseDealership,
  goToStep,
  goToSubStep,
  nextSubStep,
  previousSubStep,
  STEP_TITLES,
  stepHeaderAccess,
  stepToResume,
} from './steps';
export { restoreWizard, storeWizard } from './stored';
export { type Before, newWizard, type Power, type SubStep, type Wizard } from './types';
export {
  acceptTerms,
  changeProvince,
  chooseColour,
  chooseModel,
  chooseProvince,
  chooseYear,
  enterModel,
  receiveVersion,
} from './vehicle';
