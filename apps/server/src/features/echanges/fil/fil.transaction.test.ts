import * as schema from '@foulee/db/schema'
import type { PublicationKind } from '@foulee/domain/echanges/publication'
import { createActivite } from '@foulee/testing/activites'
import { createPlan } from '@foulee/testing/entrainement'
import { createEvenement } from '@foulee/testing/evenements'
import {
  createCourse,
  createOrganisateur,
  createUser,
  dayFrom,
  nextNumber,
} from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { createAgence, createVoyage } from '@foulee/testing/sejours'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { settleMember } from '#features/club/badges/badges.award.ts'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let staff: SignedIn
let boss: { id: number } & SignedIn
beforeAll(async () => {
  t = await testApp()
  staff = await t.signIn(await createUser(t.db, { is_staff: true }))
  const { id } = await createUser(t.db, { coach: true })
  boss = { id, ...(await t.signIn({ id })) }
  await t.db.execute(sql`
    create function refuse_items() returns trigger language plpgsql
    as $$ begin raise exception 'The feed is away'; end $$`)
})
afterAll(async () => {
  await t.db.execute(sql`drop function refuse_items() cascade`)
  await t.close()
})

async function withoutFeed(act: () => Promise<unknown>): Promise<void> {
  await t.db.execute(sql`create trigger refuse_items before insert on publications
    for each row execute function refuse_items()`)
  try {
    await act()
  } finally {
    await t.db.execute(sql`drop trigger refuse_items on publications`)
  }
}

type Fact = { act: () => Promise<unknown>; hasHappened: () => Promise<boolean> }
const publier = { geste: 'publier' } as const

const published = (table: string, id: number) => async () => {
  const { rows } = await t.db.execute<{ etat: number }>(
    sql`select etat from ${sql.identifier(table)} where id = ${id}`,
  )
  return Number(rows[0]?.etat) >= 100
}

/**
 * More than three badges won at once are not announced: badges of other tests are made unreachable.
 */
async function withoutOtherBadges() {
  const others = await t.db
    .update(schema.badges)
    .set({ actif_le: null })
    .where(isNotNull(schema.badges.actif_le))
    .returning({ id: schema.badges.id })
  onTestFinished(async () => {
    const ids = others.map(({ id }) => id)
    const actif_le = t.clock.now.toISOString()
    await t.db.update(schema.badges).set({ actif_le }).where(inArray(schema.badges.id, ids))
  })
}

const FACTS: Readonly<Record<PublicationKind, () => Promise<Fact>>> = {
  course: async () => {
    const { id } = await createCourse(t.db, t.clock.now, { etat: 1 })
    const act = () => staff.call('POST /api/courses/{id}/etat', { params: { id }, body: publier })
    return { act, hasHappened: published('courses', id) }
  },
  parcours: async () => {
    const { id } = await createParcours(t.db, t.clock.now, { users_id: boss.id, etat: 1 })
    const act = () => staff.call('POST /api/parcours/etat/{id}', { params: { id }, body: publier })
    return { act, hasHappened: published('parcours', id) }
  },
  plan: async () => {
    const { id } = await createPlan(t.db, { users_id: boss.id, etat: 1, parution: 0 })
    const act = () =>
      staff.call('POST /api/coaching/plan/{id}/etat', { params: { id }, body: publier })
    return { act, hasHappened: published('plans', id) }
  },
  sejour: async () => {
    const { id: agences_id } = await createAgence(t.db, {
      verifie_le: t.clock.now.toISOString(),
    })
    const { id } = await createVoyage(t.db, t.clock.now, { agences_id, etat: 1 })
    const act = () => staff.call('POST /api/voyages/{id}/etat', { params: { id }, body: publier })
    return { act, hasHappened: published('voyages', id) }
  },
  evenement: async () => {
    const { id: organisateurs_id } = await createOrganisateur(t.db)
    const { id } = await createEvenement(t.db, t.clock.now, { organisateurs_id, etat: 1 })
    const act = () =>
      staff.call('POST /api/evenements/{id}/etat', { params: { id }, body: publier })
    return { act, hasHappened: published('evenements', id) }
  },
  actualite: async () => {
    const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [boss.id] })
    const { id } = await createCourse(t.db, t.clock.now, { organisateurs_id })
    const body = () =>
      form({ courses_id: `${id}`, titre: 'Parking', texte: '<p>Il est complet.</p>' })
    return {
      act: () => boss.call('POST /api/actualites', { body: body() }),
      hasHappened: async () =>
        (await t.db.$count(schema.courseActualites, eq(schema.courseActualites.courses_id, id))) >
        0,
    }
  },
  resultat: async () => {
    const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [boss.id] })
    const course = await createCourse(t.db, t.clock.now, {
      organisateurs_id,
      editions: [{ date_debut: dayFrom(t.clock.now, -2), epreuves: [{ distance: 10_000 }] }],
    })
    const epreuves_id = await findEpreuveOf(t.db, course.id)
    const csv = 'Place;Dossard;Nom;Prénom;Sexe;Temps\n1;7;MOREL;Ada;F;00:41:07'
    return {
      act: () =>
        boss.call('POST /api/resultats/{epreuves_id}/envoi', {
          params: { epreuves_id },
          body: form({ fichier: new File([csv], 'resultats.csv') }),
        }),
      hasHappened: async () =>
        (await t.db.$count(
          schema.resultatEnvois,
          eq(schema.resultatEnvois.epreuves_id, epreuves_id),
        )) > 0,
    }
  },
  badge: async () => {
    const runner = await createUser(t.db)
    await withoutOtherBadges()
    await t.db.insert(schema.badges).values({
      slug: `badge-${nextNumber()}`,
      titre: 'Très longue sortie',
      description: 'Un badge.',
      famille: 'premieres',
      regle: { fait: 'sortie', calcul: 'nombre', cible: 1, filtre: { distance_min: 76_000 } },
      medaille: { forme: 'rond', teinte: 'sapin', icone: 'chaussure', rang: 1, texte: '' },
      actif_le: t.clock.now.toISOString(),
    })
    await createActivite(t.db, {
      users_id: runner.id,
      distance: 77_000,
      duree_mouvement: 28_800,
      denivele: 0,
    })
    const won = { users_id: runner.id, kinds: ['sortie'] as const, now: t.clock.now }
    return {
      act: () => t.db.transaction((tx) => settleMember(tx, won)),
      hasHappened: async () =>
        (await t.db.$count(schema.badgeObtenus, eq(schema.badgeObtenus.users_id, runner.id))) > 0,
    }
  },
  activite: async () => {
    const { id } = await createActivite(t.db, { users_id: boss.id })
    return {
      act: () =>
        boss.call('POST /api/activites/partage/{id}', {
          params: { id },
          body: { partage: 'membres', rayon_masque: 500 },
        }),
      hasHappened: async () => {
        const [row] = await t.db
          .select({ partage: schema.activites.partage })
          .from(schema.activites)
          .where(eq(schema.activites.id, id))
        return row?.partage === 'membres'
      },
    }
  },
  texte: async () => ({
    act: () => boss.call('POST /api/feed/store', { body: { texte: 'Trois mots.' } }),
    hasHappened: async () =>
      (await t.db.$count(
        schema.publications,
        and(eq(schema.publications.kind, 'texte'), eq(schema.publications.users_id, boss.id)),
      )) > 0,
  }),
}

it.each(Object.entries(FACTS))(
  'an event of the kind %s and its item in the feed commit or fail together',
  async (kind, prepare) => {
    const { act, hasHappened } = await prepare()
    await withoutFeed(async () => {
      await expect(act()).rejects.toThrow()
    })
    expect([kind, await hasHappened()]).toEqual([kind, false])
    await act()
    expect([kind, await hasHappened()]).toEqual([kind, true])
  },
)
