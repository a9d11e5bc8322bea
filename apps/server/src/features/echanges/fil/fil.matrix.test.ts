import * as schema from '@foulee/db/schema'
import type { PublicationKind } from '@foulee/domain/echanges/publication'
import { PUBLICATION_KINDS } from '@foulee/domain/echanges/publication'
import { VISIBILITES, type Visibilite } from '@foulee/domain/membres/visibilite'
import { sampleCases } from '@foulee/testing/effort'
import { createUser } from '@foulee/testing/factories'
import { createPublication } from '@foulee/testing/fil'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REGISTRY } from '#features/registry.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import {
  type Author,
  CASTS,
  createAuthor,
  createItem,
  createViewer,
  createViewers,
  type Portee,
  REGARDS,
  type Regard,
  suspend,
  type Viewer,
} from './fil.matrix.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

const UNBLOCKED: readonly Regard[] = ['soi', 'abonne', 'mineur', 'inconnu', 'equipe']
const SIGNED_IN: readonly Regard[] = REGARDS.filter((who) => who !== 'suspendu')
const WITH_THE_PROFILE: Readonly<Record<Visibilite, readonly Regard[]>> = {
  public: UNBLOCKED,
  membres: UNBLOCKED,
  abonnes: ['soi', 'abonne', 'mineur', 'equipe'],
  personne: ['soi', 'equipe'],
}
const SEEN: Readonly<Record<Portee, (visibilite: Visibilite) => readonly Regard[]>> = {
  structure: () => SIGNED_IN,
  publiee: () => UNBLOCKED,
  personnelle: (visibilite) => WITH_THE_PROFILE[visibilite],
}
const FOLLOWING: readonly Regard[] = ['soi', 'abonne', 'mineur', 'bloque', 'bloquant']

const tryToOpen = ({ call }: Viewer, id: number): Promise<string | null> =>
  call('POST /api/feed/{id}', { params: { id } }).then(
    () => null,
    ({ code }) => code,
  )

async function listOpening(viewers: ReadonlyMap<Regard, Viewer>, item: number): Promise<Regard[]> {
  const seen: Regard[] = []
  for (const [who, viewer] of viewers) {
    const refusal = await tryToOpen(viewer, item)
    if (refusal === null) seen.push(who)
    else expect(refusal).toBe(who === 'suspendu' ? 'session_expiree' : 'publication_introuvable')
  }
  return seen
}

async function readFeeds(viewers: ReadonlyMap<Regard, Viewer>): Promise<Map<Regard, number[]>> {
  const feeds = new Map<Regard, number[]>()
  for (const [who, { call }] of viewers) {
    if (who === 'suspendu') continue
    const { data } = await call('POST /api/dashboard/feed', { query: { nb_page: 100 } })
    feeds.set(
      who,
      data.map(({ id }) => id),
    )
  }
  return feeds
}

async function expectSeen(
  viewers: ReadonlyMap<Regard, Viewer>,
  items: readonly { kind: PublicationKind; id: number; seen: readonly Regard[] }[],
) {
  const feeds = await readFeeds(viewers)
  for (const { kind, id, seen } of items) {
    const fed = FOLLOWING.filter((who) => seen.includes(who))
    expect([kind, await listOpening(viewers, id)]).toEqual([kind, seen])
    const inFeed = FOLLOWING.filter((who) => feeds.get(who)?.includes(id))
    expect([kind, 'in the feed', inFeed]).toEqual([kind, 'in the feed', fed])
  }
}

it('the matrix covers each kind that a feature registers', () => {
  const told = PUBLICATION_KINDS.toSorted()
  expect(Object.keys(REGISTRY.fil).toSorted()).toEqual(told)
  expect(Object.keys(CASTS).toSorted()).toEqual(told)
})

describe('visibility of each kind of item', () => {
  const AGES = [
    ['of age', '1990-05-12'],
    ['a minor', '2012-05-01'],
    ['of an age that nobody knows', null],
  ] as const
  const AUTHORS = VISIBILITES.flatMap((visibilite) =>
    AGES.map(([age, naissance]) => [visibilite, age, naissance] as const),
  )
  it.each(sampleCases(AUTHORS, 3))(
    'a profile shown to « %s », %s, limits the viewers of its items',
    async (visibilite, _, naissance) => {
      const author = await createAuthor(t, { visibilite, naissance })
      const viewers = await createViewers(t, author)
      const isMajeur = naissance === '1990-05-12'
      const items = []
      for (const kind of PUBLICATION_KINDS) {
        const { id } = await createItem(t, kind, author)
        const all = SEEN[CASTS[kind].portee](visibilite)
        // Outings of minors and of unknown ages are for followers at most (produit 7.21).
        const seen = kind === 'activite' && !isMajeur ? all.filter((who) => who !== 'inconnu') : all
        items.push({ kind, id, seen })
      }
      await expectSeen(viewers, items)
    },
  )

  it('an item has no viewer once its subject is withdrawn', async () => {
    const author = await createAuthor(t)
    const viewers = await createViewers(t, author)
    const items = []
    for (const kind of PUBLICATION_KINDS) {
      const made = await createItem(t, kind, author)
      await CASTS[kind].hide(t.db, made, author)
      items.push({ kind, id: made.id, seen: [] })
    }
    await expectSeen(viewers, items)
  })

  it.each([
    ['suspended', { suspendu_le: '2026-03-01T00:00:00Z' }],
    ['erased', { supprime_le: '2026-03-01T00:00:00Z' }],
  ] as const)('an item of a member who is %s has no viewer among members', async (_, input) => {
    const author = await createAuthor(t)
    const others = [...(await createViewers(t, author))].filter(
      ([who]) => who !== 'soi' && who !== 'equipe',
    )
    const viewers = new Map(others)
    const items = []
    for (const kind of PUBLICATION_KINDS) {
      const { id } = await createItem(t, kind, author)
      const isStructures = CASTS[kind].portee === 'structure'
      items.push({
        kind,
        id,
        seen: isStructures ? SIGNED_IN.filter((who) => viewers.has(who)) : [],
      })
    }
    await t.db.update(schema.users).set(input).where(eq(schema.users.id, author.id))
    await expectSeen(viewers, items)
  })
})

describe('visibility of an item', () => {
  const list = async (author: Author, id: number) => listOpening(await createViewers(t, author), id)

  it('an item shared with followers is hidden from strangers', async () => {
    const author = await createAuthor(t)
    const { id, fait_id } = await createItem(t, 'activite', author)
    await t.db
      .update(schema.activites)
      .set({ partage: 'abonnes' })
      .where(eq(schema.activites.id, fait_id ?? 0))
    expect(await list(author, id)).toEqual(['soi', 'abonne', 'mineur', 'equipe'])
  })

  it('an item of a suspended member is open to the staff', async () => {
    const author = await createAuthor(t)
    const { id } = await createItem(t, 'texte', author)
    await suspend(t, author)
    expect(await tryToOpen(await createViewer(t, 'equipe', author), id)).toBe(null)
  })

  it('an item hidden by the staff is open to its author and the staff, and in no feed', async () => {
    const author = await createAuthor(t)
    const { id } = await createPublication(t.db, {
      users_id: author.id,
      masque_le: t.clock.now.toISOString(),
      masque_motif: 'Publicité',
    })
    const viewers = await createViewers(t, author)
    expect(await listOpening(viewers, id)).toEqual(['soi', 'equipe'])
    expect([...(await readFeeds(viewers)).values()].flat()).toEqual([])
  })

  it('a feed counts only the items that it shows', async () => {
    const reader = await createUser(t.db)
    const shown = await createAuthor(t)
    for (const author of [shown, await createAuthor(t, { visibilite: 'personne' })]) {
      await t.db.insert(schema.suivis).values({ users_id: reader.id, suivi_id: author.id })
      await createItem(t, 'texte', author)
    }
    const { call } = await t.signIn(reader)
    const { data, nb } = await call('POST /api/dashboard/feed', {})
    expect([data.map(({ emetteur }) => emetteur.id), nb]).toEqual([[shown.id], 1])
  })
})
