/** The password of every demo customer; it is published in docs/seed.md. */
export const DEMO_PASSWORD = 'Condor2026';

/** A demo customer: valid numbers and names of nobody. */
export interface DemoCustomer {
  /** What the customer is there to show. */
  theme: 'nothing' | 'cash' | 'credit' | 'everything' | 'tax number';
  identification: string;
  firstNames: string;
  surnames: string;
  phone: string;
  email: string;
  /** 1 Femenino, 2 Masculino. */
  genderId: number;
  birthDate: string;
  address?: { cantonId: number; mainStreet: string; secondaryStreet: string; number: string };
  /** A new e-mail address that waits for its confirmation. */
  pendingEmail?: string;
}

export const CUSTOMERS: readonly DemoCustomer[] = [
  {
    theme: 'nothing',
    identification: '1759990011',
    firstNames: 'Ana Lucía',
    surnames: 'Paredes Toapanta',
    phone: '0990000011',
    email: 'ana.paredes@example.com',
    genderId: 1,
    birthDate: '1996-02-29',
  },
  {
    theme: 'cash',
    identification: '1759990029',
    firstNames: 'Carlos Andrés',
    surnames: 'Mena Vera',
    phone: '0990000029',
    email: 'carlos.mena@example.com',
    genderId: 2,
    birthDate: '1985-07-14',
    address: {
      cantonId: 1701,
      mainStreet: 'Av. 6 de Diciembre',
      secondaryStreet: 'Calle Bélgica',
      number: 'N34-120',
    },
  },
  {
    theme: 'credit',
    identification: '1759990037',
    firstNames: 'Gabriela Estefanía',
    surnames: 'Ortiz Salas',
    phone: '0990000037',
    email: 'gabriela.ortiz@example.com',
    genderId: 1,
    birthDate: '1990-11-30',
    address: {
      cantonId: 901,
      mainStreet: 'Av. Francisco de Orellana',
      secondaryStreet: 'Calle 12',
      number: 'Mz 5',
    },
  },
  {
    theme: 'everything',
    identification: '1759990045',
    firstNames: 'María Fernanda',
    surnames: 'Salazar Ponce',
    phone: '0990000045',
    email: 'maria.salazar@example.com',
    genderId: 1,
    birthDate: '1979-03-21',
    address: {
      cantonId: 101,
      mainStreet: 'Calle Larga',
      secondaryStreet: 'Av. Huayna Cápac',
      number: '7-21',
    },
    pendingEmail: 'mafer.salazar@example.com',
  },
  {
    theme: 'tax number',
    identification: '0959990060001',
    firstNames: 'Luis Alberto',
    surnames: 'Guamán Chávez',
    phone: '0990000060',
    email: 'luis.guaman@example.com',
    genderId: 2,
    birthDate: '1972-12-05',
  },
];
