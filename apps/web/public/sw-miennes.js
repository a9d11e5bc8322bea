/**
 * What a member keeps on this device opens without a network: the card, codes of events. The page of each
 * writes a finished one into this cache, and takes it away when its member signs out (`kept-pages.ts`).
 */
const MIENNES = 'miennes-1'

/** What `sw.js` asks of kept pages. */
self.miennes = {
  caches: [MIENNES],
  match: async (url) => (await caches.open(MIENNES)).match(url.pathname),
}
