/** For an element that is not a control but must be reached by Tab: what scrolls in itself, the panel of a tab. */
export const byKeyboard = { tabIndex: 0 };
