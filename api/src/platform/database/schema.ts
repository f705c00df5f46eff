import type { ShortLinkRequest } from '@vitrina/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { KeptConfiguration } from '../../sales/leads/kept-configuration';
import type { Interest } from '../../sales/leads/kept-interest';
import type { Channel, Message } from '../outbox/message';

/** Tables of the database, as Kysely sees them; the migrations make them. Amounts are integer cents. */
export interface Database {
  province: { id: number; name: string };
  canton: { id: number; province_id: number; name: string };
  parish: { id: number; canton_id: number; name: string };
  dealership: DealershipTable;
  vehicle_line: { id: number; name: string; position: number };
  model: ModelTable;
  motor: Named;
  transmission: Named;
  traction: Named;
  version: VersionTable;
  colour: { id: number; name: string; hex: string };
  version_colour: { version_id: number; colour_id: number; position: number; image: string | null; frames: string[] };
  trim_package: TrimPackageTable;
  /** View: a package with its price, the sum of its price lines. */
  priced_package: TrimPackageTable & { cents: number };
  price_line: { id: number; package_id: number; label: string; cents: number; position: number };
  article: { id: number; name: string; long_name: string | null; image: string | null };
  accessory: AccessoryTable;
  kit_item: { id: number; kit_id: number; article_id: number; cents: number; position: number };
  prepaid_coupon: PrepaidCouponTable;
  banner: BannerTable;
  catalogue_item: { kind: CatalogueKind; id: number; name: string };
  catalogue_revision: { singleton: boolean; revision: number };
  seed: { singleton: Generated<boolean>; digest: string };
  setting: { key: string; value: string };
  used_captcha: { signature: string; expires_at: Date };
  lead: LeadTable;
  form_lead: FormLeadTable;
  short_link: ShortLinkTable;
  account: AccountTable;
  one_time_password: { account_id: number; code_hash: string; attempts_left: number; expires_at: Date };
  session: SessionTable;
  session_credential: SessionCredentialTable;
  /** Attempts counted for a subject, which is kept as its hash, until a time. */
  attempt_count: { subject: Buffer; uses: number; until: Date };
  outbox: OutboxTable;
}

interface Named {
  id: number;
  name: string;
}

export type CatalogueKind = 'gender' | 'email' | 'phone';

interface DealershipTable extends Named {
  company: string;
  /** Comma-separated `day start-end`, hours as HHmm. */
  schedule: string | null;
  province_id: number;
  canton_id: number;
  parish: string | null;
  neighbourhood: string | null;
  kind: string | null;
  street: string | null;
  cross_street: string | null;
  street_number: string | null;
  details: string | null;
  latitude: number | null;
  longitude: number | null;
  /** E.164 digits without the plus. */
  whatsapp: string | null;
}

interface ModelTable extends Named {
  line_id: number;
  body_type: string;
  description: string;
  image: string | null;
  hero_image: string | null;
  position: number;
}

interface VersionTable extends Named {
  model_id: number;
  year: number;
  default_motor_id: number;
  default_transmission_id: number;
  default_traction_id: number;
  motor_ids: number[];
  transmission_ids: number[];
  traction_ids: number[];
}

interface TrimPackageTable {
  id: number;
  version_id: number;
  motor_id: number;
  transmission_id: number;
  traction_id: number;
  title: string;
  description: string;
  image: string | null;
  position: number;
}

interface AccessoryTable {
  id: number;
  version_id: number;
  article_id: number;
  /** 1 kit, 2 sold alone, as the contract's ACCESSORY_KINDS. */
  kind: number;
  cents: number;
  position: number;
  /** Listed with those on sale. */
  on_sale: boolean;
  /** Can be chosen; otherwise shown as not available. */
  available: boolean;
}

interface PrepaidCouponTable extends Named {
  version_id: number;
  description: string;
  cents: number;
  position: number;
}

interface BannerTable {
  id: number;
  image: string;
  small_image: string;
  headline: string;
  tagline: string | null;
  link: string | null;
  alt: string | null;
  text_side: string;
  tone: string;
  position: number;
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
  total_cents: number;
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

interface AccountTable {
  /** Drawn at random: it follows from nothing that is known. */
  id: Generated<number>;
  /** Id of the registration's submit. */
  attempt: string | null;
  identification: string;
  password_hash: string;
  /** Sent to a customer who has forgotten theirs; the old one serves too, because anybody may ask. */
  temporary_password_hash: string | null;
  temporary_password_until: Date | null;
  first_names: string;
  surnames: string;
  phone: string;
  email: string;
  country: string;
  gender_id: number | null;
  birth_date: string | null;
  dealership_id: number | null;
  application_id: number;
  /** What was agreed to at the registration, each by the version of its text; null before that was recorded. */
  consent_version: string | null;
  terms_version: string | null;
  privacy_version: string | null;
  consent_at: Date | null;
  created_at: Generated<Date>;
  /** When the first one-time password was right; null until then. */
  verified_at: Date | null;
}

interface SessionTable {
  id: string;
  account_id: number;
  created_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
  /** Of the token that closes it from another browser. */
  closing_hash: Buffer | null;
  closing_until: Date | null;
}

interface SessionCredentialTable {
  id: Generated<number>;
  session_id: string;
  access_hash: Buffer;
  renewal_hash: Buffer;
  access_until: Date;
  /** When others took its place; null for those in use. */
  superseded_at: Date | null;
}

interface OutboxTable {
  id: Generated<number>;
  channel: Channel;
  recipient: string;
  /** What is to be said; null once it is said, because it may hold a secret. */
  content: JSONColumnType<Message | null, string, string>;
  created_at: Generated<Date>;
  /** After it the message is worth nothing. */
  expires_at: Date;
  sent_at: Date | null;
  /** When the other side said that it will never take it. */
  refused_at: Date | null;
  tries: Generated<number>;
  next_try_at: Generated<Date>;
  last_error: string | null;
}
