import { fetchAgain } from './fetch-again.ts'
import { type PageRead, readPage } from './read-page.ts'

/** Answer of an address; `page` is set for a public document. */
export type Visit = {
  status: number
  type: string
  location: string | null
  page: PageRead | null
  links: { path: string; anchor: string }[]
}

export type Document = { path: string; html: string }

export type Walk = {
  visits: Map<string, Visit>
  listed: string[]
  images: Map<string, Visit>
  documents: Document[]
}

type Options = {
  origin: string
  /** Whether a page is rendered by the browser, behind the guard. */
  isGuarded: (path: string) => boolean
  find: (path: string) => string | null
}

const AT_ONCE = 6

const OF_A_KIND = 2

/** Addresses of a kind visited for their query alone: the same page with another search or day. */
const QUERIES_OF_A_KIND = 100

/** Bound against a page with endless links to itself. */
const MAX_VISITS = 20_000

export async function walkSite({ origin, isGuarded, find }: Options): Promise<Walk> {
  const listed = await readSitemaps(origin)
  const shells = new Set<string | null>()
  /** Guarded pages have the same shell at every address: one is fetched. */
  const isKnownShell = (path: string) => {
    const plain = path.split('?', 1)[0] ?? path
    if (!isGuarded(plain)) return false
    const name = find(plain)
    const isKnown = shells.has(name)
    shells.add(name)
    return isKnown
  }
  const searched = new Map<string | null, number>()
  const isOneMoreSearch = (path: string) => {
    const [plain = path, query] = path.split('?', 2)
    if (query === undefined || plain.startsWith('/api/')) return false
    const kind = find(plain)
    const nb = searched.get(kind) ?? 0
    searched.set(kind, nb + 1)
    return nb >= QUERIES_OF_A_KIND
  }
  const documents: Document[] = []
  const looked = new Map<string | null, number>()
  const look = (path: string, html: string) => {
    const kind = find(path.split('?', 1)[0] ?? path)
    const nb = looked.get(kind) ?? 0
    looked.set(kind, nb + 1)
    if (nb < OF_A_KIND) documents.push({ path, html })
  }
  const visits = new Map<string, Visit>()
  const waiting = [...new Set(['/', ...listed])]
  const seen = new Set(waiting)
  await workOff(waiting, async (path) => {
    const visit = await visitPath(origin, path, isGuarded, look)
    visits.set(path, visit)
    if (visits.size > MAX_VISITS) throw new Error(`The site does not end: ${path}`)
    for (const link of visit.links) {
      if (seen.has(link.path)) continue
      seen.add(link.path)
      if (!isKnownShell(link.path) && !isOneMoreSearch(link.path)) waiting.push(link.path)
    }
  })
  return { visits, listed, images: await visitImages(origin, visits), documents }
}

async function visitImages(origin: string, visits: Walk['visits']): Promise<Walk['images']> {
  const addresses = [...visits.values()].flatMap(({ page }) => page?.shareImages ?? [])
  const images = new Map<string, Visit>()
  await workOff([...new Set(addresses)], async (address) => {
    if (!address.startsWith(origin)) return
    images.set(address, await visitPath(origin, address.slice(origin.length), () => false))
  })
  return images
}

/** Worker pool over a list that may grow. */
export async function workOff<T>(
  waiting: T[],
  work: (item: T) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  let next = 0
  let busy = 0
  await new Promise<void>((resolve, reject) => {
    const go = () => {
      if (next === waiting.length && busy === 0) return resolve()
      while (busy < atOnce && next < waiting.length) {
        busy += 1
        work(waiting[next++] as T)
          .then(() => {
            busy -= 1
            go()
          })
          .catch(reject)
      }
    }
    go()
  })
}

async function visitPath(
  origin: string,
  path: string,
  isGuarded: Options['isGuarded'],
  look: (path: string, html: string) => void = () => {},
): Promise<Visit> {
  const response = await fetchAgain(origin + path, {
    redirect: 'manual',
    headers: { accept: 'text/html,*/*' },
  })
  const type = response.headers.get('content-type') ?? ''
  const location = response.headers.get('location')
  const isDocument = type.startsWith('text/html') && !path.startsWith('/api/') && !location
  const text = isDocument ? await response.text() : ''
  if (isDocument) look(path, text)
  else await response.arrayBuffer()
  const page = isDocument && !isGuarded(path.split('?', 1)[0] ?? path) ? readPage(text) : null
  const links = page ? listLinks(page, origin, path) : []
  return { status: response.status, type, location, page, links }
}

export function listLinks({ links, feeds }: PageRead, origin: string, path: string) {
  const found = new Map<string, { path: string; anchor: string }>()
  for (const href of [...links, ...feeds]) {
    const url = URL.parse(href, origin + path)
    if (url?.origin !== origin) continue
    const link = { path: url.pathname + url.search, anchor: decodeURIComponent(url.hash.slice(1)) }
    found.set(`${link.path}#${link.anchor}`, link)
  }
  return [...found.values()]
}

async function readSitemaps(origin: string): Promise<string[]> {
  const parts = readLocations(await readText(`${origin}/sitemap.xml`))
  const texts = await Promise.all(parts.map(readText))
  return texts.flatMap(readLocations).map((address) => address.replace(origin, ''))
}

async function readText(address: string): Promise<string> {
  const response = await fetchAgain(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response.text()
}

const readLocations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
