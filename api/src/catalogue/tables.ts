import type { Cents } from '@vitrina/contract';

declare module '../platform/database/schema' {
  /** Places, vehicles, accessories and small catalogues: written by whoever runs the shop, read by everybody. */
  interface Database {
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
    priced_package: TrimPackageTable & { cents: Cents };
    price_line: { id: number; package_id: number; label: string; cents: Cents; position: number };
    article: { id: number; name: string; long_name: string | null; image: string | null };
    accessory: AccessoryTable;
    kit_item: { id: number; kit_id: number; article_id: number; cents: Cents; position: number };
    prepaid_coupon: PrepaidCouponTable;
    banner: BannerTable;
    catalogue_item: { kind: CatalogueKind; id: number; name: string };
  }
}

interface Named {
  id: number;
  name: string;
}

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
  cents: Cents;
  position: number;
  /** Listed with those on sale. */
  on_sale: boolean;
  /** Can be chosen; otherwise shown as not available. */
  available: boolean;
}

interface PrepaidCouponTable extends Named {
  version_id: number;
  description: string;
  cents: Cents;
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

export type CatalogueKind = 'gender' | 'email' | 'phone';
