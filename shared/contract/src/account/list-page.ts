import { between, id } from '../dsl/codec';
import { optional } from '../dsl/entity';

/**
 * A page of a list that stands in order of date and id. Without these the whole list comes, as the documents have it. A page
 * that is shorter than asked for is the last one.
 */
export const listPage = {
  after: optional('ndt17', id, 'ours: the id of the last row of the page before'),
  size: optional('ndt18', between(1, 100), 'ours: rows of a page'),
} as const;
