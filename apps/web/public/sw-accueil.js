/**
 * Offline check-in pages, the same for everyone, with their scripts and the code reader. The page
 * itself stores the volunteer's identity and the list (`check-in.ts`).
 */
const DESKS = 'accueil-1'
const DESK_FILES = 'accueil-fichiers-1'
const MAX_DESKS = 6
const MAX_DESK_FILES = 200

const IS_DESK = /^\/contribution\/evenements\/\d{1,10}\/accueil\/\d{1,10}$/
const IS_DESK_FILE = /^\/assets\/[\w./-]+$/

self.addEventListener('message', (event) => {
  // On failure the previous copy stays.
  if (event.data?.type === 'garder-accueil')
    event.waitUntil(keepDesk(event.data).catch(() => undefined))
})

async function keepDesk({ url, titre, fichiers }) {
  if (!IS_DESK.test(url) || !Array.isArray(fichiers)) return
  const response = await fetch(url, { credentials: 'omit' })
  if (response.status !== 200 || response.redirected) return
  const html = await response.clone().text()
  const files = [...fichiers, ...(html.match(/\/assets\/[\w.-]+/g) ?? [])].filter(
    (file) => typeof file === 'string' && IS_DESK_FILE.test(file),
  )
  await self.parcours.keepFiles([...new Set(files)].slice(0, MAX_DESK_FILES), DESK_FILES)
  const cache = await caches.open(DESKS)
  await cache.delete(url)
  const headers = new Headers(response.headers)
  headers.set('x-titre', encodeURIComponent(String(titre).slice(0, 200)))
  await cache.put(url, new Response(html, { headers }))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -MAX_DESKS).map((key) => cache.delete(key)))
}

/** Interface for `sw.js`. */
self.accueil = {
  caches: [DESKS, DESK_FILES],
  match: async (url) => (await caches.open(DESKS)).match(url.pathname),
}
