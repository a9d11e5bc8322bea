import type { Call } from '@foulee/contract/shared/call'
import * as schema from '@foulee/db/schema'
import type { Suivable } from '@foulee/domain/echanges/publication'
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
import { eq, inArray, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { recordFaits } from '#kernel/points/badges.facts.ts'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let staff: SignedIn
let boss: { id: number } & SignedIn
beforeAll(async () => {
  t = await testApp()
  staff = await t.signIn(await createUser(t.db, { is_staff: true }))
  const { id } = await createUser(t.db)
  boss = { id, ...(await t.signIn({ id })) }
})
afterAll(() => t.close({ isStaged: true }))

async function follow(kind: Suivable, id: number) {
  const { call } = await t.signIn(await createUser(t.db))
  await call('POST /api/abonnements/store', { body: { kind, id, est_suivi: true } })
  return async () =>
    (await call('POST /api/dashboard/feed', {})).data.map((item) => ({
      kind: item.kind,
      emetteur: item.emetteur.kind,
      objet: item.carte.objet,
    }))
}

async function publishTwice(
  move: (geste: 'publier' | 'renvoyer' | 'soumettre') => Promise<unknown>,
) {
  await move('publier')
  await move('renvoyer')
  await move('soumettre')
  await move('publier')
}
const motifOf = (geste: string) => (geste === 'renvoyer' ? 'À compléter.' : '')

/**
 * More than three badges won at once are not announced: badges of other tests are made unreachable.
 */
async function withoutOtherBadges() {
  const others = await t.db
    .update(schema.badges)
    .set({ actif_le: null })
    .where(isNotNull(schema.badges.actif_le))
    .returning({ id: schema.badges.id })
  const ids = others.map(({ id }) => id)
  onTestFinished(async () => {
    await t.db
      .update(schema.badges)
      .set({ actif_le: t.clock.now.toISOString() })
      .where(inArray(schema.badges.id, ids))
  })
}

async function createBadge(rang: 1 | 2 | 3): Promise<number> {
  const [badge] = await t.db
    .insert(schema.badges)
    .values({
      slug: `badge-${nextNumber()}`,
      titre: 'Très longue sortie',
      description: 'Un badge.',
      famille: 'premieres',
      regle: { fait: 'sortie', calcul: 'nombre', cible: 1, filtre: { distance_min: 77_000 } },
      medaille: { forme: 'rond', teinte: 'sapin', icone: 'chaussure', rang, texte: '' },
      actif_le: t.clock.now.toISOString(),
    })
    .returning({ id: schema.badges.id })
  return badge?.id ?? 0
}

describe('publications in the feed', () => {
  it('a published route comes once to its followers', async () => {
    const { id } = await createParcours(t.db, t.clock.now, { users_id: boss.id, etat: 1 })
    const read = await follow('profil', boss.id)
    await publishTwice((geste) =>
      staff.call('POST /api/parcours/etat/{id}', {
        params: { id },
        body: { geste, motif: motifOf(geste) },
      }),
    )
    expect(await read()).toMatchObject([{ kind: 'parcours', emetteur: 'profil', objet: { id } }])
  })

  it('a published plan comes once to the coach’s followers', async () => {
    const coach = await createUser(t.db, { coach: true })
    const { id } = await createPlan(t.db, { users_id: coach.id, etat: 1, parution: 0 })
    const read = await follow('profil', coach.id)
    await publishTwice((geste) =>
      staff.call('POST /api/coaching/plan/{id}/etat', {
        params: { id },
        body: { geste, motif: motifOf(geste) },
      }),
    )
    expect(await read()).toMatchObject([{ kind: 'plan', emetteur: 'profil', objet: { id } }])
  })

  it('a published stay comes once to the agency’s followers', async () => {
    const agence = await createAgence(t.db, { verifie_le: t.clock.now.toISOString() })
    const { id } = await createVoyage(t.db, t.clock.now, { agences_id: agence.id, etat: 1 })
    const read = await follow('agence', agence.id)
    await staff.call('POST /api/voyages/{id}/etat', { params: { id }, body: { geste: 'publier' } })
    expect(await read()).toMatchObject([{ kind: 'sejour', emetteur: 'agence', objet: { id } }])
  })

  it('a published event comes once to the organiser’s followers', async () => {
    const { id: organisateurs_id } = await createOrganisateur(t.db)
    const { id } = await createEvenement(t.db, t.clock.now, { organisateurs_id, etat: 1 })
    const read = await follow('organisateur', organisateurs_id)
    await staff.call('POST /api/evenements/{id}/etat', {
      params: { id },
      body: { geste: 'publier' },
    })
    expect(await read()).toMatchObject([
      { kind: 'evenement', emetteur: 'organisateur', objet: { id } },
    ])
  })

  it('news come once, stand on their race, and leave the feed when they are deleted', async () => {
    const organisateur = await createOrganisateur(t.db, { membres: [boss.id] })
    const course = await createCourse(t.db, t.clock.now, { organisateurs_id: organisateur.id })
    const readers = [
      await follow('course', course.id),
      await follow('organisateur', organisateur.id),
    ]
    const save = (texte: string, id?: number) =>
      boss.call('POST /api/actualites', {
        body: form({
          courses_id: `${course.id}`,
          titre: 'Parking',
          texte,
          ...(id && { id: `${id}` }),
        }),
      })
    const { id } = await save('<p>Il est complet\u00a0: venez en train.</p>')
    await save('<p>Il est <b>complet</b>.</p>', id)
    for (const read of readers) {
      expect(await read()).toMatchObject([
        {
          kind: 'actualite',
          emetteur: 'course',
          objet: { id, extrait: 'Il est complet.', url: `/courses/${course.slug}#actualites` },
        },
      ])
    }
    await boss.call('POST /api/actualites/del', { body: { model: 'course', id } })
    for (const read of readers) expect(await read()).toEqual([])
  })

  it('results come once, however often their file is sent, until they are withdrawn', async () => {
    const organisateur = await createOrganisateur(t.db, { membres: [boss.id] })
    const course = await createCourse(t.db, t.clock.now, {
      organisateurs_id: organisateur.id,
      editions: [{ date_debut: dayFrom(t.clock.now, -2), epreuves: [{ distance: 10_000 }] }],
    })
    const epreuves_id = await findEpreuveOf(t.db, course.id)
    const read = await follow('course', course.id)
    const csv =
      'Place;Dossard;Nom;Prénom;Sexe;Temps\n1;7;MOREL;Ada;F;00:41:07\n2;9;ROUX;Luc;H;00:42:30'
    for (let sent = 0; sent < 2; sent++) {
      await boss.call('POST /api/resultats/{epreuves_id}/envoi', {
        params: { epreuves_id },
        body: form({ fichier: new File([csv], 'resultats.csv') }),
      })
    }
    expect(await read()).toMatchObject([
      { kind: 'resultat', emetteur: 'course', objet: { epreuves_id, classes: 2 } },
    ])
    await t.db
      .delete(schema.resultatEnvois)
      .where(eq(schema.resultatEnvois.epreuves_id, epreuves_id))
    expect(await read()).toEqual([])
  })

  it('only the highest badge of a deed comes, for as long as its owner shows it', async () => {
    await withoutOtherBadges()
    await createBadge(1)
    const highest = await createBadge(3)
    await createBadge(2)
    const runner = await createUser(t.db)
    const read = await follow('profil', runner.id)
    await createActivite(t.db, {
      users_id: runner.id,
      distance: 78_000,
      duree_mouvement: 28_800,
      denivele: 0,
    })
    await recordFaits(t.db, runner.id, 'sortie')
    await t.workOff()
    const told = await read()
    expect(told).toMatchObject([{ kind: 'badge', emetteur: 'profil', objet: { id: highest } }])
    const { call } = await t.signIn(runner)
    await hideBadge(call, highest)
    expect(await read()).toEqual([])
  })
})

const hideBadge = (call: Call, id: number) =>
  call('POST /api/badges/montrer/{id}', { params: { id }, body: { montre: false } })
