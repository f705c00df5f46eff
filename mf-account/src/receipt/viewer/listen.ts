/** Listeners by the type of their event. */
export type Listeners = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

/** Listens on an element until the returned function is called; every listener may prevent what the browser would do. */
export function listen(node: HTMLElement, listeners: Listeners): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) node.addEventListener(type, listener, { passive: false });
  return () => {
    for (const [type, listener] of entries) node.removeEventListener(type, listener);
  };
}
