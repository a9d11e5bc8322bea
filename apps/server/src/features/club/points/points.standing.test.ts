import {
  activites,
  commentaires,
  courses,
  editions,
  entrainements,
  epreuves,
  inscriptions,
  parcours,
  resultatEnvois,
  resultats,
  sondageReponses,
  users,
} from '@foulee/db/schema'
import type { PointsKind } from '@foulee/domain/club/points'
import { createActivite } from '@foulee/testing/activites'
import { createEntrainement } from '@foulee/testing/entrainement'
import { createInscription } from '@foulee/testing/evenements'
import { createCourse, createUser } from '@foulee/testing/factories'
import { createParcours, nextOriginal } from '@foulee/testing/parcours'
import { createSondage } from '@foulee/testing/sondages'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awardPoints } from '#kernel/points/points.award.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { sumPoints } from './points.queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

type Deed = {
  subject: string | number
  undo: () => Promise<unknown>
  redo?: () => Promise<unknown>
}

const DEEDS: Partial<Record<PointsKind, (users_id: number) => Promise<Deed>>> = {
  ami_invite: async () => {
    const { id } = await createUser(t.db)
    const set = (suspendu_le: string | null) =>
      t.db.update(users).set({ suspendu_le }).where(eq(users.id, id))
    return { subject: id, undo: () => set(t.clock.now.toISOString()), redo: () => set(null) }
  },
  parcours_publie: async (users_id) => {
    const { id } = await createParcours(t.db, t.clock.now, { users_id })
    const set = (etat: number) => t.db.update(parcours).set({ etat }).where(eq(parcours.id, id))
    return { subject: id, undo: () => set(0), redo: () => set(100) }
  },
  course_publiee: async (created_by) => {
    const { id } = await createCourse(t.db, t.clock.now, { created_by })
    const set = (etat: number) => t.db.update(courses).set({ etat }).where(eq(courses.id, id))
    return { subject: id, undo: () => set(0), redo: () => set(100) }
  },
  avis_donne: async (users_id) => {
    const { id: objet_id } = await createParcours(t.db, t.clock.now)
    const [row] = await t.db
      .insert(commentaires)
      .values({ model: 'parcours', objet_id, users_id, texte: 'Belle boucle.' })
      .returning()
    const set = (masque_le: string | null) =>
      t.db
        .update(commentaires)
        .set({ masque_le })
        .where(eq(commentaires.id, row?.id ?? 0))
    return {
      subject: `parcours:${objet_id}`,
      undo: () => set(t.clock.now.toISOString()),
      redo: () => set(null),
    }
  },
  epreuve_terminee: async (users_id) => {
    const course = await createCourse(t.db, t.clock.now)
    const [epreuve] = await t.db
      .select({ id: epreuves.id })
      .from(epreuves)
      .innerJoin(editions, eq(editions.id, epreuves.editions_id))
      .where(eq(editions.courses_id, course.id))
    const epreuves_id = epreuve?.id ?? 0
    await t.db.insert(resultatEnvois).values({
      epreuves_id,
      fichier_nom: 'a.csv',
      nb: 1,
      envoye_le: t.clock.now.toISOString(),
    })
    const line = { epreuves_id, nom: 'Durand', prenom: 'Zoé', recherche: 'durand zoe' }
    await t.db.insert(resultats).values({ ...line, users_id, preuve: 'code' })
    const other = await createUser(t.db)
    const assignResultats = (to: number) =>
      t.db.update(resultats).set({ users_id: to }).where(eq(resultats.epreuves_id, epreuves_id))
    return {
      subject: epreuves_id,
      undo: () => assignResultats(other.id),
      redo: () => assignResultats(users_id),
    }
  },
  entrainement_fait: async (users_id) => {
    const { id } = await createActivite(t.db, { users_id })
    await createEntrainement(t.db, { users_id, etat: 'fait', activites_id: id })
    return { subject: id, undo: () => t.db.delete(activites).where(eq(activites.id, id)) }
  },
  evenement_valide: async (users_id) => {
    const valide_le = t.clock.now.toISOString()
    const row = await createInscription(t.db, t.clock.now, { users_id, valide_le })
    const set = (etat: 'inscrit' | 'annule') =>
      t.db.update(inscriptions).set({ etat }).where(eq(inscriptions.id, row.id))
    return {
      subject: row.evenement_dates_id,
      undo: () => set('annule'),
      redo: () => set('inscrit'),
    }
  },
  sondage_repondu: async (users_id) => {
    const { id } = await createSondage(t.db, t.clock.now)
    await t.db.insert(sondageReponses).values({ sondages_id: id, users_id, reponses: {} })
    const mine = eq(sondageReponses.sondages_id, id)
    return { subject: id, undo: () => t.db.delete(sondageReponses).where(mine) }
  },
}

describe('points', () => {
  it.each(Object.keys(DEEDS) as PointsKind[])(
    'points of %s are withdrawn with the act, and come back with it',
    async (kind) => {
      const { id } = await createUser(t.db)
      const deed = await DEEDS[kind]?.(id)
      if (!deed) throw new Error('There is no such deed.')
      await awardPoints(t.db, id, kind, deed.subject)
      const paid = await sumPoints(t.db, id)
      expect(paid).toBeGreaterThan(0)
      await deed.undo()
      expect(await sumPoints(t.db, id)).toBe(0)
      const { call } = await t.signIn({ id })
      expect((await call('POST /api/profile/jauge')).data).toMatchObject({ jauge: 0, nb: 0 })
      expect((await call('POST /api/carte')).data.points).toBe(0)
      await deed.redo?.()
      expect(await sumPoints(t.db, id)).toBe(deed.redo ? paid : 0)
    },
  )

  it('points have a daily limit, which deleting and repeating does not reset', async () => {
    const { id } = await createUser(t.db)
    const friends = await Promise.all(Array.from({ length: 8 }, () => createUser(t.db)))
    await Promise.all(friends.map((friend) => awardPoints(t.db, id, 'ami_invite', friend.id)))
    expect(await sumPoints(t.db, id)).toBe(5 * 250)
    await t.db.delete(users).where(eq(users.id, friends[0]?.id ?? 0))
    const left = await sumPoints(t.db, id)
    await awardPoints(t.db, id, 'ami_invite', (await createUser(t.db)).id)
    expect(await sumPoints(t.db, id)).toBe(left)
  })
})

describe('an outing', () => {
  const DAY = '2026-03-10'
  const at = (hour: number) => `${DAY}T${String(hour).padStart(2, '0')}:00:00Z`

  async function pay(users_id: number, input: Partial<typeof activites.$inferInsert>) {
    const outing = await createActivite(t.db, { debut: at(8), ...input, users_id })
    const { id } = await createEntrainement(t.db, { users_id, jour: DAY })
    const { call } = await t.signIn({ id: users_id })
    const body = { etat: 'fait' as const, activites_id: outing.id }
    const before = await sumPoints(t.db, users_id)
    await call('POST /api/training/done/{id}', { params: { id }, body })
    return (await sumPoints(t.db, users_id)) - before
  }

  it.each([
    ['that somebody can have run pays', {}, 20],
    ['of a few metres pays nothing', { distance: 900 }, 0],
    ['of a few minutes pays nothing', { distance: 1500, duree: 250, duree_mouvement: 250 }, 0],
    ['faster than anybody runs pays nothing', { distance: 30_000 }, 0],
    ['that is still to come pays nothing', { debut: '2026-03-17T08:00:00Z' }, 0],
    ['that says no time pays nothing', { duree: null, duree_mouvement: null }, 0],
  ])('the points of an outing: %s', async (_, input, points) => {
    expect(await pay((await createUser(t.db)).id, input)).toBe(points)
  })

  it('an outing pays nothing when it overlaps another one of its runner', async () => {
    const { id } = await createUser(t.db)
    expect(await pay(id, { debut: at(8) })).toBe(20)
    expect(await pay(id, { debut: `${DAY}T08:20:00Z` })).toBe(0)
    expect(await pay(id, { debut: at(10) })).toBe(20)
  })

  it('an outing pays nothing with the file of another member', async () => {
    const original = nextOriginal('fit')
    expect(await pay((await createUser(t.db)).id, { original })).toBe(20)
    expect(await pay((await createUser(t.db)).id, { original })).toBe(0)
  })

  it('outings pay three times a day, and no more when they are deleted and sent again', async () => {
    const { id } = await createUser(t.db)
    for (const hour of [6, 8, 10, 12]) await pay(id, { debut: at(hour) })
    expect(await sumPoints(t.db, id)).toBe(60)
    await t.db.delete(activites).where(eq(activites.users_id, id))
    await t.db.delete(entrainements).where(eq(entrainements.users_id, id))
    expect(await pay(id, { debut: at(14) })).toBe(0)
    expect(await sumPoints(t.db, id)).toBe(0)
  })
})
