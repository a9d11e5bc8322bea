/**
 * Documents are network-first: online visitors never see an old version. Offline, a public page
 * read before is served, else the offline page. API answers and private pages are never cached,
 * except what a page wrote itself (`sw-miennes.js`) and the check-in page, which contains no names
 * (`sw-accueil.js`).
 */
importScripts(
  '/sw-version.js',
  '/sw-parcours.js',
  '/sw-miennes.js',
  '/sw-accueil.js',
  '/sw-partage.js',
  '/sw-gardes.js',
  '/sw-notifications.js',
)

const OFFLINE = 'hors-ligne-1'
const PAGES = 'pages-1'
const ASSETS = 'fichiers-1'
const WATERS = 'eaux-1'
const MAX_PAGES = 30
const MAX_ASSETS = 150
const MAX_WATERS = 300
const OFFLINE_PAGE = '/hors-ligne'
const TILES = '/fonds/eaux/'

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage())
})

/** A new worker waits until a page activates it (produit 14.13). */
self.addEventListener('message', (event) => {
  const { type } = event.data ?? {}
  if (type === 'version') event.ports[0]?.postMessage(self.version)
  if (type === 'prendre-la-suite') event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOldCaches(),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (self.partage.isShare(request, url)) event.respondWith(self.partage.receive(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api/')) event.respondWith(answerPage(event))
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(answerKept(event, keepAsset))
  } else if (url.pathname.startsWith(TILES)) {
    event.respondWith(answerKept(event, keepTile))
  } else if (request.destination === 'image' && self.parcours.isFile(url)) {
    event.respondWith(answerPicture(request))
  }
})

/**
 * Offline page with its files. Without its modules it works at any address and for any visitor: it
 * is marked, so that links that need a network or an account are hidden (`styles/shell.css`).
 */
async function keepOfflinePage() {
  const response = await fetch(OFFLINE_PAGE, { credentials: 'omit', cache: 'no-cache' })
  if (!response.ok) throw new Error(`The offline page answered ${response.status}`)
  const html = (await response.text())
    .replace(/<script[^>]*type="module"[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace('<html ', '<html data-copie ')
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:css|woff2)/g))
  const pictures = new Set(html.match(/\/relief\/[\w/.-]+\.svg/g))
  const cache = await caches.open(OFFLINE)
  await cache.addAll([...files, ...pictures])
  await cache.put(OFFLINE_PAGE, new Response(html, { headers: response.headers }))
}

async function dropOldCaches() {
  const others = [self.parcours, self.miennes, self.accueil, self.partage]
  const kept = [OFFLINE, PAGES, ASSETS, WATERS, ...others.flatMap((one) => one.caches)]
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)))
}

async function answerPage(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(keepPublicPage(event.request, response.clone()))
    return response
  } catch {
    const cache = await caches.open(PAGES)
    const offline = await caches.open(OFFLINE)
    const url = new URL(event.request.url)
    return (
      (await self.miennes.match(url)) ??
      (await self.parcours.match(url)) ??
      (await self.accueil.match(url)) ??
      (await cache.match(event.request, { ignoreSearch: isRoadbook(event.request.url) })) ??
      (await self.gardes.write(await offline.match(OFFLINE_PAGE))) ??
      Response.error()
    )
  }
}

/** Publicly cacheable pages only. */
async function keepPublicPage(request, response) {
  if (!self.parcours.isPublicPage(response)) return
  // Stored with its files, on request of its page.
  if (self.parcours.isRoute(new URL(request.url))) return
  // One roadbook per race, the last requested one.
  if (isRoadbook(request.url)) {
    await (await caches.open(PAGES)).delete(request, { ignoreSearch: true })
  }
  await keep(PAGES, request, response, MAX_PAGES)
}

const isRoadbook = (address) => new URL(address).pathname.endsWith('/feuille-de-route')

/** Build files and water tiles: content-hashed names, cacheable forever. */
async function answerKept(event, keepIt) {
  const { request } = event
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200) {
    event.waitUntil(keepIt(request, response.clone()))
  }
  return response
}

const keepAsset = (request, response) => keep(ASSETS, request, response, MAX_ASSETS)

/** The address contains the edition of the basemap: tiles of other editions are unused. */
async function keepTile(request, response) {
  await keep(WATERS, request, response, MAX_WATERS)
  const ground = editionOf(request.url)
  const cache = await caches.open(WATERS)
  const others = (await cache.keys()).filter(({ url }) => editionOf(url) !== ground)
  await Promise.all(others.map((key) => cache.delete(key)))
}

const editionOf = (url) => new URL(url).pathname.slice(TILES.length).split('/', 1)[0]

/** Images of a stored parcours are available offline. */
async function answerPicture(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}

/** Deletes the oldest entries first. */
async function keep(name, request, response, max) {
  const cache = await caches.open(name)
  await cache.delete(request)
  await cache.put(request, response)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)))
}
