/** The longest that a busy page keeps others waiting, in milliseconds. */
const timeout = 2_000

/**
 * Resolves once the page has loaded and the browser rests; at once on the server, and where browsers
 * do not say when they rest. What is already there as HTML can wait that long for its script.
 */
export function whenIdle(): Promise<void> {
  if (typeof window === 'undefined' || !('requestIdleCallback' in window)) return Promise.resolve()
  return new Promise((resolve) => {
    const rest = () => requestIdleCallback(() => resolve(), { timeout })
    if (document.readyState === 'complete') rest()
    else window.addEventListener('load', rest, { once: true })
  })
}
