import type { Cents } from '@vitrina/contract';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../platform/database/schema' {
  /** Places, vehicles, accessories and small catalogues: written by whoever runs the shop, read by everybody. */
  interface Database {
    province: Named;
    canton: CantonTable;
    parish: ParishTable;
    dealership_company: DealershipCompanyTable;
    dealership: DealershipTable;
    vehicle_line: VehicleLineTable;
    model: ModelTable;
    motor: Named;
    transmission: Named;
    traction: Named;
    version: VersionTable;
    colour: ColourTable;
    version_colour: VersionColourTable;
    trim_package: TrimPackageTable;
    /** View: a package with its price, the sum of its price lines. */
    priced_package: TrimPackageTable & { cents: Cents };
    price_line: PriceLineTable;
    article: ArticleTable;
    accessory: AccessoryTable;
    kit_item: KitItemTable;
    prepaid_coupon: PrepaidCouponTable;
    banner: BannerTable;
    /** Lists that no other row refers to. */
    catalogue_item: CatalogueItemTable;
    gender: GenderTable;
    email_type: Named;
    phone_type: PhoneTypeTable;
    address_type: Named;
    identification_type: IdentificationTypeTable;
    civil_status: CivilStatusTable;
    relationship: RelationshipTable;
    employment_relationship: EmploymentRelationshipTable;
    document_type: DocumentTypeTable;
    asset_type: AssetTypeTable;
    income_type: IncomeTypeTable;
    country: CountryTable;
    economic_section: EconomicSectionTable;
    economic_activity: EconomicActivityTable;
    vehicle_make: Named;
    vehicle_make_model: VehicleMakeModelTable;
    institution: InstitutionTable;
    account_type: AccountTypeTable;
    agency_bank_account: AgencyBankAccountTable;
    card_brand: CardBrandTable;
    deferred_plan: DeferredPlanTable;
    financing_term: FinancingTermTable;
    financing_rate: FinancingRateTable;
  }
}

/** Rows are retired, never deleted: a purchase may refer to what is offered no more. Lists read `offered` (offered.ts). */
interface Retirable {
  retired_at: Generated<Date | null>;
}

interface Named extends Retirable {
  id: number;
  name: string;
}

interface CantonTable extends Named {
  province_id: number;
}

interface ParishTable extends Named {
  canton_id: number;
}

interface DealershipCompanyTable extends Retirable {
  name: string;
  /** RUC; null for a company that somebody else has written. */
  tax_number: string | null;
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
  /** As dialled within the country; null for a row from before it was kept. */
  phone: string | null;
  /** E.164 digits without the plus. */
  whatsapp: string | null;
}

interface VehicleLineTable extends Named {
  position: number;
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

interface ColourTable extends Named {
  hex: string;
}

interface VersionColourTable extends Retirable {
  version_id: number;
  colour_id: number;
  position: number;
  image: string | null;
  frames: string[];
}

interface TrimPackageTable extends Retirable {
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

interface PriceLineTable extends Retirable {
  id: number;
  package_id: number;
  label: string;
  cents: Cents;
  position: number;
}

interface ArticleTable extends Named {
  long_name: string | null;
  image: string | null;
}

interface AccessoryTable extends Retirable {
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

interface KitItemTable extends Retirable {
  id: number;
  kit_id: number;
  article_id: number;
  cents: Cents;
  position: number;
}

interface PrepaidCouponTable extends Named {
  version_id: number;
  description: string;
  cents: Cents;
  position: number;
}

interface BannerTable extends Retirable {
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

/** Lists without more than a name, and a code or a heading where there is one. */
export type CatalogueKind =
  | 'activity-type'
  | 'expense-type'
  | 'funds-origin'
  | 'investment-type'
  | 'liability-type'
  | 'person-type'
  | 'property-type'
  | 'public-office'
  | 'sector';

interface CatalogueItemTable extends Named {
  kind: CatalogueKind;
  code: string | null;
  section: string | null;
}

interface GenderTable extends Named {
  /** The lenders' code; null for what their forms do not have. */
  code: string | null;
}

interface PhoneTypeTable extends Named {
  mobile: boolean;
}

interface IdentificationTypeTable extends Named {
  code: string;
  /** Code of the tax authority's electronic documents. */
  tax_authority_code: string;
  lender_code: string | null;
  card_provider_code: string | null;
  pattern: string;
  /** Whether it is offered in the cash flow's payer form. */
  offered_to_payers: boolean;
}

interface CivilStatusTable extends Named {
  code: string;
  feminine_name: string;
}

interface RelationshipTable extends Named {
  kind: 'consanguinidad' | 'afinidad' | 'pareja' | 'otro';
  degree: number | null;
  /** May be the relative of a politically exposed person. */
  exposed: boolean;
  /** May be a personal reference. */
  reference: boolean;
}

interface EmploymentRelationshipTable extends Named {
  /** Whether the fields of an employer are asked for. */
  has_employer: boolean;
}

interface DocumentTypeTable extends Named {
  wizard: 'credit' | 'funds';
  mandatory: boolean;
}

/** One of the three sections of an asset: text, a combo over a list, or not asked for. */
export interface AssetSection {
  kind: 'text' | 'combo' | 'none';
  label?: string;
  list?: 'institutions' | 'investment-types' | 'property-types' | 'vehicle-makes' | 'vehicle-make-models' | 'years';
}

interface AssetTypeTable extends Named {
  sections: JSONColumnType<AssetSection[]>;
}

interface IncomeTypeTable extends Named {
  needs_description: boolean;
}

interface CountryTable extends Retirable {
  alpha2: string;
  alpha3: string;
  numeric_code: string;
  name: string;
  nationality: string | null;
}

interface EconomicSectionTable extends Retirable {
  code: string;
  name: string;
}

interface EconomicActivityTable extends EconomicSectionTable {
  section: string;
}

interface VehicleMakeModelTable extends Named {
  make_id: number;
  /** Kept for valuations, never offered. */
  excluded: boolean;
}

interface InstitutionTable extends Named {
  key: string;
  kind: 'private-bank' | 'public-bank' | 'cooperative' | 'mutual';
  short_name: string;
  /** Interbank code of the central bank. */
  clearing_code: string | null;
  tax_authority_code: string | null;
  size: 'grande' | 'mediano' | 'pequeño' | null;
  takes_deposits: boolean;
  /** Whether payments with its cards may be deferred. */
  defers_cards: boolean;
  /** Of its account numbers, where it is known. */
  account_pattern: string | null;
}

interface AccountTypeTable extends Named {
  code: string;
}

interface AgencyBankAccountTable extends Retirable {
  id: number;
  company: string;
  bank_id: number;
  account_type_id: number;
  number: string;
  position: number;
}

interface CardBrandTable extends Retirable {
  key: string;
  name: string;
  /** What each provider calls it; null when it does not know it. */
  p2p_franchise: string | null;
  payme_brand: string | null;
  accepted: boolean;
  position: number;
}

interface DeferredPlanTable extends Retirable {
  code: string;
  name: string;
}

interface FinancingTermTable extends Retirable {
  months: number;
}

/** What an instalment is calculated with. Rates are basis points, a hundredth of one per cent. */
interface FinancingRateTable extends Retirable {
  id: number;
  effective_from: string;
  calculation_bank_id: number;
  insurer: number;
  plan: number;
  line: number;
  product: string;
  minimum_entry_percent: number;
  nominal_rate_bp: number;
  /** Of the law, as an effective rate; the database refuses a nominal rate above it. */
  effective_ceiling_bp: number;
  life_insurance_monthly_bp: number;
  vehicle_insurance_yearly_bp: number;
  device_cents: Cents;
  solca_bp: number;
  solca_charged: 'apart' | 'financed' | 'first';
}
