import type { Place } from '@vitrina/rules';
import type { Coordinate } from 'ol/coordinate.js';
import { fromLonLat } from 'ol/proj.js';

/** A place in the map's coordinates: metres of the Web Mercator projection. */
export const toCoordinate = ({ latitude, longitude }: Place): Coordinate => fromLonLat([longitude, latitude]);
