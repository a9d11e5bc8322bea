import type { RegleBadge } from '@foulee/contract/club/badges'
import { valuesOf } from '@foulee/db/read-models/badges'
import {
  type activites,
  badgeObtenus,
  badges,
  commentaires,
  faits,
  liste,
  notifications,
} from '@foulee/db/schema'
import { type BadgeRegle, evaluateRegle } from '@foulee/domain/club/badge-regle'
import { BADGES } from '@foulee/domain/club/catalogue/catalogue'
import type { Fait } from '@foulee/domain/club/fait'
import { createActivite } from '@foulee/testing/activites'
import { createEntrainement } from '@foulee/testing/entrainement'
import { createCourse, createUser, dayFrom, nextName } from '@foulee/testing/factories'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { recordFaits } from '#kernel/points/badges.facts.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { readAllFaits, settleMember } from './badges.award.ts'

const NOW = new Date('2027-05-12T09:00:00Z')
const medaille = { forme: 'ecu', teinte: 'ciel', icone: 'cime', rang: 2, texte: '' } as const

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp({ now: NOW })
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

const content = (regle: z.infer<typeof RegleBadge>) => ({
  titre: nextName('Badge'),
  description: 'Un badge d’essai.',
  famille: 'premieres' as const,
  regle,
  medaille,
})

const sorties = (cible: number, filtre: BadgeRegle['filtre'] = {}) =>
  ({ fait: 'sortie', calcul: 'nombre', cible, filtre }) satisfies BadgeRegle

async function newBadge(regle: BadgeRegle) {
  const { id, data } = await nora.call('POST /api/admin/badges/create', { body: content(regle) })
  await nora.call('POST /api/admin/badges/activer/{id}', { params: { id }, body: { actif: true } })
  await t.workOff()
  return data
}

async function newRunner() {
  const user = await createUser(t.db)
  return { user, ...(await t.signIn(user)) }
}

async function newOuting(users_id: number, input: Partial<typeof activites.$inferInsert> = {}) {
  const row = await createActivite(t.db, {
    users_id,
    sport: 'trail',
    debut: '2027-05-10T06:30:00Z',
    distance: 12_000,
    denivele: 400,
    duree: 4000,
    ...input,
  })
  await recordFaits(t.db, users_id, 'sortie')
  return row
}

describe('a badge', () => {
  it('a badge is public once it is switched on, by its id and its slug', async () => {
    const body = content(sorties(2))
    const { id, data } = await nora.call('POST /api/admin/badges/create', { body })
    await expectRefusal(t.call('POST /api/badges/{id}', { params: { id } }), 'badge_introuvable')
    await nora.call('POST /api/admin/badges/activer/{id}', {
      params: { id },
      body: { actif: true },
    })
    const { data: seen } = await t.call('POST /api/badges/{id}', { params: { id: data.slug } })
    expect(seen).toMatchObject({ id, demande: '2\u00a0sorties', nb_obtenus: 0, est_actif: true })
    const { data: all } = await t.call('GET /api/badges', { query: { texte: body.titre } })
    expect(all.map((item) => item.id)).toContain(id)
  })

  it('stands on one page of the list and no other', async () => {
    const made = [await newBadge(sorties(2)), await newBadge(sorties(3))]
    const read = async (page: number) =>
      (await t.call('GET /api/badges', { query: { page, nb_page: 1 } })).data.map(({ id }) => id)
    const { nb } = await t.call('GET /api/badges', { query: { nb_page: 1 } })
    const pages = await Promise.all(Array.from({ length: nb }, (_, at) => read(at + 1)))
    const ids = pages.flat()
    expect(new Set(ids).size).toBe(nb)
    expect(ids).toEqual(expect.arrayContaining(made.map(({ id }) => id)))
  })

  it('is won once what it asks is done, and tells so', async () => {
    const badge = await newBadge(sorties(2, { denivele_min: 300 }))
    const { user, call } = await newRunner()
    const params = { id: badge.slug }
    await newOuting(user.id)
    const first = await call('POST /api/badges/valider/{id}', { params })
    expect(first.data).toMatchObject({
      valeur: 1,
      cible: 2,
      manque: 'Encore 1\u00a0sortie',
      obtenu_le: null,
    })
    await newOuting(user.id, { debut: '2027-05-11T06:30:00Z' })
    await t.workOff()
    const { data } = await call('POST /api/badges/my')
    const mine = data.find(({ badges_id }) => badges_id === badge.id)
    expect(mine).toMatchObject({ valeur: 2, manque: null, montre: true })
    expect(mine?.obtenu_le).not.toBeNull()
    const notices = (await call('POST /api/notifications/list')).data.notifications
    expect(notices.map(({ titre }) => titre)).toContain(`Badge gagné\u00a0: ${badge.titre}`)
    const me = await call('GET /api/auth/me')
    expect(me.data.profil.badges).toContain(badge.slug)
  })

  it('a badge is won once under concurrent requests', async () => {
    const badge = await newBadge(sorties(1))
    const { user, call } = await newRunner()
    await newOuting(user.id)
    const params = { id: badge.id }
    await Promise.all(
      Array.from({ length: 6 }, () => call('POST /api/badges/valider/{id}', { params })),
    )
    await t.workOff()
    const theirs = and(eq(badgeObtenus.users_id, user.id), eq(badgeObtenus.badges_id, badge.id))
    expect(await t.db.$count(badgeObtenus, theirs)).toBe(1)
    const told = and(
      eq(notifications.users_id, user.id),
      eq(notifications.cle, `badge:${badge.id}`),
    )
    expect(await t.db.$count(notifications, told)).toBeLessThanOrEqual(1)
  })

  it('a badge stays with its holder when the outing is deleted, and the progress goes down', async () => {
    const badge = await newBadge(sorties(1))
    const { user, call } = await newRunner()
    const outing = await newOuting(user.id)
    await t.workOff()
    await call('POST /api/activites/del', { body: { id: outing.id } })
    await t.workOff()
    const { data } = await call('POST /api/badges/my')
    const mine = data.find(({ badges_id }) => badges_id === badge.id)
    expect(mine).toMatchObject({ valeur: 0, manque: null })
    expect(mine?.obtenu_le).not.toBeNull()
  })

  it('a badge can be hidden from the public page by its holder', async () => {
    const badge = await newBadge(sorties(1))
    const { user, call } = await newRunner()
    await newOuting(user.id)
    await t.workOff()
    const other = await newRunner()
    const seen = async () =>
      (await other.call('POST /api/profile/show', { body: { users_id: user.id } })).data.badges
    expect(await seen()).toContain(badge.slug)
    const hide = { params: { id: badge.id }, body: { montre: false } }
    await call('POST /api/badges/montrer/{id}', hide)
    await t.syncChanges()
    expect(await seen()).not.toContain(badge.slug)
    await expectRefusal(other.call('POST /api/badges/montrer/{id}', hide), 'badge_introuvable')
  })
})

describe('other kinds of facts', () => {
  const progress = async (regle: BadgeRegle, users_id: number, call: SignedIn['call']) => {
    const badge = await newBadge(regle)
    await t.db.transaction((tx) => settleMember(tx, { users_id, kinds: [regle.fait], now: NOW }))
    const { data } = await call('POST /api/badges/my')
    return data.find(({ badges_id }) => badges_id === badge.id)?.valeur
  }

  it('a race in the run list counts once its day has come', async () => {
    const { user, call } = await newRunner()
    for (const days of [-10, 10]) {
      const { id } = await createCourse(t.db, NOW, {
        departement: '2A',
        editions: [
          { date_debut: dayFrom(NOW, days), epreuves: [{ type: 'trail', distance: 30_000 }] },
        ],
      })
      const objet_id = await findEpreuveOf(t.db, id)
      await t.db
        .insert(liste)
        .values({ users_id: user.id, type: 'epreuve', objet_id, etat: 'termine' })
    }
    const regle = { fait: 'epreuve_terminee', cible: 3, filtre: { genres: ['trail'] } } as const
    const input = { ...regle, filtre: { genres: ['trail'] } }
    expect(await progress({ ...input, calcul: 'nombre' }, user.id, call)).toBe(1)
    expect(await progress({ ...input, calcul: 'departements' }, user.id, call)).toBe(1)
  })

  it('a comment on a course counts once, and no longer when it is masked', async () => {
    const { user, call } = await newRunner()
    const said = { users_id: user.id, model: 'course' as const, texte: 'Bien.' }
    const masque_le = NOW.toISOString()
    await t.db.insert(commentaires).values([
      { ...said, objet_id: 901 },
      { ...said, objet_id: 901 },
      { ...said, objet_id: 902, masque_le },
    ])
    const regle = { fait: 'avis_donne', calcul: 'nombre', cible: 5, filtre: {} } as const
    expect(await progress(regle, user.id, call)).toBe(1)
  })

  it('an outing is placed, and one by bicycle does not count', async () => {
    const { user, call } = await newRunner()
    await newOuting(user.id)
    await newOuting(user.id, { sport: 'velo' })
    expect(await progress(sorties(9), user.id, call)).toBe(1)
    const [fact] = await t.db.select().from(faits).where(eq(faits.users_id, user.id))
    expect(fact).toMatchObject({ jour: '2027-05-10', heure: 8, genre: 'trail' })
    expect(fact?.departement).not.toBeNull()
  })

  it.each([
    ['of a day to come', { debut: '2027-05-13T06:30:00Z' }],
    ['of less than a kilometre', { distance: 900 }],
    ['of less than five minutes', { distance: 1_100, duree: 240, duree_mouvement: 240 }],
    ['faster than anybody runs', { distance: 40_000 }],
  ])('an outing %s does not count', async (_, input) => {
    const { user, call } = await newRunner()
    await newOuting(user.id, input)
    expect(await progress(sorties(9), user.id, call)).toBe(0)
  })

  it('a training of a future day does not count', async () => {
    const { user, call } = await newRunner()
    const done = { users_id: user.id, etat: 'fait', fait_duree: 2700 } as const
    await createEntrainement(t.db, { ...done, jour: '2027-05-13' })
    await createEntrainement(t.db, { ...done, jour: '2027-05-11' })
    await recordFaits(t.db, user.id, 'entrainement_fait')
    const regle = { fait: 'entrainement_fait', calcul: 'nombre', cible: 5, filtre: {} } as const
    expect(await progress(regle, user.id, call)).toBe(1)
  })

  it('facts that were never recorded are found at night', async () => {
    const badge = await newBadge(sorties(1))
    const { user, call } = await newRunner()
    await createActivite(t.db, { users_id: user.id, sport: 'trail', debut: '2027-05-10T06:30:00Z' })
    const context = { db: t.db, clock: () => NOW }
    await readAllFaits(context)
    await t.workOff()
    const { data } = await call('POST /api/badges/my')
    expect(data.find(({ badges_id }) => badges_id === badge.id)?.obtenu_le).not.toBeNull()
  })
})

describe('badges by the staff', () => {
  it('staff learn how many would have a badge, award it to nobody, then switch it on for the past too', async () => {
    const two = [await newRunner(), await newRunner()]
    const { id: courses_id } = await createCourse(t.db, NOW, {
      editions: [{ date_debut: dayFrom(NOW, -20), epreuves: [{ distance: 10_000 }] }],
    })
    const objet_id = await findEpreuveOf(t.db, courses_id)
    for (const { user } of two) {
      await t.db
        .insert(liste)
        .values({ users_id: user.id, type: 'epreuve', objet_id, etat: 'termine' })
      await recordFaits(t.db, user.id, 'epreuve_terminee')
    }
    await t.workOff()
    const regle = {
      fait: 'epreuve_terminee' as const,
      calcul: 'nombre' as const,
      cible: 1,
      filtre: { courses_id },
    }
    const { data } = await nora.call('POST /api/admin/badges/essai', { body: { regle } })
    expect(data).toMatchObject({ nb: 2, phrase: '2\u00a0membres l’auraient aujourd’hui.' })
    const badge = await newBadge(regle)
    const seen = await t.call('POST /api/badges/{id}', { params: { id: badge.slug } })
    expect(seen.data.nb_obtenus).toBe(2)
  })

  it.each([
    ['regle.calcul', { ...sorties(1), calcul: 'pays' as const }],
    [
      'regle.filtre.courses_id',
      { ...sorties(1), fait: 'epreuve_terminee' as const, filtre: { courses_id: 2_000_000_000 } },
    ],
    ['regle.filtre.genres', sorties(1, { genres: ['curling'] })],
    ['regle.filtre.heure_fin', sorties(1, { heure_debut: 4 })],
  ])('a missing reference is refused at %s', async (field, regle) => {
    await expectRefusal(
      nora.call('POST /api/admin/badges/essai', { body: { regle } }),
      'champs_invalides',
      field,
    )
    await expectRefusal(
      nora.call('POST /api/admin/badges/create', { body: content(regle) }),
      'champs_invalides',
      field,
    )
  })

  it('concurrent changes by staff are refused, and a holder keeps a badge under a harder rule', async () => {
    const badge = await newBadge(sorties(1))
    const { user, call } = await newRunner()
    await newOuting(user.id)
    await t.workOff()
    const body = { ...content(sorties(5)), version: badge.version }
    const params = { id: badge.id }
    await nora.call('POST /api/admin/badges/update/{id}', { params, body })
    await expectRefusal(
      nora.call('POST /api/admin/badges/update/{id}', { params, body }),
      'version_depassee',
    )
    await t.workOff()
    const { data } = await call('POST /api/badges/my')
    expect(data.find(({ badges_id }) => badges_id === badge.id)).toMatchObject({
      valeur: 1,
      cible: 5,
      manque: null,
    })
  })

  it('a badge put away cannot be won, and its holders keep it', async () => {
    const badge = await newBadge(sorties(1, { distance_min: 900_000 }))
    const params = { id: badge.id }
    await nora.call('POST /api/admin/badges/activer/{id}', { params, body: { actif: false } })
    const { user } = await newRunner()
    await newOuting(user.id, { distance: 950_000 })
    await t.workOff()
    expect(await t.db.$count(badgeObtenus, eq(badgeObtenus.badges_id, badge.id))).toBe(0)
    expect(
      (await t.db.select().from(badges).where(eq(badges.id, badge.id)))[0]?.actif_le,
    ).toBeNull()
  })
})

const anyFait = fc.record({
  kind: fc.constantFrom('sortie', 'epreuve_terminee', 'evenement_valide'),
  cle: fc.nat(30).map(String),
  jour: fc
    .integer({ min: 20_400, max: 20_500 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
  heure: fc.option(fc.nat(23)),
  distance: fc.option(fc.nat(50_000)),
  denivele: fc.option(fc.nat(3000)),
  duree: fc.option(fc.nat(20_000)),
  genre: fc.constantFrom('trail', 'cross', 'nature', 'atelier', null),
  departement: fc.constantFrom('38', '73', '2A', '', null),
  pays: fc.constantFrom('FR', 'IT', null),
  courses_id: fc.constant(null),
}) satisfies fc.Arbitrary<Fait>

it('the counts of the database agree with the rules, in whichever order facts come', async () => {
  const rules = BADGES.map(({ regle }) => regle)
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anyFait, {
        selector: ({ kind, cle }) => `${kind} ${cle}`,
        maxLength: 40,
        minLength: 1,
      }),
      async (facts) => {
        const { id: users_id } = await createUser(t.db)
        await t.db.insert(faits).values(facts.map((fact) => ({ ...fact, users_id })))
        const progressQueries = rules.map(
          (regle, index) =>
            sql`select ${index}::int as nb, valeur from (${valuesOf(regle, users_id)}) v`,
        )
        const { rows } = await t.db.execute<{ nb: number; valeur: number }>(
          sql.join(progressQueries, sql` union all `),
        )
        const found = new Map(rows.map(({ nb, valeur }) => [nb, valeur]))
        for (const [index, regle] of rules.entries()) {
          expect(found.get(index) ?? 0, JSON.stringify(regle)).toBe(
            evaluateRegle(regle, facts.toReversed()),
          )
        }
      },
    ),
    { numRuns: 25 },
  )
})
