/**
 * Offline copies of member pages: card, event codes. The page writes them into this cache and
 * deletes them on sign-out (`pages.ts`).
 */
const MIENNES = 'miennes-1'

/** Interface for `sw.js`. */
self.miennes = {
  caches: [MIENNES],
  match: async (url) => (await caches.open(MIENNES)).match(url.pathname),
}
