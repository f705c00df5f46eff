/** Label and value. */
export type Pair = readonly [label: string, value: string];

/** What was saved together: pairs, then lists, each row of which is a name with its pairs. */
export interface PaperSection {
  readonly title: string;
  readonly pairs: readonly Pair[];
  readonly lists: readonly { readonly title: string; readonly rows: readonly (readonly Pair[])[] }[];
}

/** An application that was sent, in words. */
export interface ApplicationPaper {
  /** 'Solicitud de crédito'. */
  readonly title: string;
  /** What it is called by, and when it was sent. */
  readonly heads: readonly string[];
  /** Whose it is and what for, in a sentence. */
  readonly lead: string;
  readonly sections: readonly PaperSection[];
  readonly letter: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly acceptance: string;
    /** Version, SHA-256 and moment. */
    readonly facts: readonly Pair[];
  };
  /** Name of its file, without an ending. */
  readonly fileName: string;
}
