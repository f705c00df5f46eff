import type { Cents } from '@vitrina/contract';

interface Named {
  id: number;
  name: string;
}

/** Something that was sold, with its price then. */
interface Sold extends Named {
  cents: Cents;
}

/** What a lead keeps of its configuration: names and prices as they were sold, so that it stays true when the catalogue changes. */
export interface KeptConfiguration {
  source: string;
  product: string;
  line: string;
  country: string;
  currency: string;
  province: Named;
  model: Named;
  version: Named;
  year: number;
  power: { motor: Named; transmission: Named; traction: Named };
  colour: (Named & { hex: string }) | null;
  /** Address of the car's picture. */
  image: string | null;
  package: { id: number; title: string; description: string; cents: Cents };
  accessories: (Sold & { key: number })[];
  kits: (Sold & { key: number; items: Sold[] })[];
  prepaidMaintenance: Sold[];
  dealership: Named & { company: string };
  /** The price lines that the buyer saw. */
  lines: { kind: string; label: string; cents: Cents }[];
  totalCents: Cents;
}
