import * as schema from '@foulee/db/schema'
import { PUBLICATION_KINDS, type PublicationKind } from '@foulee/domain/echanges/publication'
import type { Visibilite } from '@foulee/domain/membres/visibilite'
import { createActivite } from '@foulee/testing/activites'
import { createPlan } from '@foulee/testing/entrainement'
import { createEvenement } from '@foulee/testing/evenements'
import { createCourse, createOrganisateur, createUser, nextNumber } from '@foulee/testing/factories'
import { createPublication } from '@foulee/testing/fil'
import { createParcours } from '@foulee/testing/parcours'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { createVoyage } from '@foulee/testing/sejours'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Who looks at what somebody did. */
const VIEWERS = ['soi', 'abonne', 'inconnu', 'bloque', 'bloquant', 'equipe'] as const
type Who = (typeof VIEWERS)[number]

type Author = { id: number }

async function newAuthor(given: { visibilite?: Visibilite; naissance?: string } = {}) {
  const author = await createUser(t.db)
  await t.db
    .update(schema.profils)
    .set({ visibilite: 'membres', naissance: '1990-05-12', ...given })
    .where(eq(schema.profils.users_id, author.id))
  return author
}

/** Somebody who looks; all but the stranger and the staff follow the author. */
async function newViewer(who: Who, author: Author): Promise<{ id: number }> {
  if (who === 'soi') return author
  const { id } = await createUser(t.db, { is_staff: who === 'equipe' })
  if (who !== 'inconnu' && who !== 'equipe') {
    await t.db.insert(schema.suivis).values({ users_id: id, suivi_id: author.id })
  }
  if (who === 'bloque') {
    await t.db.insert(schema.blocages).values({ users_id: author.id, bloque_id: id })
  }
  if (who === 'bloquant') {
    await t.db.insert(schema.blocages).values({ users_id: id, bloque_id: author.id })
  }
  return { id }
}

async function canOpen(viewer: { id: number }, item: number): Promise<boolean> {
  const { call } = await t.signIn(viewer)
  return call('POST /api/feed/{id}', { params: { id: item } }).then(
    () => true,
    ({ code }) => {
      expect(code).toBe('publication_introuvable')
      return false
    },
  )
}

async function listViewers(author: Author, item: number): Promise<Who[]> {
  const seen: Who[] = []
  for (const who of VIEWERS) {
    if (await canOpen(await newViewer(who, author), item)) seen.push(who)
  }
  return seen
}

async function createBadge(users_id: number, montre: boolean): Promise<number> {
  const [badge] = await t.db
    .insert(schema.badges)
    .values({
      slug: `badge-${nextNumber()}`,
      titre: 'Cent sorties',
      description: 'Un badge.',
      famille: 'premieres',
      regle: { fait: 'sortie', calcul: 'nombre', cible: 1, filtre: {} },
      medaille: { forme: 'rond', teinte: 'sapin', icone: 'chaussure', rang: 1, texte: '' },
      actif_le: t.clock.now.toISOString(),
    })
    .returning({ id: schema.badges.id })
  const badges_id = badge?.id ?? 0
  await t.db.insert(schema.badgeObtenus).values({ users_id, badges_id, montre })
  return badges_id
}

type Thing = { fait_id: number; isOf?: 'site'; objet?: { kind: 'course'; id: number } }
/** What each kind tells of, and what takes it from everybody's eyes. */
type Cast = {
  make: (author: Author) => Promise<Thing>
  hide: (thing: Thing, author: Author) => Promise<unknown>
  /** Whether it is something that a member did, which their profile hides. */
  isPersonal?: true
}
const draft = { etat: 0 }
const CASTS: Readonly<Record<Exclude<PublicationKind, 'texte'>, Cast>> = {
  course: {
    make: async () => ({ fait_id: (await createCourse(t.db, t.clock.now)).id }),
    hide: ({ fait_id }) =>
      t.db.execute(sql`update course_cards set is_visible = false where courses_id = ${fait_id}`),
  },
  resultat: {
    make: async () => {
      const fait_id = await findEpreuveOf(t.db, (await createCourse(t.db, t.clock.now)).id)
      await createResultat(t.db, fait_id)
      return { fait_id }
    },
    hide: ({ fait_id }) =>
      t.db.delete(schema.resultatEnvois).where(eq(schema.resultatEnvois.epreuves_id, fait_id)),
  },
  actualite: {
    make: async () => {
      const { id } = await createCourse(t.db, t.clock.now)
      const [news] = await t.db
        .insert(schema.courseActualites)
        .values({
          courses_id: id,
          titre: 'Complet',
          texte: '<p>Merci&nbsp;!</p>',
          date: '2026-03-01',
        })
        .returning({ id: schema.courseActualites.id })
      return { fait_id: news?.id ?? 0, objet: { kind: 'course', id } }
    },
    hide: ({ objet }) =>
      t.db.execute(sql`update course_cards set is_visible = false where courses_id = ${objet?.id}`),
  },
  parcours: {
    make: async ({ id: users_id }) => ({
      fait_id: (await createParcours(t.db, t.clock.now, { users_id })).id,
    }),
    hide: ({ fait_id }) =>
      t.db.execute(
        sql`update parcours_cards set is_visible = false where parcours_id = ${fait_id}`,
      ),
  },
  sejour: {
    make: async () => ({ fait_id: (await createVoyage(t.db, t.clock.now)).id }),
    hide: ({ fait_id }) =>
      t.db.execute(sql`update voyage_cards set is_visible = false where voyages_id = ${fait_id}`),
  },
  evenement: {
    make: async () => {
      const { id: organisateurs_id } = await createOrganisateur(t.db)
      return { fait_id: (await createEvenement(t.db, t.clock.now, { organisateurs_id })).id }
    },
    hide: ({ fait_id }) =>
      t.db.update(schema.evenements).set(draft).where(eq(schema.evenements.id, fait_id)),
  },
  plan: {
    make: async ({ id: users_id }) => ({ fait_id: (await createPlan(t.db, { users_id })).id }),
    hide: ({ fait_id }) => t.db.update(schema.plans).set(draft).where(eq(schema.plans.id, fait_id)),
  },
  activite: {
    isPersonal: true,
    make: async ({ id: users_id }) => ({
      fait_id: (await createActivite(t.db, { users_id, partage: 'membres' })).id,
    }),
    hide: ({ fait_id }) =>
      t.db
        .update(schema.activites)
        .set({ partage: 'personne' })
        .where(eq(schema.activites.id, fait_id)),
  },
  badge: {
    isPersonal: true,
    make: async ({ id }) => ({ fait_id: await createBadge(id, true) }),
    hide: ({ fait_id }, { id }) =>
      t.db
        .update(schema.badgeObtenus)
        .set({ montre: false })
        .where(
          and(eq(schema.badgeObtenus.badges_id, fait_id), eq(schema.badgeObtenus.users_id, id)),
        ),
  },
}
const KINDS = PUBLICATION_KINDS.filter((kind) => kind !== 'texte')
/** What a member does, and not a structure. */
const OF_MEMBERS: readonly PublicationKind[] = ['parcours', 'plan', 'activite', 'badge']

async function createItem(kind: Exclude<PublicationKind, 'texte'>, author: Author) {
  const thing = await CASTS[kind].make(author)
  const whose = OF_MEMBERS.includes(kind)
    ? { users_id: author.id }
    : { emetteur_kind: 'course' as const, emetteur_id: 1 }
  const objet = thing.objet ?? { kind: null, id: null }
  const { id } = await createPublication(t.db, {
    kind,
    fait_id: thing.fait_id,
    objet_kind: objet.kind,
    objet_id: objet.id,
    ...whose,
  })
  return { id, thing }
}

const NOT_BLOCKED = ['soi', 'abonne', 'inconnu', 'equipe']

describe('who sees an item', () => {
  it.each(KINDS)(
    'of the kind %s: members who are not blocked, until it is taken away',
    async (kind) => {
      const author = await newAuthor()
      const { id, thing } = await createItem(kind, author)
      expect(await listViewers(author, id)).toEqual(
        OF_MEMBERS.includes(kind) ? NOT_BLOCKED : [...VIEWERS],
      )
      await CASTS[kind].hide(thing, author)
      expect(await listViewers(author, id)).toEqual([])
    },
  )

  const PROFILES = [
    ['public', {}, NOT_BLOCKED],
    ['public', { naissance: '2012-05-01' }, NOT_BLOCKED],
    ['membres', {}, NOT_BLOCKED],
    ['abonnes', {}, ['soi', 'abonne', 'equipe']],
    ['personne', {}, ['soi', 'equipe']],
  ] as const
  it.each(PROFILES)('of a profile shown to « %s » (%o): %o', async (visibilite, given, seen) => {
    const author = await newAuthor({ visibilite, ...given })
    const { id } = await createPublication(t.db, { users_id: author.id })
    expect(await listViewers(author, id)).toEqual(seen)
    for (const kind of KINDS.filter((kind) => CASTS[kind].isPersonal)) {
      const item = await createItem(kind, author)
      const isMinors = kind === 'activite' && 'naissance' in given
      const shown = isMinors ? seen.filter((who) => who !== 'inconnu') : seen
      expect([kind, await listViewers(author, item.id)]).toEqual([kind, shown])
    }
  })

  it('shared with followers alone is not for strangers', async () => {
    const author = await newAuthor()
    const { id, thing } = await createItem('activite', author)
    await t.db
      .update(schema.activites)
      .set({ partage: 'abonnes' })
      .where(eq(schema.activites.id, thing.fait_id))
    expect(await listViewers(author, id)).toEqual(['soi', 'abonne', 'equipe'])
  })

  it('of a suspended member: themselves and the staff', async () => {
    const author = await newAuthor()
    const { id } = await createPublication(t.db, { users_id: author.id })
    await t.db
      .update(schema.users)
      .set({ suspendu_le: t.clock.now.toISOString(), suspendu_motif: 'Publicité' })
      .where(eq(schema.users.id, author.id))
    const others: Who[] = ['abonne', 'inconnu', 'bloque', 'bloquant']
    for (const who of others) {
      expect([who, await canOpen(await newViewer(who, author), id)]).toEqual([who, false])
    }
    expect(await canOpen(await newViewer('equipe', author), id)).toBe(true)
  })

  it('hidden by the staff: its author and the staff, and no feed', async () => {
    const author = await newAuthor()
    const { id } = await createPublication(t.db, {
      users_id: author.id,
      masque_le: t.clock.now.toISOString(),
      masque_motif: 'Publicité',
    })
    expect(await listViewers(author, id)).toEqual(['soi', 'equipe'])
    const { call } = await t.signIn(author)
    expect((await call('POST /api/dashboard/feed', {})).data).toEqual([])
  })

  it('in a feed are those whom one may see alone: nothing of a block, a suspension, an erasure', async () => {
    const reader = await createUser(t.db)
    const make = async (change: (author: Author) => Promise<unknown> = async () => {}) => {
      const author = await newAuthor()
      await t.db.insert(schema.suivis).values({ users_id: reader.id, suivi_id: author.id })
      const { id } = await createPublication(t.db, { users_id: author.id })
      await change(author)
      return id
    }
    const plain = await make()
    await make(({ id }) =>
      t.db.insert(schema.blocages).values({ users_id: reader.id, bloque_id: id }),
    )
    await make(({ id }) =>
      t.db.insert(schema.blocages).values({ users_id: id, bloque_id: reader.id }),
    )
    const suspendu_le = t.clock.now.toISOString()
    await make(({ id }) =>
      t.db.update(schema.users).set({ suspendu_le }).where(eq(schema.users.id, id)),
    )
    await make(({ id }) =>
      t.db.update(schema.users).set({ supprime_le: suspendu_le }).where(eq(schema.users.id, id)),
    )
    await make(({ id }) =>
      t.db
        .update(schema.profils)
        .set({ visibilite: 'personne' })
        .where(eq(schema.profils.users_id, id)),
    )
    const { call } = await t.signIn(reader)
    const { data, nb } = await call('POST /api/dashboard/feed', {})
    expect([data.map(({ id }) => id), nb]).toEqual([[plain], 1])
  })
})
