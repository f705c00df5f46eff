/** The initial view: the whole country (specification 1, section 9). */
export const DEFAULT_VIEW = { latitude: -1.83, longitude: -78.18, zoom: 7 } as const;

/** Zoom at a chosen dealership where tiles draw streets (specification 1, section 9). */
export const SELECTION_ZOOM = 16;

/** Zoom at a chosen dealership on the bundled map: beyond it there is nothing around the name of the city. */
export const BUNDLED_SELECTION_ZOOM = 12;

/** From this zoom on cities have their names. */
export const CITY_ZOOM = 9;

/** Markers closer together than this, in pixels, are clustered (specification 1, section 9). */
export const CLUSTER_DISTANCE = 60;

export const ZOOM_RANGE = { min: 5, max: 18 } as const;

/** Limits of moving the map, in degrees: the country with its islands and the land around it. */
export const REACH = { west: -93, south: -7, east: -73, north: 4 } as const;

/** From this zoom on the base map shows nothing but the land itself. */
export const DETAIL_ZOOM = 12;

/** Duration of a move in milliseconds: as short as every other transition. */
export const MOVE_MS = 180;
