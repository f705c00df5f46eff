/**
 * Before a retry: removes the tags of a failed or pending attempt. Webpack attaches itself to an existing script,
 * however long that one has been pending, and treats any stylesheet link as loaded.
 */
export function dropStaleTags(base: string): void {
  const folder = new URL(base, location.href).href;
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(folder)) script.remove();
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.href.startsWith(folder) && !link.sheet) link.remove();
  }
}
