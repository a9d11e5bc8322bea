/** Offline support (`public/sw.js`), registered once the page has loaded. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = async () => {
    const registration = await navigator.serviceWorker.register('/sw.js')
    const { startWatching } = await import('./version/watch-version.ts')
    await startWatching(registration)
  }
  // Blocked by a setting or a network failure: the site works without it.
  const attempt = () => register().catch(() => undefined)
  if (document.readyState === 'complete') void attempt()
  else window.addEventListener('load', attempt, { once: true })
}
