/**
 * Offline copies of opened parcours: page, scripts, fonts, images and map. A note beside each page
 * lists its files, so that unused ones can be deleted. The newest twenty are kept.
 */
const ROUTES = 'parcours-1'
const ROUTE_FILES = 'parcours-fichiers-1'
const NOTES = '/hors-ligne/parcours/'
const MAX_ROUTES = 20
const MAX_FILES = 200

const IS_ROUTE = /^\/parcours\/[a-z0-9-]{1,160}$/
const IS_FILE = /^\/(?:assets|medias|relief)\/[\w./-]+$|^\/parcours\/[a-z0-9-]+\/qr\.svg$/

const nameNote = (url) => NOTES + url.slice('/parcours/'.length)

self.addEventListener('message', (event) => {
  const { type } = event.data ?? {}
  // Serialised: two concurrent requests would delete each other's files.
  if (type === 'garder') event.waitUntil(inTurn(() => keepRoute(event.data)))
  if (type === 'ranger') event.waitUntil(inTurn(tidyRoutes))
})

let turn = Promise.resolve()
function inTurn(act) {
  turn = turn.then(act, act)
  // On failure the previous copy stays.
  return turn.catch(() => undefined)
}

async function keepRoute({ url, titre, fichiers }) {
  if (!IS_ROUTE.test(url) || typeof titre !== 'string' || !Array.isArray(fichiers)) return
  const response = await fetch(url, { credentials: 'omit' })
  if (!isPublicPage(response)) return
  const html = await response.clone().text()
  const files = [...new Set([...fichiers, ...(html.match(/\/assets\/[\w.-]+/g) ?? [])])]
    .filter((file) => typeof file === 'string' && IS_FILE.test(file))
    .slice(0, MAX_FILES)
  await keepFiles(files)
  const cache = await caches.open(ROUTES)
  await cache.put(url, response)
  const note = { url, titre: titre.slice(0, 200), le: Date.now(), files }
  await cache.put(nameNote(url), new Response(JSON.stringify(note)))
  await tidyRoutes()
}

function isPublicPage(response) {
  const control = response.headers.get('cache-control') ?? ''
  const isPublic = control.startsWith('public') && !control.includes('no-store')
  return response.status === 200 && !response.redirected && isPublic
}

/** Names contain a content hash: existing files are up to date. */
async function keepFiles(files, name = ROUTE_FILES) {
  const cache = await caches.open(name)
  await Promise.all(
    files.map(async (file) => {
      if (await cache.match(file)) return
      const response = (await caches.match(file)) ?? (await fetch(file, { credentials: 'omit' }))
      if (response.status === 200) await cache.put(file, response)
    }),
  )
}

async function readNotes() {
  const cache = await caches.open(ROUTES)
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(NOTES))
  const notes = await Promise.all(keys.map(async (key) => (await cache.match(key)).json()))
  return notes.sort((a, b) => b.le - a.le)
}

/** Deletes the oldest parcours, then the files without a parcours. */
async function tidyRoutes() {
  const cache = await caches.open(ROUTES)
  const notes = await readNotes()
  for (const { url } of notes.slice(MAX_ROUTES)) {
    await Promise.all([cache.delete(url), cache.delete(nameNote(url))])
  }
  const needed = new Set(notes.slice(0, MAX_ROUTES).flatMap(({ files }) => files))
  const files = await caches.open(ROUTE_FILES)
  for (const file of await files.keys()) {
    if (!needed.has(new URL(file.url).pathname)) await files.delete(file)
  }
}

/** Matches a stored parcours, whatever the query. */
async function matchRoute(url) {
  if (!IS_ROUTE.test(url.pathname)) return undefined
  return (await caches.open(ROUTES)).match(url.pathname)
}

/** Interface for `sw.js`. */
self.parcours = {
  caches: [ROUTES, ROUTE_FILES],
  isRoute: (url) => IS_ROUTE.test(url.pathname),
  isFile: (url) => IS_FILE.test(url.pathname),
  isPublicPage,
  keepFiles,
  match: matchRoute,
  readNotes,
}
