const timeout = 2_000

/**
 * Resolves when the page has loaded and is idle; at once on the server, and without
 * `requestIdleCallback`.
 */
export function whenIdle(): Promise<void> {
  if (typeof window === 'undefined' || !('requestIdleCallback' in window)) return Promise.resolve()
  return new Promise((resolve) => {
    const rest = () => requestIdleCallback(() => resolve(), { timeout })
    if (document.readyState === 'complete') rest()
    else window.addEventListener('load', rest, { once: true })
  })
}
