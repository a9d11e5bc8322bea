import type { APIRequestContext } from '@playwright/test'
import type { Page } from '../../apps/web/app/shell/page.ts'
import { pages } from '../../apps/web/app/shell/pages.ts'

export type Row = { path: string; access: 'public' | 'member'; status: number }

/** Public pages of which the demo world has no address: those of one person, and of results. */
const WITHOUT_ADDRESS = [
  'desabonnement/:jeton',
  'apercu/:jeton',
  'coureurs/:id',
  'courses/:slug/epreuves/:id/resultats',
]

export async function listRows(request: APIRequestContext): Promise<Row[]> {
  const known = await findAddresses(request)
  return Object.entries<Page>(pages).flatMap(([path, { access, status = 200 }]): Row[] => {
    if (access === 'resource' || WITHOUT_ADDRESS.includes(path)) return []
    // Members' pages are the same shell at any address.
    const isPlain = access === 'member' || !path.includes(':')
    const address = known.get(path) ?? (isPlain ? fill(path) : undefined)
    if (!address) throw new Error(`No address of « ${path} »`)
    return [{ path: address, access: access === 'member' ? 'member' : 'public', status }]
  })
}

const fill = (path: string) => (path === '/' ? path : `/${path.replace(/:\w+|\*/g, '1')}`)

/** By page: its first address in the sitemap, or one that follows from others. */
async function findAddresses(request: APIRequestContext): Promise<Map<string, string>> {
  const read = async (path: string) => readLocations(await (await request.get(path)).text())
  const listed = (await Promise.all((await read('/sitemap.xml')).map(read))).flat()
  const addresses = new Map<string, string>()
  const paths = Object.keys(pages)
    .filter((path) => !path.includes('*'))
    .toSorted((a, b) => a.split(':').length - b.split(':').length)
  for (const address of listed) {
    const path = paths.find((path) =>
      new RegExp(`^/${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address),
    )
    if (path && !addresses.has(path)) addresses.set(path, address)
  }
  const course = addresses.get('courses/:slug') ?? ''
  const { data } = await (await request.get(`/api${course}`)).json()
  const epreuve = [...data.editions_next, ...data.editions_prev][0].epreuves[0].id
  const others = {
    'courses/:slug/epreuves/:id/feuille-de-route': `${course}/epreuves/${epreuve}/feuille-de-route`,
    'parcours/:slug/feuille-de-route': `${addresses.get('parcours/:slug')}/feuille-de-route`,
    'training/plans/:slug/*': `${addresses.get('training/plans/:slug')}/1`,
    'external/:third/callback': '/external/strava/callback',
    '*': '/aide/membres',
  }
  return new Map([...addresses, ...Object.entries(others)])
}

const readLocations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

const PARTS = {
  course: 'courses',
  parcours: 'parcours',
  plan: 'plans',
  seance: 'seances',
  badge: 'badges',
  sondage: 'sondages',
  voyage: 'sejours',
  magasin: 'magasins',
  evenement: 'evenements',
} as const

export type Slugs = Record<keyof typeof PARTS, string>

export async function findSlugs(request: APIRequestContext): Promise<Slugs> {
  const read = async (path: string) => (await request.get(path)).text()
  const index = await read('/sitemap.xml')
  const first = async (part: string): Promise<string> => {
    const [file] = index.match(new RegExp(`/sitemap/${part}-\\d+\\.xml`)) ?? []
    const [, slug] = (file && (await read(file)).match(/<loc>[^<]*\/([^/<]+)<\/loc>/)) || []
    if (!slug) throw new Error(`The sitemap has nothing under « ${part} ».`)
    return slug
  }
  const slugs = Object.entries(PARTS).map(async ([kind, part]) => [kind, await first(part)])
  return Object.fromEntries(await Promise.all(slugs))
}
