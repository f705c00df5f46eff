import { between, listOf, matching, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { Empty, entity, field, optional } from '../dsl/entity';

/** A failure in somebody's browser. Nothing in it was typed by a person: patterns, numbers and names of code alone. */
export const ErrorReport = entity('ErrorReport', {
  code: field('dt1', matching(/^VIT-\d{3}$/), 'number of the cause, see docs/errors.md'),
  phase: field('dt2', matching(/^[a-z]{1,20}$/), 'what was happening: load, mount, render, window and so on'),
  remote: field('dt3', matching(/^[a-z][a-z\d-]{0,39}$/), 'whose code failed; the shell is one of them'),
  build: field('dt4', matching(/^[\w.+-]{1,80}$/), 'its build'),
  shellBuild: field('dt5', matching(/^[\w.+-]{1,80}$/)),
  route: field('dt6', matching(/^\/[^\s?#]{0,119}$/), 'path of the page as it was declared, never an address'),
  error: field('dt7', matching(/^[A-Za-z]\w{0,59}$/), 'name of the error: TypeError; its message is not sent'),
  place: optional(
    'dt8',
    matching(/^[\w./@+-]{1,200}:\d{1,7}:\d{1,7}$/),
    'script, line and column of the nearest frame',
  ),
  times: field('ndt1', between(1, 1000), 'how often since it was reported last'),
});
export type ErrorReport = WordOf<typeof ErrorReport>;

/** Most different failures in one call. */
export const MAX_REPORTS = 20;

export const reportErrors = endpoint({
  name: 'reportErrors',
  path: 'Rprt/VmCrErr',
  purpose: 'Report what failed in a browser, by remote, build, phase and route',
  ours: true,
  request: entity('ReportErrorsRequest', { reports: field('elements', listOf(ErrorReport, MAX_REPORTS)) }),
  response: Empty,
});
