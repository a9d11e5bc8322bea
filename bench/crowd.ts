import { readFileSync } from 'node:fs'
import { connectPostgres } from '@foulee/db/connect'
import { runQuery as askDatabase, pick } from './bench.ts'
import { openSessions } from './sessions.ts'
import { writeTrackFiles } from './track-files.ts'

export const PERSONAS = ['visiteur', 'membre', 'robot', 'contributeur', 'équipe'] as const
export type Persona = (typeof PERSONAS)[number]

/** Visits by persona out of a hundred, on a race Sunday. */
const VISITS: Readonly<Record<Persona, number>> = {
  visiteur: 60,
  membre: 25,
  robot: 10,
  contributeur: 3,
  équipe: 2,
}

export type Fetcher = (path: string, init?: RequestInit) => Promise<string>
type Visit = (ask: Fetcher, n: number) => Promise<unknown>

export type Crowd = { visits: Readonly<Record<Persona, Visit>>; choose: (n: number) => Persona }

type World = {
  slugs: string[]
  pages: string[]
  epreuves: number[]
  members: string[]
  staff: string[]
}

const POINTS = 5_000
const DEPARTEMENTS = ['38', '74', '13', '29', '64', '06']

export async function gatherCrowd(url: string, origin: string): Promise<Crowd> {
  const world = await findWorld(url, origin)
  const files = writeTrackFiles(POINTS)
  const track = readFileSync(files.gpx)
  files.remove()
  return {
    choose,
    visits: {
      visiteur: (ask, n) => visit(ask, world, n),
      membre: (ask, n) => follow(ask, world, n),
      robot: (ask, n) =>
        ask(pick(world.pages, n * 7919), { headers: { 'user-agent': 'Googlebot/2.1' } }),
      contributeur: (ask, n) => publish(ask, world, n, track),
      équipe: (ask, n) => moderate(ask, world, n),
    },
  }
}

function choose(n: number): Persona {
  let left = (n * 37) % 100
  for (const persona of PERSONAS) {
    left -= VISITS[persona]
    if (left < 0) return persona
  }
  return 'visiteur'
}

async function findWorld(url: string, origin: string): Promise<World> {
  const list = async <T>(text: string) =>
    (await askDatabase<{ it: T }>(url, text)).map(({ it }) => it)
  const { db, close } = await connectPostgres(url, 1)
  const open = async (where: string) =>
    openSessions(db, await list<number>(`select id as it from users where ${where} limit 200`))
  const isHere = 'email_verifie_le is not null and supprime_le is null and suspendu_le is null'
  const members = await open(`${isHere} and not is_staff`)
  const staff = await open(`${isHere} and is_staff`)
  await close()
  const kinds = ['courses', 'parcours', 'plans', 'seances', 'sejours', 'evenements', 'magasins']
  return {
    slugs: await list('select slug as it from course_cards where is_visible order by md5(slug)'),
    pages: (await Promise.all(kinds.map((kind) => readSitemap(origin, kind)))).flat(),
    epreuves: await list(
      `select e.id as it from epreuves e join editions d on d.id = e.editions_id
       join course_cards c on c.courses_id = d.courses_id where c.is_visible limit 500`,
    ),
    members,
    staff,
  }
}

async function readSitemap(origin: string, kind: string): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemap/${kind}-1.xml`)
  const text = answer.ok ? await answer.text() : ''
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
}

async function visit(ask: Fetcher, { slugs }: World, n: number): Promise<void> {
  const page = await ask(`/courses/${pick(slugs, n)}`)
  const files = new Set(
    [...page.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file),
  )
  for (const file of files) await ask(file)
  const departement = pick(DEPARTEMENTS, n)
  await ask(`/api/courses?departement=${departement}&page=${1 + (n % 3)}`)
  await ask(`/courses/${pick(slugs, n * 13)}`)
}

async function follow(ask: Fetcher, { members, epreuves, slugs }: World, n: number): Promise<void> {
  const as = bearer(pick(members, n))
  await ask('/api/auth/me', as())
  await ask('/api/dashboard/feed', as({}))
  await ask('/api/notifications/list', as({}))
  await ask('/api/messages/list', as({}))
  await ask(`/api/courses/${pick(slugs, n)}`, as())
  const id = pick(epreuves, n)
  await ask('/api/liste/store', as({ type: 'epreuve', id, extra: { etat: 'envie' } }))
  await ask('/api/liste/delete', as({ type: 'epreuve', id }))
}

async function publish(
  ask: Fetcher,
  { members }: World,
  n: number,
  track: Uint8Array<ArrayBuffer>,
) {
  const as = bearer(pick(members, n))
  const made = JSON.parse(await ask('/api/parcours/create', as({ titre: 'Du banc' })))
  const form = new FormData()
  form.append('gpx', new Blob([track]), 'trace.gpx')
  const { headers } = as()
  await ask(`/api/parcours/gpx/${made.data.id}`, { method: 'POST', headers, body: form })
  await ask(`/api/parcours/del/${made.data.id}`, as({}))
}

async function moderate(ask: Fetcher, { staff }: World, n: number): Promise<void> {
  const as = bearer(pick(staff, n))
  await ask('/api/courses/a-valider', as())
  await ask('/api/admin/commentaires/list', as({}))
}

const bearer =
  (token: string) =>
  (body?: object): RequestInit => ({
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
