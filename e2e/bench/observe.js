// Runs in the page before anything else: notes paints, shifts and when the remote's heading first stands in the page.
globalThis.marks = { content: 0, paint: 0, lcp: 0, element: '', cls: 0 };
const watch = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
watch('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') marks.paint = entry.startTime;
});
watch('largest-contentful-paint', ({ startTime, element }) => {
  Object.assign(marks, {
    lcp: startTime,
    element: element ? `${element.tagName.toLowerCase()}.${element.className}` : '',
  });
});
watch('layout-shift', ({ hadRecentInput, value }) => {
  if (!hadRecentInput) marks.cls += value;
});
const look = () => {
  if (document.querySelector('[data-page-heading]')) marks.content = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
