export { UnderConstruction, type UnderConstructionProps } from './under-construction';
