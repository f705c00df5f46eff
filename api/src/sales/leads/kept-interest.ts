import type { Cents } from '@vitrina/contract';

interface Named {
  id: number;
  name: string;
}

/** What a lead of a form keeps: names and the package's price as they stood. */
export interface Interest {
  province: Named;
  dealership: Named & { company: string };
  model?: Named;
  package?: { id: number; title: string; year: number; cents: Cents };
  colour?: Named | null;
  /** What was written instead of a model of the list. */
  vehicle?: string;
  plate?: string;
  address?: string;
  date?: string;
  skipIntegration?: boolean;
  sellerWrites?: boolean;
}
