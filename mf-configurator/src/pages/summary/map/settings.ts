/** What the map shows first: the whole country (specification 1, section 9). */
export const DEFAULT_VIEW = { latitude: -1.83, longitude: -78.18, zoom: 7 } as const;

/** How near the map comes to a chosen dealership (specification 1, section 9). */
export const SELECTION_ZOOM = 16;

/** Markers nearer to each other than this, in pixels, are one (specification 1, section 9). */
export const CLUSTER_DISTANCE = 60;

export const ZOOM_RANGE = { min: 5, max: 18 } as const;

/** Where the map may be moved to, in degrees: the country with its islands and the land around it. */
export const REACH = { west: -93, south: -7, east: -73, north: 4 } as const;

/** From here on the base map has nothing to show but the land itself. */
export const DETAIL_ZOOM = 12;

/** How long the map moves, in milliseconds: as short as every other transition. */
export const MOVE_MS = 180;
