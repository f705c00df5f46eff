/** The id in a route's `:id`; 0 if it is invalid. */
export const routeId = (id: string | undefined): number => (/^[1-9]\d{0,9}$/.test(id ?? '') ? Number(id) : 0);
