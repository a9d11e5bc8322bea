import { type PageRead, readPage } from './read-page.ts'

/** What one address answered; `page` where it is a public document. */
export type Visit = {
  status: number
  type: string
  /** Where it leads on to, when it does. */
  location: string | null
  page: PageRead | null
  /** The addresses of this site that it links to, from their slash, each once, with their anchors. */
  links: { path: string; anchor: string }[]
}

/** A document as a browser got it or holds it, and where it stands. */
export type Document = { path: string; html: string }

export type Walk = {
  /** By address, from its slash, with its query. */
  visits: Map<string, Visit>
  /** The pages that the sitemap names. */
  listed: string[]
  /** The pictures of shared links, by address. */
  images: Map<string, Visit>
  /** A few documents of each kind of page, as the server sends them. */
  documents: Document[]
}

type Options = {
  /** Without a slash at the end. */
  origin: string
  /** Whether a page is drawn in the browser behind the guard. */
  isGuarded: (path: string) => boolean
  /** The name of the page that an address is. */
  find: (path: string) => string | null
}

/** How many addresses are asked for at once. */
const AT_ONCE = 6

/** Documents of one kind that are looked at whole. */
const OF_A_KIND = 2

/** More would be a page that links to ever more of itself. */
const MAX_VISITS = 20_000

/** Asks for every page of the sitemap and every address of this site that one of them links to. */
export async function walkSite({ origin, isGuarded, find }: Options): Promise<Walk> {
  const listed = await readSitemaps(origin)
  const shells = new Set<string | null>()
  /** The server sends the same shell at every address of a page behind the guard: one is asked for. */
  const isKnownShell = (path: string) => {
    const plain = path.split('?', 1)[0] ?? path
    if (!isGuarded(plain)) return false
    const name = find(plain)
    const isKnown = shells.has(name)
    shells.add(name)
    return isKnown
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
  const known = new Set(waiting)
  await workOff(waiting, async (path) => {
    const visit = await visitPath(origin, path, isGuarded, look)
    visits.set(path, visit)
    if (visits.size > MAX_VISITS) throw new Error(`The site does not end: ${path}`)
    for (const link of visit.links) {
      if (known.has(link.path)) continue
      known.add(link.path)
      if (!isKnownShell(link.path)) waiting.push(link.path)
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

/** Works off a list that may grow meanwhile, a few at once. */
async function workOff<T>(waiting: T[], work: (one: T) => Promise<void>): Promise<void> {
  let next = 0
  let busy = 0
  await new Promise<void>((resolve, reject) => {
    const go = () => {
      if (next === waiting.length && busy === 0) return resolve()
      while (busy < AT_ONCE && next < waiting.length) {
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
  const response = await fetch(origin + path, {
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

/** The links of a page that stay on this site. */
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

/** The pages that the sitemap names, in all its parts, from their slash. */
async function readSitemaps(origin: string): Promise<string[]> {
  const parts = readLocations(await readText(`${origin}/sitemap.xml`))
  const texts = await Promise.all(parts.map(readText))
  return texts.flatMap(readLocations).map((address) => address.replace(origin, ''))
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response.text()
}

const readLocations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
