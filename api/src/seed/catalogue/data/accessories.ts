/** Articles: id (the key that is the same in a kit and alone), name, long name. Each has a picture called like its key here. */
export const ARTICLES = {
  'rin-turbina-16': [1, 'Aros de aleación 16" Turbina', 'Juego de cuatro aros de aleación de 16" con acabado plata'],
  'rin-doble-radio-17': [2, 'Aros de aleación 17" doble radio', 'Juego de cuatro aros de aleación de 17"'],
  'rin-multirradio-18': [3, 'Aros de aleación 18" multirradio', 'Juego de cuatro aros de aleación de 18"'],
  'rin-negro-18': [
    4,
    'Aros de aleación 18" negro',
    'Juego de cuatro aros de aleación de 18" con acabado negro brillante',
  ],
  'barras-techo': [5, 'Barras de techo', 'Par de barras transversales de aluminio, hasta 75 kg'],
  'cofre-techo': [6, 'Cofre de techo', 'Cofre rígido de 420 litros con apertura a los dos lados'],
  'enganche-remolque': [7, 'Enganche de remolque', 'Enganche homologado con conector de 7 pines'],
  'porta-bicicletas': [8, 'Portabicicletas', 'Soporte con seguro para dos bicicletas'],
  alfombras: [9, 'Juego de alfombras de caucho', 'Cuatro alfombras a medida, lavables'],
  'bandeja-carga': [10, 'Bandeja de carga', 'Bandeja antideslizante para el maletero o el balde'],
  guardafangos: [11, 'Guardafangos', 'Juego de cuatro guardafangos moldeados'],
  estribos: [12, 'Estribos laterales', 'Par de estribos de aluminio con superficie antideslizante'],
  'deflectores-ventana': [13, 'Deflectores de ventana', 'Juego de cuatro deflectores de acrílico'],
  'kit-seguridad': [14, 'Kit de seguridad y primeros auxilios', 'Botiquín, triángulos, chaleco y extintor'],
  'camara-tablero': [15, 'Cámara de tablero', 'Cámara Full HD con modo de parqueo'],
} as const;
export type ArticleKey = keyof typeof ARTICLES;

/** Kits: id of the kit as an article, name, what it contains. Kits that share an article exclude each other. */
export const KITS = {
  aventura: [101, 'Kit Aventura', ['barras-techo', 'porta-bicicletas', 'estribos']],
  carga: [102, 'Kit Carga', ['barras-techo', 'cofre-techo', 'bandeja-carga']],
  proteccion: [103, 'Kit Protección', ['alfombras', 'guardafangos', 'deflectores-ventana']],
  seguridad: [104, 'Kit Viaje Seguro', ['kit-seguridad', 'camara-tablero']],
  ciudad: [105, 'Kit Ciudad', ['alfombras', 'camara-tablero']],
  remolque: [106, 'Kit Remolque', ['enganche-remolque', 'bandeja-carga', 'guardafangos']],
} as const satisfies Record<string, readonly [number, string, readonly ArticleKey[]]>;
export type KitKey = keyof typeof KITS;

/** What a kit costs of the sum of its articles. */
export const KIT_SHARE = 0.88;

/** What a model offers: prices in dollars of articles sold alone, kits, and prepaid maintenance. */
export interface OfferSeed {
  articles: Partial<Record<ArticleKey, number>>;
  kits: readonly KitKey[];
  /** Price in dollars of a service each 10,000 km; no prepaid maintenance when missing. */
  service?: number;
  /** Shown, but not available at present. */
  soldOut?: readonly ArticleKey[];
  /** Years in which articles are sold in kits only. */
  kitsOnlyIn?: readonly number[];
}

const SMALL = {
  alfombras: 79.9,
  'deflectores-ventana': 64.5,
  guardafangos: 58.9,
  'kit-seguridad': 92.75,
  'camara-tablero': 149.99,
};
const LARGE = { ...SMALL, 'barras-techo': 289.5, 'porta-bicicletas': 229, estribos: 459.9, 'bandeja-carga': 119.95 };

/** By the model's slug. `ruta` has no accessories at all, `tena` no kits, `kira` no prepaid maintenance. */
export const OFFERS: Readonly<Record<string, OfferSeed>> = {
  sierra: {
    articles: {
      ...LARGE,
      'rin-doble-radio-17': 899,
      'rin-negro-18': 1149,
      'cofre-techo': 529,
      'enganche-remolque': 345,
    },
    kits: ['aventura', 'carga', 'proteccion', 'seguridad', 'ciudad'],
    service: 189.9,
    soldOut: ['enganche-remolque'],
  },
  altar: {
    articles: {
      ...LARGE,
      'rin-multirradio-18': 1290,
      'rin-negro-18': 1390,
      'cofre-techo': 589,
      'enganche-remolque': 395,
    },
    kits: ['aventura', 'carga', 'proteccion', 'seguridad', 'remolque'],
    service: 249.5,
  },
  kira: {
    articles: { ...SMALL, 'rin-doble-radio-17': 849, 'bandeja-carga': 89.9 },
    kits: ['proteccion', 'seguridad', 'ciudad'],
    kitsOnlyIn: [2025],
  },
  tena: {
    articles: { ...SMALL, 'rin-turbina-16': 649, 'barras-techo': 219 },
    kits: [],
    service: 139.9,
  },
  chimba: {
    articles: { ...LARGE, 'rin-multirradio-18': 1180, 'enganche-remolque': 365 },
    kits: ['aventura', 'proteccion', 'seguridad', 'remolque'],
    service: 219.75,
  },
  ruta: { articles: {}, kits: [] },
};

/** Prepaid maintenance: kilometres covered, and what is paid of the price of the services one by one. */
export const COUPONS: readonly [kilometres: number, share: number][] = [
  [30_000, 0.95],
  [50_000, 0.9],
  [100_000, 0.85],
];
