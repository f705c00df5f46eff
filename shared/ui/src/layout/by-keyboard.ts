/** For an element that is not a control but must be reachable with Tab: a scroll container, a tab panel. */
export const byKeyboard = { tabIndex: 0 };
