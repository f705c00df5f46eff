/** A seeded customer of the reference backend (docs/seed.md), for tests and standalone sites. */
export type DemoCustomer = {
  identification: string;
  name: string;
  email: string;
  /** What the customer demonstrates, for testers. */
  shows: string;
};

/** The password of every demo customer, published in docs/seed.md. */
export const DEMO_PASSWORD = 'Condor2026';

/** The same people as in api/src/seed/customers: a test of the backend compares both lists. */
export const DEMO_CUSTOMERS = [
  {
    identification: '1759990045',
    name: 'María Fernanda Salazar Ponce',
    email: 'maria.salazar@example.com',
    shows: 'de todo',
  },
  {
    identification: '1759990029',
    name: 'Carlos Andrés Mena Vera',
    email: 'carlos.mena@example.com',
    shows: 'compras a contado',
  },
  {
    identification: '1759990037',
    name: 'Gabriela Estefanía Ortiz Salas',
    email: 'gabriela.ortiz@example.com',
    shows: 'créditos',
  },
  {
    identification: '0959990060001',
    name: 'Luis Alberto Guamán Chávez',
    email: 'luis.guaman@example.com',
    shows: 'un RUC',
  },
  {
    identification: '1759990011',
    name: 'Ana Lucía Paredes Toapanta',
    email: 'ana.paredes@example.com',
    shows: 'nada todavía',
  },
] as const satisfies readonly DemoCustomer[];
