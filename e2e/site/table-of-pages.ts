import type { APIRequestContext } from '@playwright/test'
import { createMember } from '../new-member.ts'

/** Audience: everyone, members, or members with an incomplete profile. */
type Access = 'public' | 'signed-in' | 'qualification'

/** @param status HTTP status */
export type Row = { path: string; access: Access; status: number }

/** Table of pages of the specification; `BESIDE` has the others. */
const TABLE: readonly (readonly [path: string, access: Access, status?: number])[] = [
  ['/', 'public'],
  ['/home', 'signed-in'],
  ['/feed/{id}', 'signed-in'],
  ['/courses', 'signed-in'],
  ['/courses/{slug}', 'public'],
  ['/courses/{slug}/epreuves/{id}', 'signed-in'],
  ['/parcours', 'signed-in'],
  ['/parcours/{slug}', 'public'],
  ['/training', 'signed-in'],
  ['/training/plans', 'signed-in'],
  ['/training/plans/{slug}', 'public'],
  ['/training/{slug}', 'public'],
  ['/badge/{slug}', 'public'],
  ['/sondages/{slug}', 'public'],
  ['/sejours', 'signed-in'],
  ['/sejours/{slug}', 'public'],
  ['/sejours/{slug}/contact', 'signed-in'],
  ['/magasins', 'public'],
  ['/magasins/{slug}', 'public'],
  ['/evenements', 'signed-in'],
  ['/evenements/{slug}', 'public'],
  ['/evenements/{slug}/valider/{id}/{hash}', 'signed-in'],
  ['/contribution/courses', 'signed-in'],
  ['/contribution/parcours', 'signed-in'],
  ['/contribution/sejours', 'signed-in'],
  ['/contribution/plans', 'signed-in'],
  ['/contribution/trainings', 'signed-in'],
  ['/contribution/athletes', 'signed-in'],
  ['/messages', 'signed-in'],
  ['/connexion', 'public'],
  ['/inscription', 'public'],
  ['/inscription/club-et-coach', 'public'],
  ['/qualification', 'qualification'],
  ['/external/{third}/callback', 'public'],
  ['/ma-runlist', 'signed-in'],
  ['/reductions', 'signed-in'],
  ['/mon-agenda', 'signed-in'],
  ['/carte', 'signed-in'],
  ['/profil', 'signed-in'],
  ['/lancement', 'public'],
  ['/organisateur', 'public'],
  ['/agences', 'public'],
  ['/club-et-coach', 'public'],
  ['/contributeur-de-parcours', 'public'],
  ['/nous-contacter', 'public'],
  ['/sandbox', 'public'],
  ['/500', 'public', 500],
  ['/404', 'public', 404],
  ['any other path', 'public'],
]

const WITH_MORE_BELOW = /^\/contribution\//

/** Public directory beside the members' lists (produit 2.2). */
const BESIDE: readonly string[] = [
  ...['/calendrier', '/itineraires', '/destinations', '/sorties', '/plans-entrainement'],
  ...['/seances-entrainement', '/badge', '/actualites', '/recherche'],
]

export async function listRows(request: APIRequestContext): Promise<Row[]> {
  const filled = await fillRows(request)
  const rows = TABLE.map(
    ([path, access, status = 200]): Row => ({ path: filled.get(path) ?? path, access, status }),
  )
  const below = rows
    .filter(({ path }) => WITH_MORE_BELOW.test(path))
    .map((row): Row => ({ ...row, path: `${row.path}/1` }))
  const beside = BESIDE.map((path): Row => ({ path, access: 'public', status: 200 }))
  return [...rows, ...below, ...beside]
}

async function fillRows(request: APIRequestContext): Promise<Map<string, string>> {
  const of = await findSlugs(request)
  const [epreuve, feed] = await Promise.all([findEpreuve(request, of.course), findFeed(request)])
  return new Map([
    ['/feed/{id}', `/feed/${feed}`],
    ['/courses/{slug}', `/courses/${of.course}`],
    ['/courses/{slug}/epreuves/{id}', `/courses/${of.course}/epreuves/${epreuve}`],
    ['/parcours/{slug}', `/parcours/${of.parcours}`],
    ['/training/plans/{slug}', `/training/plans/${of.plan}`],
    ['/training/{slug}', `/training/${of.seance}`],
    ['/badge/{slug}', `/badge/${of.badge}`],
    ['/sondages/{slug}', `/sondages/${of.sondage}`],
    ['/sejours/{slug}', `/sejours/${of.voyage}`],
    ['/sejours/{slug}/contact', `/sejours/${of.voyage}/contact`],
    ['/magasins/{slug}', `/magasins/${of.magasin}`],
    ['/evenements/{slug}', `/evenements/${of.evenement}`],
    ['/evenements/{slug}/valider/{id}/{hash}', `/evenements/${of.evenement}/valider/1/0000`],
    ['/external/{third}/callback', '/external/strava/callback'],
    ['any other path', '/aide/membres'],
  ])
}

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

/** First item of each kind in the sitemap: public, and unchanged by the journeys. */
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

async function findEpreuve(request: APIRequestContext, course: string): Promise<number> {
  const { data } = await (await request.get(`/api/courses/${course}`)).json()
  return [...data.editions_next, ...data.editions_prev][0].epreuves[0].id
}

async function findFeed(request: APIRequestContext): Promise<number> {
  const { token } = await createMember(request, 'non_precise')
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await (await request.post('/api/dashboard/feed', { headers })).json()
  return data[0].id
}
