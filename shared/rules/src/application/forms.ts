import { QUOTATION_KINDS } from '@vitrina/contract';

/** Whose answers a section holds. */
export type Person = 'applicant' | 'spouse';

/** The lists of the financial situation. */
export type FinancialList = 'assets' | 'liabilities' | 'income' | 'expenses';

/** What is saved by a call of its own. */
export type SectionName =
  | 'personal-data'
  | 'economic-activity'
  | FinancialList
  | 'bank-references'
  | 'personal-references'
  | 'exposed-person'
  | 'exposed-relatives'
  | 'authorization'
  | 'documents';

/** What a sub-tab shows, whoever it asks. */
export type SubTabKind =
  | 'personal-data'
  | 'economic-activity'
  | 'financial-situation'
  | 'references'
  | 'exposed-person'
  | 'exposed-relatives'
  | 'authorization'
  | 'documents';

/** Answers that decide which sub-tabs are shown. */
export interface ShownBy {
  readonly isMarried: boolean;
  readonly isExposed: boolean;
  readonly hasExposedRelatives: boolean;
}

/** A sub-tab: one form with its own Guardar, which saves one section or several, in this order. */
export interface SubTab {
  /** In 'Completa el formulario {id} {title}'. */
  readonly id: number;
  /** Of the sub-tab in addresses, drafts and tests: 'applicant/personal-data'. */
  readonly key: `${Person}/${SubTabKind}`;
  readonly kind: SubTabKind;
  readonly person: Person;
  readonly title: string;
  readonly sections: readonly SectionName[];
  /** The answer that shows it; always shown without one. */
  readonly shownBy?: keyof ShownBy;
}

/** A top tab. */
export interface Tab {
  readonly title: string;
  readonly subTabs: readonly SubTab[];
}

/** Which financial lists a person is asked for, each with the fewest rows it may have. */
export type FinancialBlocks = Readonly<Partial<Record<FinancialList, number>>>;

/** What an application asks for. */
export interface ApplicationForm {
  readonly name: 'credit' | 'funds';
  /** `tipo` of the calls. */
  readonly kind: number;
  readonly title: string;
  readonly letter: 'bureaus' | 'uafe';
  /** Whether the applicant is asked about public offices. */
  readonly asksExposure: boolean;
  readonly financial: Readonly<Record<Person, FinancialBlocks>>;
  /** Fewest rows of the other lists. */
  readonly minimums: Readonly<
    Record<'bank-references' | 'personal-references' | 'exposed-person' | 'exposed-relatives', number>
  >;
  readonly tabs: readonly Tab[];
}

const FINANCIAL_LISTS: readonly FinancialList[] = ['assets', 'liabilities', 'income', 'expenses'];
const listsOf = (blocks: FinancialBlocks) => FINANCIAL_LISTS.filter((list) => blocks[list] !== undefined);

type Description = Omit<ApplicationForm, 'tabs' | 'minimums'> & Partial<Pick<ApplicationForm, 'minimums'>>;

/** Fewest rows unless a wizard says otherwise (specification 2, section 9). */
const MINIMUMS: ApplicationForm['minimums'] = {
  'bank-references': 1,
  'personal-references': 1,
  'exposed-person': 1,
  'exposed-relatives': 1,
};

const tabsOf = ({ financial, asksExposure }: Description): readonly Tab[] => {
  let id = 0;
  const subTab = (
    person: Person,
    kind: SubTabKind,
    title: string,
    sections: readonly SectionName[],
    shownBy?: keyof ShownBy,
  ): SubTab => ({ id: ++id, key: `${person}/${kind}`, kind, person, title, sections, ...(shownBy && { shownBy }) });
  return [
    {
      title: 'Info. solicitante',
      subTabs: [
        subTab('applicant', 'personal-data', 'Datos personales', ['personal-data']),
        subTab('applicant', 'economic-activity', 'Datos laborales', ['economic-activity']),
        subTab('applicant', 'financial-situation', 'Situación financiera', listsOf(financial.applicant)),
        subTab('applicant', 'references', 'Referencias', ['bank-references', 'personal-references']),
        ...(asksExposure
          ? [
              subTab('applicant', 'exposed-person', 'PEP', ['exposed-person'], 'isExposed'),
              subTab(
                'applicant',
                'exposed-relatives',
                'Familiar expuesto',
                ['exposed-relatives'],
                'hasExposedRelatives',
              ),
            ]
          : []),
      ],
    },
    {
      title: 'Info. cónyuge',
      subTabs: [
        subTab('spouse', 'personal-data', 'Datos personales', ['personal-data'], 'isMarried'),
        subTab('spouse', 'economic-activity', 'Datos laborales', ['economic-activity'], 'isMarried'),
        subTab('spouse', 'financial-situation', 'Situación financiera', listsOf(financial.spouse), 'isMarried'),
      ],
    },
    {
      title: 'Documentos',
      subTabs: [
        subTab('applicant', 'authorization', 'Autorización', ['authorization']),
        subTab('applicant', 'documents', 'Archivos', ['documents']),
      ],
    },
  ];
};

const form = (description: Description): ApplicationForm => ({
  minimums: MINIMUMS,
  ...description,
  tabs: tabsOf(description),
});

/** The wizards, each described once (specification 2, section 2; facts/purchase.md, section 6). */
export const APPLICATION_FORMS = {
  /** The lender asks for debts too: liabilities are ours. */
  credit: form({
    name: 'credit',
    kind: QUOTATION_KINDS.credit,
    title: 'Solicitud de crédito',
    letter: 'bureaus',
    asksExposure: true,
    financial: { applicant: { assets: 1, liabilities: 0, income: 1, expenses: 1 }, spouse: { income: 1 } },
  }),
  funds: form({
    name: 'funds',
    kind: QUOTATION_KINDS.cash,
    title: 'Declaración licitud de fondos',
    letter: 'uafe',
    asksExposure: true,
    financial: { applicant: { assets: 1, income: 1, expenses: 1 }, spouse: { income: 1 } },
  }),
} as const satisfies Record<string, ApplicationForm>;

/** The wizard of a kind of purchase. */
export const applicationFormOf = (kind: number): ApplicationForm =>
  kind === QUOTATION_KINDS.credit ? APPLICATION_FORMS.credit : APPLICATION_FORMS.funds;
