type Named = { name: string };

const UNKNOWN = {
  kits: ['Un kit de accesorios del enlace ya no está disponible.', 'kits de accesorios'],
  accessories: ['Un accesorio del enlace ya no está disponible.', 'accesorios'],
  coupons: ['El mantenimiento prepagado del enlace ya no está disponible.', 'mantenimientos prepagados'],
} as const;

/** Messages to the buyer about each item of a link that could not be added to the cart, and why. */
export const leftOut = {
  /** Things that are not offered: only their number is known. */
  unknown(what: keyof typeof UNKNOWN, count: number): string[] {
    if (count === 0) return [];
    const [one, many] = UNKNOWN[what];
    return [count === 1 ? one : `${count} ${many} del enlace ya no están disponibles.`];
  },
  kit: ({ name }: Named, other: Named | undefined): string =>
    other ? `No añadimos ${name} porque comparte accesorios con ${other.name}.` : `${name} no está disponible.`,
  accessory: ({ name }: Named, kit: Named | undefined): string =>
    kit ? `No añadimos ${name} porque ${kit.name} ya lo incluye.` : `${name} no está disponible.`,
  coupon: ({ name }: Named): string => `No añadimos ${name}: solo puedes elegir un mantenimiento prepagado.`,
};
