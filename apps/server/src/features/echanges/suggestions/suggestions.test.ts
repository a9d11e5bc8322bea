import type { Suggestions } from '@foulee/contract/echanges/suggestions'
import * as schema from '@foulee/db/schema'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { createMagasin } from '@foulee/testing/magasins'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type ProfilInput = Partial<typeof schema.profils.$inferInsert>
const ADULT = '1990-05-12'
const HERE: ProfilInput = { ville: 'Ussel', code_postal: '19200', pays: 'FR', naissance: ADULT }

async function newMember(profil: ProfilInput = HERE, user: Parameters<typeof createUser>[1] = {}) {
  const made = await createUser(t.db, user)
  await t.db.update(schema.profils).set(profil).where(eq(schema.profils.users_id, made.id))
  return made
}
async function newAsker(profil: ProfilInput = HERE) {
  const asker = await newMember({ ...profil, visibilite: 'personne' })
  const { call } = await t.signIn(asker)
  const getSuggestions = async (): Promise<Suggestions> =>
    (await call('POST /api/suggestions')).data
  const listPeople = async () => (await getSuggestions()).personnes.map(({ cible }) => cible.id)
  return { id: asker.id, call, ask: getSuggestions, listPeople }
}
const follow = (users_id: number, suivi_id: number) =>
  t.db.insert(schema.suivis).values({ users_id, suivi_id })
const block = (users_id: number, bloque_id: number) =>
  t.db.insert(schema.blocages).values({ users_id, bloque_id })

/** Removes the members of other tests from the suggestions, whose list has six. */
async function clear() {
  await t.db.update(schema.profils).set({ code_postal: null })
}

describe('suggested people', () => {
  it('people of the same town or département come with the reason', async () => {
    await clear()
    const there = await newMember({ ...HERE, courses: ['trail', 'cross'] })
    const near = await newMember({ ...HERE, ville: 'Tulle', code_postal: '19000' })
    await newMember({ ...HERE, ville: 'Lyon', code_postal: '69001' })
    const { ask } = await newAsker({ ...HERE, courses: ['trail', 'route'] })
    const { personnes, ville_connue } = await ask()
    expect(ville_connue).toBe(true)
    expect(personnes.map(({ cible, raison }) => [cible.id, raison])).toEqual([
      [there.id, 'Court aussi des trails, à Ussel'],
      [near.id, 'Court aussi en Corrèze'],
    ])
  })

  it('people followed by the member’s follows come from anywhere', async () => {
    await clear()
    const asker = await newAsker({ naissance: ADULT })
    const star = await newMember({ naissance: ADULT })
    const lone = await newMember({ naissance: ADULT })
    for (let n = 0; n < 2; n++) {
      const friend = await newMember({ naissance: ADULT })
      await follow(asker.id, friend.id)
      await follow(friend.id, star.id)
      if (n === 0) await follow(friend.id, lone.id)
    }
    const { personnes, ville_connue } = await asker.ask()
    expect(ville_connue).toBe(false)
    expect(personnes.map(({ cible, raison }) => [cible.id, raison])).toEqual([
      [star.id, 'Suivi par 2\u00a0personnes que vous suivez'],
    ])
  })

  type Spoil = (member: number, asker: number) => Promise<unknown>
  const setProfil = (id: number, input: ProfilInput) =>
    t.db.update(schema.profils).set(input).where(eq(schema.profils.users_id, id))
  const setUser = (id: number, input: Partial<typeof schema.users.$inferInsert>) =>
    t.db.update(schema.users).set(input).where(eq(schema.users.id, id))
  const SPOILS: Readonly<Record<string, Spoil>> = {
    'a minor': (member) => setProfil(member, { naissance: '2012-05-01' }),
    'of an unknown age': (member) => setProfil(member, { naissance: null }),
    'shown to followers': (member) => setProfil(member, { visibilite: 'abonnes' }),
    'shown to nobody': (member) => setProfil(member, { visibilite: 'personne' }),
    suspended: (member) => setUser(member, { suspendu_le: t.clock.now.toISOString() }),
    erased: (member) => setUser(member, { supprime_le: t.clock.now.toISOString() }),
    'of an address that is not verified': (member) => setUser(member, { email_verifie_le: null }),
    followed: (member, asker) => follow(asker, member),
    blocked: (member, asker) => block(asker, member),
    blocking: (member, asker) => block(member, asker),
  }
  it.each(Object.entries(SPOILS))('people are never %s', async (_, spoil) => {
    await clear()
    const { id } = await newMember()
    const asker = await newAsker()
    expect(await asker.listPeople()).toEqual([id])
    await spoil(id, asker.id)
    expect(await asker.listPeople()).toEqual([])
  })

  it('people who are refused do not come back until they are restored', async () => {
    await clear()
    const { id } = await newMember()
    const asker = await newAsker()
    const other = await newAsker()
    const dismiss = (est_refusee: boolean) =>
      asker.call('POST /api/suggestions/refuser', { body: { kind: 'profil', id, est_refusee } })
    await dismiss(true)
    await dismiss(true)
    expect(await asker.listPeople()).toEqual([])
    expect(await other.listPeople()).toEqual([id])
    await dismiss(false)
    expect(await asker.listPeople()).toEqual([id])
    const body = { kind: 'profil', id: 2_000_000_000, est_refusee: true } as const
    await expect(asker.call('POST /api/suggestions/refuser', { body })).rejects.toMatchObject({
      code: 'objet_introuvable',
    })
  })
})

describe('suggested races, organisers and shops', () => {
  const MARIPASOULA: [number, number] = [-54.03, 3.643]

  it('matching races, organisers and shops near come until followed or refused', async () => {
    const organisateur = await createOrganisateur(t.db, {
      verifie_le: t.clock.now.toISOString(),
    })
    const course = await createCourse(t.db, t.clock.now, {
      organisateurs_id: organisateur.id,
      position: MARIPASOULA,
      editions: [{ epreuves: [{ type: 'trail', distance: 93_050 }] }],
    })
    const shop = await createMagasin(t.db, t.clock.now, { position: MARIPASOULA })
    const asker = await newAsker({
      ...HERE,
      ville: 'Maripasoula',
      code_postal: '97370',
      distance_courses: { min: 93_000, max: 93_100 },
    })
    const { courses, organisateurs } = await asker.ask()
    expect(courses.map(({ cible, raison }) => [cible.kind, cible.id, raison])).toEqual([
      ['course', course.id, 'Dans votre distance favorite, près de chez vous'],
    ])
    expect(organisateurs.map(({ cible, raison }) => [cible.kind, cible.id, raison])).toEqual([
      ['organisateur', organisateur.id, 'Organise une course près de chez vous'],
      ['magasin', shop.id, 'Magasin près de chez vous'],
    ])
    const body = { kind: 'course', id: course.id, est_suivi: true } as const
    await asker.call('POST /api/abonnements/store', { body })
    for (const cible of [
      { kind: 'organisateur', id: organisateur.id },
      { kind: 'magasin', id: shop.id },
    ] as const) {
      const refused = { ...cible, est_refusee: true }
      await asker.call('POST /api/suggestions/refuser', { body: refused })
    }
    expect(await asker.ask()).toMatchObject({ courses: [], organisateurs: [] })
  })

  it('an empty profile has no suggestions', async () => {
    const { ask } = await newAsker({})
    expect(await ask()).toEqual({
      ville_connue: false,
      personnes: [],
      courses: [],
      organisateurs: [],
    })
  })
})
