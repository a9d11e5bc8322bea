import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Behind, type Door, forward } from './montee-porte.ts'
import type { SignedIn } from './sign-in.ts'

/** Pause between calls of a person, to leave CPU for a starting server. */
const BREATH_MS = 20
/** Maximum delay until a write is visible through the cache of another server. */
const LISTEN_MS = 5_000

export type Cast = {
  lea: SignedIn
  karim: SignedIn
  course: { id: number; slug: string }
  parcours: number
  jeton: string
}

type Deed = {
  name: string
  write: (text: string) => Call
  read?: Call
  /** The reading call is cached, and invalidated by events. */
  isKept?: true
}
type Call = { path: string; init?: RequestInit }

const asMember = ({ token }: SignedIn, body?: object): RequestInit => ({
  method: body ? 'POST' : 'GET',
  headers: {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
  },
  ...(body && { body: JSON.stringify(body) }),
})

function listDeeds({ lea, karim, course, parcours, jeton }: Cast): Deed[] {
  const form = (text: string) => {
    const body = new FormData()
    body.set('description', text)
    return { method: 'POST', headers: { authorization: `Bearer ${lea.token}` }, body }
  }
  return [
    {
      name: 'messages',
      write: (texte) => ({
        path: `/api/messages/post/user/${lea.id}`,
        init: asMember(karim, { texte, client_id: randomUUID() }),
      }),
      read: { path: `/api/messages/user/${karim.id}?nb_page=10`, init: asMember(lea, {}) },
    },
    {
      name: 'run list',
      write: (note) => ({
        path: '/api/liste/store',
        init: asMember(karim, { type: 'parcours', id: parcours, extra: { note } }),
      }),
      read: { path: '/api/liste', init: asMember(karim) },
    },
    {
      name: 'courses',
      write: (text) => ({ path: `/api/courses/${course.id}/update`, init: form(text) }),
      read: { path: `/api/courses/${course.slug}` },
      isKept: true,
    },
    {
      name: 'contact',
      write: (message) => ({
        path: '/api/contact',
        init: asMember(karim, {
          nom: 'Karim',
          email: 'karim@foulee.example',
          sujet: 'course',
          message,
          jeton,
        }),
      }),
    },
  ]
}

/** Requests, acknowledgements, and reads on another server than the writer. */
export type Traffic = {
  acknowledged: Map<string, number[]>
  crossed: Map<string, number>
  unseen: string[]
  /** Refusals that are a fault of the drill itself. */
  refused: string[]
  nbReads: number
  stop: () => Promise<void>
}

const READS = (slug: string) => [
  '/',
  '/courses',
  `/api/courses/${slug}`,
  '/api/courses?types=trail',
  '/api/parcours',
  '/api/voyages',
  '/api/evenements',
  '/api/recherche?q=trail',
  '/api/filtres/courses',
  '/sitemap.xml',
  '/api/courses/calendrier.ics',
]

export function startTraffic(door: Door, cast: Cast): Traffic {
  const traffic: Traffic = {
    acknowledged: new Map(),
    crossed: new Map(),
    unseen: [],
    refused: [],
    nbReads: 0,
    stop: async () => {
      isOver = true
      await all
    },
  }
  let isOver = false
  let nth = 0
  const forever = async (act: () => Promise<void>) => {
    while (!isOver) {
      await act()
      await wait(BREATH_MS)
    }
  }
  const write = async (deed: Deed) => {
    const n = ++nth
    const text = `Essai de montée numéro ${n}.`
    const { path, init } = deed.write(text)
    const { status, body, from } = await forward(door, n, path, init)
    if (status >= 400 && status < 500) traffic.refused.push(`${path} ${JSON.stringify(body)}`)
    if (status !== 200 && status !== 201) return
    traffic.acknowledged.set(deed.name, [...(traffic.acknowledged.get(deed.name) ?? []), n])
    if (deed.read) await readBack(deed, deed.read, text, from)
  }
  const readBack = async (deed: Deed, { path, init }: Call, text: string, writer: Behind) => {
    const end = Date.now() + (deed.isKept ? LISTEN_MS : 0)
    for (;;) {
      const { body, from, status } = await forward(door, ++nth, path, init, writer)
      const way = `${writer.name} → ${from.name}`
      if (JSON.stringify(body).includes(text)) {
        traffic.crossed.set(way, (traffic.crossed.get(way) ?? 0) + 1)
        return
      }
      if (Date.now() > end) {
        traffic.unseen.push(`${deed.name}, ${way} (${status})\u00a0: ${text}`)
        return
      }
      await wait(BREATH_MS)
    }
  }
  const read = async () => {
    for (const path of READS(cast.course.slug)) {
      const n = ++traffic.nbReads
      // Every other one with a unique URL, to bypass caches.
      const own = n % 2 ? `${path.includes('?') ? '&' : '?'}lecture=${n}` : ''
      const { status, body } = await forward(door, n + (n >> 1), `${path}${own}`)
      if (status >= 400 && status < 500) traffic.refused.push(`${path} ${JSON.stringify(body)}`)
    }
  }
  const all = Promise.all([
    ...listDeeds(cast).map((deed) => forever(() => write(deed))),
    forever(read),
    forever(read),
  ])
  return traffic
}
