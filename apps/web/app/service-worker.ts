/** What shows without a network (`public/sw.js`); registered once the page has all it needs. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    // Refused by a setting, or a file not reached: the site works as well without it.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
