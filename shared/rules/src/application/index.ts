export {
  APPLICATION_FORMS,
  type ApplicationForm,
  applicationFormOf,
  type FinancialBlocks,
  type FinancialList,
  type Person,
  type SectionName,
  type ShownBy,
  type SubTab,
  type SubTabKind,
  type Tab,
} from './forms';
export { hasEmployer, isMarried, isOfferedModel, vehicleYears } from './labels';
export {
  firstIncomplete,
  type IsSaved,
  isSubTabComplete,
  percentOf,
  subTabTitle,
  visibleSubTabs,
  visibleTabs,
} from './progress';
