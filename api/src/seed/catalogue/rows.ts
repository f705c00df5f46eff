import type { Database } from '../../platform/database/schema';
import { accessoryRows } from './accessory-rows';
import { formRows } from './form-rows';
import { homeRows } from './home-rows';
import { moneyRows } from './money-rows';
import { placeRows } from './place-rows';
import { vehicleRows } from './vehicle-rows';

/** Rows of a table, with all of its columns but those that the database makes. */
export type Rows = { [Table in keyof Database]?: object[] };

/** Every row of the demo catalogue, table after table in the order in which they may be inserted. */
export const catalogueRows = (): Rows => ({
  ...placeRows(),
  ...vehicleRows(),
  ...accessoryRows(),
  ...homeRows(),
  ...formRows(),
  ...moneyRows(),
});
