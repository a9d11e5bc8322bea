import type { Db } from '@foulee/db/connect'
import * as schema from '@foulee/db/schema'
import type { PublicationKind } from '@foulee/domain/echanges/publication'
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
import type { SignedIn, TestApp } from '#test/test-app.ts'

export const REGARDS = [
  'soi',
  'abonne',
  'mineur',
  'inconnu',
  'bloque',
  'bloquant',
  'suspendu',
  'equipe',
] as const
export type Regard = (typeof REGARDS)[number]
export type Author = { id: number }
export type Viewer = Author & SignedIn

export async function createAuthor(
  { db }: TestApp,
  input: { visibilite?: Visibilite; naissance?: string | null } = {},
): Promise<Author> {
  const author = await createUser(db)
  await db
    .update(schema.profils)
    .set({ visibilite: 'membres', naissance: '1990-05-12', ...input })
    .where(eq(schema.profils.users_id, author.id))
  return author
}

export async function createViewer(t: TestApp, who: Regard, author: Author): Promise<Viewer> {
  if (who === 'soi') return { ...author, ...(await t.signIn(author)) }
  const { db } = t
  const { id } = await createUser(db, { is_staff: who === 'equipe' })
  const signed = await t.signIn({ id })
  if (who !== 'inconnu' && who !== 'equipe') {
    await db.insert(schema.suivis).values({ users_id: id, suivi_id: author.id })
  }
  if (who === 'bloque')
    await db.insert(schema.blocages).values({ users_id: author.id, bloque_id: id })
  if (who === 'bloquant')
    await db.insert(schema.blocages).values({ users_id: id, bloque_id: author.id })
  if (who === 'mineur') {
    await db
      .update(schema.profils)
      .set({ naissance: '2012-05-01' })
      .where(eq(schema.profils.users_id, id))
  }
  if (who === 'suspendu') await suspend(t, { id })
  return { id, ...signed }
}

export async function createViewers(t: TestApp, author: Author): Promise<Map<Regard, Viewer>> {
  const all = new Map<Regard, Viewer>()
  for (const who of REGARDS) all.set(who, await createViewer(t, who, author))
  return all
}

export const suspend = ({ db, clock }: TestApp, { id }: Author) =>
  db
    .update(schema.users)
    .set({ suspendu_le: clock.now.toISOString(), suspendu_motif: 'Publicité' })
    .where(eq(schema.users.id, id))

type Thing = { fait_id: number | null; objet?: { kind: 'course'; id: number } }
type Made = Thing & { id: number }

/** Owner of an item: a structure, a member who publishes, or a member's own activity. */
export type Portee = 'structure' | 'publiee' | 'personnelle'

type Cast = {
  portee: Portee
  make: (t: TestApp, author: Author) => Promise<Thing>
  hide: (db: Db, made: Made, author: Author) => Promise<unknown>
}
const draft = { etat: 0 }

/** A registered kind without a row here does not compile, and fails a test. */
export const CASTS: Readonly<Record<PublicationKind, Cast>> = {
  course: {
    portee: 'structure',
    make: async ({ db, clock }) => ({ fait_id: (await createCourse(db, clock.now)).id }),
    hide: (db, { fait_id }) =>
      db.execute(sql`update course_cards set is_visible = false where courses_id = ${fait_id}`),
  },
  resultat: {
    portee: 'structure',
    make: async ({ db, clock }) => {
      const fait_id = await findEpreuveOf(db, (await createCourse(db, clock.now)).id)
      await createResultat(db, fait_id)
      return { fait_id }
    },
    hide: (db, { fait_id }) =>
      db.delete(schema.resultatEnvois).where(eq(schema.resultatEnvois.epreuves_id, fait_id ?? 0)),
  },
  actualite: {
    portee: 'structure',
    make: async ({ db, clock }) => {
      const { id } = await createCourse(db, clock.now)
      const row = { courses_id: id, titre: 'Complet', texte: '<p>Merci.</p>', date: '2026-03-01' }
      const [news] = await db
        .insert(schema.courseActualites)
        .values(row)
        .returning({ id: schema.courseActualites.id })
      return { fait_id: news?.id ?? 0, objet: { kind: 'course', id } }
    },
    hide: (db, { objet }) =>
      db.execute(sql`update course_cards set is_visible = false where courses_id = ${objet?.id}`),
  },
  sejour: {
    portee: 'structure',
    make: async ({ db, clock }) => ({ fait_id: (await createVoyage(db, clock.now)).id }),
    hide: (db, { fait_id }) =>
      db.execute(sql`update voyage_cards set is_visible = false where voyages_id = ${fait_id}`),
  },
  evenement: {
    portee: 'structure',
    make: async ({ db, clock }) => {
      const { id: organisateurs_id } = await createOrganisateur(db)
      return { fait_id: (await createEvenement(db, clock.now, { organisateurs_id })).id }
    },
    hide: (db, { fait_id }) =>
      db
        .update(schema.evenements)
        .set(draft)
        .where(eq(schema.evenements.id, fait_id ?? 0)),
  },
  parcours: {
    portee: 'publiee',
    make: async ({ db, clock }, { id: users_id }) => ({
      fait_id: (await createParcours(db, clock.now, { users_id })).id,
    }),
    hide: (db, { fait_id }) =>
      db.execute(sql`update parcours_cards set is_visible = false where parcours_id = ${fait_id}`),
  },
  plan: {
    portee: 'publiee',
    make: async ({ db }, { id: users_id }) => ({
      fait_id: (await createPlan(db, { users_id })).id,
    }),
    hide: (db, { fait_id }) =>
      db
        .update(schema.plans)
        .set(draft)
        .where(eq(schema.plans.id, fait_id ?? 0)),
  },
  activite: {
    portee: 'personnelle',
    make: async ({ db }, { id: users_id }) => ({
      fait_id: (await createActivite(db, { users_id, partage: 'membres' })).id,
    }),
    hide: (db, { fait_id }) =>
      db
        .update(schema.activites)
        .set({ partage: 'personne' })
        .where(eq(schema.activites.id, fait_id ?? 0)),
  },
  badge: {
    portee: 'personnelle',
    make: async (t, { id }) => ({ fait_id: await createBadge(t, id) }),
    hide: (db, { fait_id }, { id }) =>
      db
        .update(schema.badgeObtenus)
        .set({ montre: false })
        .where(
          and(
            eq(schema.badgeObtenus.badges_id, fait_id ?? 0),
            eq(schema.badgeObtenus.users_id, id),
          ),
        ),
  },
  texte: {
    portee: 'personnelle',
    make: async () => ({ fait_id: null }),
    hide: (db, { id }) => db.delete(schema.publications).where(eq(schema.publications.id, id)),
  },
}

async function createBadge({ db, clock }: TestApp, users_id: number): Promise<number> {
  const [badge] = await db
    .insert(schema.badges)
    .values({
      slug: `badge-${nextNumber()}`,
      titre: 'Cent sorties',
      description: 'Un badge.',
      famille: 'premieres',
      regle: { fait: 'sortie', calcul: 'nombre', cible: 1, filtre: {} },
      medaille: { forme: 'rond', teinte: 'sapin', icone: 'chaussure', rang: 1, texte: '' },
      actif_le: clock.now.toISOString(),
    })
    .returning({ id: schema.badges.id })
  const badges_id = badge?.id ?? 0
  await db.insert(schema.badgeObtenus).values({ users_id, badges_id, montre: true })
  return badges_id
}

export async function createItem(t: TestApp, kind: PublicationKind, author: Author): Promise<Made> {
  const { portee, make } = CASTS[kind]
  const made = await make(t, author)
  const whose =
    portee === 'structure'
      ? { emetteur_kind: 'course' as const, emetteur_id: 1 }
      : { users_id: author.id }
  const { id } = await createPublication(t.db, {
    kind,
    fait_id: made.fait_id,
    objet_kind: made.objet?.kind ?? null,
    objet_id: made.objet?.id ?? null,
    cibles: [{ kind: 'profil', id: author.id }],
    ...whose,
  })
  return { id, ...made }
}
