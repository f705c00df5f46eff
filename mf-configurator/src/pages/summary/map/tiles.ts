/** A service of map pictures (XYZ tiles). */
export type TileService = {
  /** Address of a tile, with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** The credit that its owner requires. */
  attribution: string;
  maxZoom: number;
};

/**
 * The service that draws streets, instead of the bundled base map. None by default, so that no third party learns which
 * dealership a buyer looks at. For OpenStreetMap: `{ url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
 * attribution: '© OpenStreetMap contributors', maxZoom: 19 }`; the README says what else it needs.
 */
export const TILES: TileService | undefined = undefined;
