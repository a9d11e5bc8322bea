/**
 * Content available offline on this device, for both versions of /hors-ligne (produit 14.15): the
 * page requests the list, and its fallback copy has it written in.
 */
const READ_PAGES = 'pages-1'
const MINE_PAGES = 'miennes-1'
const DESK_PAGES = 'accueil-1'
const LETTERS = 'foulee-messages'
const LETTER_STORE = 'envois'

self.addEventListener('message', (event) => {
  if (event.data?.type !== 'lister') return
  event.waitUntil(listKept().then((kept) => event.ports[0]?.postMessage(kept)))
})

/** Newest page of each race: an older worker stored one per answer. */
const dropRepeated = (pages) => {
  const pathOf = ({ url }) => url.split('?', 1)[0]
  return pages.filter((page, at) => pages.findIndex((one) => pathOf(one) === pathOf(page)) === at)
}

const isSheet = ({ url }) => /\/feuille-de-route(?:\?|$)/.test(url)

/** Groups of pages with their caches; empty ones are omitted. */
async function listKept() {
  const [mine, desks, routes, read] = await Promise.all([
    listPages(MINE_PAGES),
    listPages(DESK_PAGES),
    self.parcours.readNotes(),
    listPages(READ_PAGES),
  ])
  const groupes = [
    { nom: 'À vous', pages: mine.filter((page) => !isSheet(page)).map(nameMine) },
    { nom: 'Accueils d’évènements', pages: desks },
    {
      nom: 'Parcours',
      pages: routes.map(({ url, titre, le }) => ({ url, titre, le, cache: null })),
    },
    {
      nom: 'Feuilles de route',
      pages: dropRepeated([...mine.filter(isSheet), ...read.filter(isSheet)]),
    },
    { nom: 'Pages lues récemment', pages: read.filter((page) => !isSheet(page)) },
  ]
  return { groupes: groupes.filter(({ pages }) => pages.length), messages: await countLetters() }
}

/**
 * Pages of a cache by title, newest first; `noindex` pages are intermediate steps, except
 * roadbooks.
 */
async function listPages(name) {
  const cache = await caches.open(name)
  const keys = await cache.keys()
  const pages = await Promise.all(
    keys.map(async (key) => {
      const { pathname, search } = new URL(key.url)
      const response = await cache.match(key)
      const html = (await response?.text()) ?? ''
      const page = { url: pathname + search, titre: readTitle(response, html), cache: name }
      const isHidden = name === READ_PAGES && /<meta name="robots" content="noindex"/.test(html)
      return (isHidden && !isSheet(page)) || !page.titre ? null : page
    }),
  )
  return pages.filter((page) => page !== null).reverse()
}

const SIGNS = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Title in the document, or the one stored for a page without. */
function readTitle(response, html) {
  const told = response?.headers.get('x-titre')
  if (told) return decodeURIComponent(told)
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return title
    .replace(/ · Foulée$/, '')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (sign, hex, number, name) =>
      hex || number
        ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number))
        : (SIGNS[name] ?? sign),
    )
}

const nameMine = (page) =>
  page.url.startsWith('/evenements/')
    ? { ...page, titre: `Inscription\u00a0: ${page.titre}` }
    : page

/** Number of unsent messages; a missing database is not created. */
function countLetters() {
  return new Promise((resolve) => {
    const asked = indexedDB.open(LETTERS)
    asked.onupgradeneeded = () => asked.transaction.abort()
    asked.onerror = () => resolve(0)
    asked.onsuccess = () => {
      const base = asked.result
      const end = (nb) => {
        base.close()
        resolve(nb)
      }
      if (!base.objectStoreNames.contains(LETTER_STORE)) return end(0)
      const count = base.transaction(LETTER_STORE).objectStore(LETTER_STORE).count()
      count.onsuccess = () => end(count.result)
      count.onerror = () => end(0)
    }
  })
}

const escapeSigns = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

/** Offline page with the list of available content. */
async function writeKept(response) {
  if (!response) return response
  const { groupes, messages } = await listKept()
  if (groupes.length === 0 && messages === 0) return response
  const html = (await response.text()).replace(
    '<div id="gardes"></div>',
    () =>
      `<div id="gardes" class="grid gap-5">${groupes.map(writeGroup).join('')}${sayLetters(messages)}</div>`,
  )
  return new Response(html, { headers: response.headers })
}

function writeGroup({ nom, pages }) {
  const items = pages.map(
    ({ url, titre }) =>
      `<li><a class="kept-route" href="${escapeSigns(url)}">${escapeSigns(titre)}</a></li>`,
  )
  return `<section class="grid gap-1"><h3 class="text-lg">${nom}</h3><ul>${items.join('')}</ul></section>`
}

function sayLetters(nb) {
  if (nb === 0) return ''
  return nb === 1
    ? '<p>1\u00a0message écrit partira au retour du réseau.</p>'
    : `<p>${nb}\u00a0messages écrits partiront au retour du réseau.</p>`
}

/** Interface for `sw.js`. */
self.gardes = { write: writeKept, list: listKept }
