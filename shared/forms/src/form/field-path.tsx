import { createContext, type ReactNode, use } from 'react';

const PathContext = createContext('');

/** Puts the fields below it under `path` of the form's values, relative to where it stands: a row of a list. */
export function FieldsAt({ path, children }: { path: string; children: ReactNode }) {
  return <PathContext value={useFormPath(path)}>{children}</PathContext>;
}

/** The path in the form's values of the field named `name` here. */
export function useFormPath(name: string): string {
  const at = use(PathContext);
  return at ? `${at}.${name}` : name;
}
