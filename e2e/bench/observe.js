// Runs in the page before anything else: notes paints, shifts, when the remote's heading first stands in the page, and until
// when something in it was still a placeholder.
globalThis.marks = { content: 0, stood: 0, paint: 0, lcp: 0, element: '', cls: 0, shifted: [] };
const nameOf = (node) => (node?.nodeType === 1 ? `${node.tagName.toLowerCase()}.${node.className}` : node?.nodeName);
const watch = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
watch('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') marks.paint = entry.startTime;
});
watch('largest-contentful-paint', ({ startTime, element, url }) => {
  Object.assign(marks, {
    lcp: startTime,
    element: `${nameOf(element)} ${url.split('/').at(-1)}`,
  });
});
watch('layout-shift', ({ hadRecentInput, value, sources }) => {
  if (hadRecentInput) return;
  marks.cls += value;
  marks.shifted.push(`${value.toFixed(3)}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`);
});
const look = () => {
  const heading = document.querySelector('[data-page-heading]');
  if (heading && marks.content === 0) marks.content = performance.now();
  if (!heading || document.querySelector('main [data-skeleton]')) marks.stood = performance.now();
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
