// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is text of templates
import type { Fault } from '../fault.ts'

const W = 'apps/web/app'
const SW = 'apps/web/public'

/** The service worker, and what a device keeps for when there is no network. */
export const HORS_LIGNE: readonly Fault[] = [
  {
    id: 'page-that-was-read-is-not-kept',
    file: `${SW}/sw.js`,
    find: 'await keep(PAGES, request, response, MAX_PAGES)',
    replace: 'await keep(ASSETS, request, response, MAX_PAGES)',
    journeys: ['site/hors-ligne'],
  },
  {
    id: 'no-page-without-a-network',
    file: `${SW}/sw.js`,
    find: "if (!url.pathname.startsWith('/api/')) event.respondWith(answerPage(event))",
    replace: "if (url.pathname.startsWith('/hors')) event.respondWith(answerPage(event))",
    journeys: ['site/hors-ligne', 'site/visiteur'],
  },
  {
    id: 'new-worker-drops-the-routes-that-were-kept',
    file: `${SW}/sw.js`,
    find: 'const others = [self.parcours, self.miennes, self.accueil, self.partage]',
    replace: 'const others = [self.miennes, self.accueil, self.partage]',
    journeys: ['parcours/parcours-page', 'site/version', 'site/hors-ligne'],
  },
  {
    id: 'new-version-never-takes-over',
    file: `${SW}/sw.js`,
    find: "if (type === 'prendre-la-suite') event.waitUntil(self.skipWaiting())",
    replace: "if (type === 'suite') event.waitUntil(self.skipWaiting())",
    journeys: ['site/version'],
  },
  {
    id: 'shared-track-is-lost',
    file: `${SW}/sw-partage.js`,
    find: 'await cache.put(NOTE, new Response(JSON.stringify(note)))',
    replace: 'await cache.put(SHARE_PAGE, new Response(JSON.stringify(note)))',
    journeys: ['site/installation'],
  },
  {
    id: 'route-is-not-kept-for-the-way',
    file: `${SW}/sw-parcours.js`,
    find: "if (type === 'garder') event.waitUntil(inTurn(() => keepRoute(event.data)))",
    replace: "if (type === 'garde') event.waitUntil(inTurn(() => keepRoute(event.data)))",
    journeys: ['parcours/parcours-page', 'site/hors-ligne'],
  },
  {
    id: 'private-page-is-kept-by-the-worker',
    file: `${SW}/sw-parcours.js`,
    find: "control.startsWith('public') && !control.includes('no-store')",
    replace: "!control.includes('no-transform')",
    journeys: ['site/hors-ligne'],
  },
  {
    id: 'desk-does-not-open-without-a-network',
    file: `${SW}/sw-accueil.js`,
    find: 'await cache.put(url, new Response(html, { headers }))',
    replace: "await cache.put(url + '?', new Response(html, { headers }))",
    journeys: ['club/accueil'],
  },
  {
    id: 'list-of-what-is-kept-is-never-told',
    file: `${SW}/sw-gardes.js`,
    find: "if (event.data?.type !== 'lister') return",
    replace: "if (event.data?.type === 'lister') return",
    journeys: ['site/hors-ligne'],
  },
  {
    id: 'own-pages-are-not-kept',
    file: `${W}/platform/offline/pages.ts`,
    find: 'await cache.put(path, new Response(html, { headers: HEADERS }))',
    replace: 'await cache.put(`${path}/`, new Response(html, { headers: HEADERS }))',
    journeys: ['club/badges', 'club/accueil', 'site/hors-ligne'],
  },
  {
    id: 'signing-out-leaves-the-card',
    file: `${W}/platform/offline/clear-offline-copies.ts`,
    find: '    clearOfflineCard(),\n',
    replace: '',
    journeys: ['club/badges', 'site/hors-ligne'],
  },
  {
    id: 'messages-written-offline-wait-for-ever',
    file: `${W}/features/echanges/messages/use-envois.ts`,
    find: "window.addEventListener('online', boite.wake, { signal: leaving.signal })",
    replace: "window.addEventListener('offline', boite.wake, { signal: leaving.signal })",
    journeys: ['echanges/messages'],
  },
  {
    id: 'desk-sends-nothing-once-the-network-is-back',
    file: `${W}/features/club/inscriptions/accueil/use-file.ts`,
    find: 'useRetry(send, file.attentes.length > 0)\n  useNetwork(send, setAway)',
    replace: 'useRetry(send, file.attentes.length > BATCH)',
    journeys: ['club/accueil', 'club/inscriptions'],
  },
  {
    id: 'double-press-at-the-desk-is-two-sends',
    file: `${W}/features/club/inscriptions/accueil/use-file.ts`,
    find: 'if (!sent.length || (sending.current.length && !isLeft)) return',
    replace: 'if (!sent.length) return',
    journeys: ['club/accueil'],
  },
]
