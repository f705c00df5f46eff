import { createContext, type ReactNode, use } from 'react';

const PathContext = createContext('');

/** Nests the fields inside under `path` of the form's values, relative to the enclosing path: a row of a list. */
export function FieldsAt({ path, children }: { path: string; children: ReactNode }) {
  return <PathContext value={useFormPath(path)}>{children}</PathContext>;
}

/** The full path in the form's values of the field named `name` here. */
export function useFormPath(name: string): string {
  const at = use(PathContext);
  return at ? `${at}.${name}` : name;
}
