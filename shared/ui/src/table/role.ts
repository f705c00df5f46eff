/** Written out, because a table that is laid out as blocks is no table to some screen readers. */
export const role = (name: string) => ({ role: name });
