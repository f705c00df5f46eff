/** Jest takes the end of a run from a module of its own. */
export { stopCluster as default } from './cluster';
