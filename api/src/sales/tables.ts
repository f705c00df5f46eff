import type { Cents, ShortLinkRequest } from '@vitrina/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { KeptConfiguration } from './leads/kept-configuration';
import type { Interest } from './leads/kept-interest';

declare module '../platform/database/schema' {
  /** What visitors and customers ask for. */
  interface Database {
    lead: LeadTable;
    form_lead: FormLeadTable;
    short_link: ShortLinkTable;
  }
}

interface LeadTable {
  id: Generated<number>;
  number: Generated<number>;
  attempt: string;
  created_at: Generated<Date>;
  identification: string;
  first_names: string;
  surnames: string;
  phone: string;
  email: string;
  /** Of the consent given with the lead, or by its customer when the account was made; null before that was recorded. */
  consent_version: string | null;
  consent_at: Date | null;
  /** Of the terms accepted in the wizard; null before they were recorded. */
  terms_version: string | null;
  campaign: number;
  /** Whether it is an online purchase. */
  online: Generated<boolean>;
  source: string;
  total_cents: Cents;
  /** What was asked for, with names and prices as they were sold: later changes of the catalogue do not reach it. */
  configuration: JSONColumnType<KeptConfiguration>;
  /** The customer whose quotation it is; null for a guest's. */
  account_id: number | null;
}

interface FormLeadTable {
  id: Generated<number>;
  number: Generated<number>;
  attempt: string;
  created_at: Generated<Date>;
  form: 'quote' | 'post-sale';
  identification: string;
  first_names: string;
  surnames: string;
  phone: string;
  email: string;
  consent_version: string;
  consent_at: Date;
  campaign: number;
  source: string;
  /** What it asks about, with names as they stood. */
  interest: JSONColumnType<Interest>;
}

interface ShortLinkTable {
  /** Drawn at random: it follows from nothing that is known. */
  code: string;
  /** Of the configuration, so that each is kept once. */
  digest: Buffer;
  /** Ids of the catalogue, and a step. */
  configuration: JSONColumnType<ShortLinkRequest>;
  created_at: Generated<Date>;
}
