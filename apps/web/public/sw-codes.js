/**
 * Codes of events open without a network: the page of each writes a finished one into this cache, and
 * takes it away when its member signs out (`kept-codes.ts`).
 */
const CODES = 'codes-1'

/** What `sw.js` asks of kept codes. */
self.codes = {
  caches: [CODES],
  match: async (url) => (await caches.open(CODES)).match(url.pathname),
}
