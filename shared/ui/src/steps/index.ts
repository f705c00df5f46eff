export { stepPath } from './step-path';
export { StepsHeader } from './steps-header';
