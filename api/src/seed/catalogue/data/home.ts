/** Lines, in order: id, name. */
export const LINES: readonly [id: number, name: string][] = [
  [1, 'Cóndor SUV'],
  [2, 'Cóndor Autos'],
  [3, 'Cóndor Trabajo'],
];

/** Banners, in order. `picture` names the two files; `side` is where text may stand on the wide one. */
export const BANNERS = [
  {
    picture: 'altar-clara',
    headline: 'Altar: siete plazas, un solo horizonte',
    tagline: 'El SUV grande de Cóndor, desde la Sierra hasta la Costa',
    link: '/altar/2',
    alt: 'Cóndor Altar de color verde frente a un cielo claro',
    side: 'left',
    tone: 'light',
  },
  {
    picture: 'chimba-atardecer',
    headline: 'Chimba: trabaja fuerte, sale de viaje',
    tagline: 'Doble cabina y una tonelada de carga',
    link: '/chimba/5',
    alt: 'Cóndor Chimba de color rojo al atardecer',
    side: 'right',
    tone: 'dark',
  },
  {
    picture: 'kira-noche',
    headline: 'Kira: la ciudad en silencio',
    tagline: 'El sedán sereno y eficiente',
    link: '/kira/3',
    alt: 'Cóndor Kira de color blanco en la noche',
    side: 'left',
    tone: 'dark',
  },
] as const;
