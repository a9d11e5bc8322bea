import { voyageInclus } from '@foulee/db/schema'
import { createCourse, createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { addDay, changeDay, draft, gestion, newAgent } from './contribution.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe('days of a stay', () => {
  it('a day can be inserted and moved', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, { journees: [{ titre: 'Un' }, { titre: 'Deux' }] })
    const titres = async () => (await gestion(agathe, id)).journees.map(({ titre }) => titre)
    await addDay(agathe, id, { titre: 'Trois' })
    const { id: journee_id } = await addDay(agathe, id, { titre: 'Zéro', ordre: '0' })
    expect(await titres()).toEqual(['Zéro', 'Un', 'Deux', 'Trois'])
    await changeDay(agathe, { id, journee_id }, { ordre: '99' })
    expect(await titres()).toEqual(['Un', 'Deux', 'Trois', 'Zéro'])
    const params = { id, journee_id }
    await agathe.call('POST /api/voyages/journee/{id}/del/{journee_id}', { params })
    const { journees } = await gestion(agathe, id)
    expect(journees.map(({ titre, ordre }) => `${titre} ${ordre}`)).toEqual([
      'Un 0',
      'Deux 1',
      'Trois 2',
    ])
  })

  it('a day takes distance and climb from its route, which is shown', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, { journees: [{ distance: 1000, denivele: 50 }], etat: 100 })
    const route = await createParcours(t.db, t.clock.now)
    const [day] = (await gestion(agathe, id)).journees
    await changeDay(agathe, { id, journee_id: day?.id ?? 0 }, { parcours_id: String(route.id) })
    const { voyage, journees } = await gestion(agathe, id)
    expect(journees[0]).toMatchObject({
      distance: 1000,
      parcours: { id: route.id, est_visible: true },
    })
    expect(voyage.journees[0]?.parcours).toMatchObject({ id: route.id, slug: route.slug })
    expect(voyage.distance).not.toBe(1000)
  })

  it('a day takes a public route or the member’s own, and never shows a hidden one', async () => {
    const [agathe, paola] = [await newAgent(t), await createUser(t.db)]
    const id = await draft(t, agathe)
    const theirs = await createParcours(t.db, t.clock.now, { users_id: paola.id, etat: 0 })
    const refused = addDay(agathe, id, { parcours_id: String(theirs.id) })
    await expectRefusal(refused, 'champs_invalides', 'parcours_id')
    await expectRefusal(
      addDay(agathe, id, { parcours_id: '999999999' }),
      'champs_invalides',
      'parcours_id',
    )
    const own = await createParcours(t.db, t.clock.now, { users_id: agathe.id, etat: 0 })
    const day = await addDay(agathe, id, { parcours_id: String(own.id) })
    expect(day.parcours).toMatchObject({ est_visible: false, nom: expect.any(String) })
    const { voyage, conseils } = await gestion(agathe, id)
    expect(voyage.journees.at(-1)?.parcours).toBeNull()
    expect(conseils[0]?.message).toContain('n’est pas visible de tous')
  })

  it('a day takes a public race, with or without a bib', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, { etat: 100 })
    const [shown, hidden] = [
      await createCourse(t.db, t.clock.now),
      await createCourse(t.db, t.clock.now, { etat: 0 }),
    ]
    const epreuves_id = String(await findEpreuveOf(t.db, shown.id))
    const day = await addDay(agathe, id, { epreuves_id, dossard_inclus: 'true' })
    expect(day).toMatchObject({ dossard_inclus: true, epreuve: { est_visible: true } })
    expect((await gestion(agathe, id)).voyage.dossard_inclus).toBe(true)
    const without = await changeDay(agathe, { id, journee_id: day.id }, { epreuves_id: '' })
    expect(without).toMatchObject({ epreuve: null, dossard_inclus: false })
    const draftRace = String(await findEpreuveOf(t.db, hidden.id))
    await expectRefusal(
      addDay(agathe, id, { epreuves_id: draftRace }),
      'champs_invalides',
      'epreuves_id',
    )
    await expectRefusal(
      addDay(agathe, id, { dossard_inclus: 'true' }),
      'champs_invalides',
      'dossard_inclus',
    )
  })

  it.each([
    ['titre', ' '],
    ['distance', '0'],
    ['distance', '9999999'],
    ['denivele', '-3'],
    ['description', 'a'.repeat(5001)],
    ['ordre', 'dernier'],
  ])('a day with %s « %s » is refused', async (field, value) => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe)
    await expectRefusal(addDay(agathe, id, { [field]: value }), 'champs_invalides', field)
  })

  it('a day of another stay is not found', async () => {
    const agathe = await newAgent(t)
    const [id, other] = [await draft(t, agathe), await draft(t, agathe)]
    const [day] = (await gestion(agathe, other)).journees
    const ids = { id, journee_id: day?.id ?? 0 }
    await expectRefusal(changeDay(agathe, ids, { titre: 'Volée' }), 'journee_introuvable')
    const removal = agathe.call('POST /api/voyages/journee/{id}/del/{journee_id}', { params: ids })
    await expectRefusal(removal, 'journee_introuvable')
  })

  it('a save based on an older version is refused', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe)
    const { version, journees } = await gestion(agathe, id)
    const ids = { id, journee_id: journees[0]?.id ?? 0 }
    await changeDay(agathe, ids, { titre: 'Première', version: String(version) })
    await expectRefusal(
      changeDay(agathe, ids, { titre: 'Seconde', version: String(version) }),
      'version_depassee',
    )
  })

  it('the last day of a published stay cannot be deleted', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, { etat: 100, journees: [{ titre: 'Seule' }] })
    const [day] = (await gestion(agathe, id)).journees
    const params = { id, journee_id: day?.id ?? 0 }
    const removal = agathe.call('POST /api/voyages/journee/{id}/del/{journee_id}', { params })
    await expectRefusal(removal, 'champs_invalides', 'journees')
    expect((await gestion(agathe, id)).journees).toHaveLength(1)
  })
})

describe('included services', () => {
  const add = async ({ call }: SignedIn, id: number, fields: Record<string, string>) =>
    (
      await call('POST /api/voyages/inclus/{id}', {
        params: { id },
        body: form({ libelle: 'Repas', inclus: 'true', ...fields }),
      })
    ).data

  it('a service is added, changed, moved and deleted', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, { inclus: [{ libelle: 'Nuits' }] })
    const { id: inclus_id } = await add(agathe, id, { libelle: 'Trajet', inclus: 'false' })
    const params = { id, inclus_id }
    const body = form({ libelle: 'Le trajet', ordre: '0' })
    const changed = await agathe.call('POST /api/voyages/inclus/{id}/edit/{inclus_id}', {
      params,
      body,
    })
    expect(changed.data).toMatchObject({ libelle: 'Le trajet', inclus: false, ordre: 0 })
    const lines = async () => (await gestion(agathe, id)).voyage.inclus.map((item) => item.libelle)
    expect(await lines()).toEqual(['Le trajet', 'Nuits'])
    await agathe.call('POST /api/voyages/inclus/{id}/del/{inclus_id}', { params })
    expect(await lines()).toEqual(['Nuits'])
    await expectRefusal(
      agathe.call('POST /api/voyages/inclus/{id}/del/{inclus_id}', { params }),
      'inclus_introuvable',
    )
  })

  it.each([
    ['libelle', ' '],
    ['inclus', 'peut-être'],
    ['ordre', '-1'],
  ])('a service with %s « %s » is refused', async (field, value) => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe)
    await expectRefusal(add(agathe, id, { [field]: value }), 'champs_invalides', field)
  })

  it('services are limited in number', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, { inclus: Array.from({ length: 60 }, () => ({})) })
    await expectRefusal(add(agathe, id, { libelle: 'Un repas de plus' }), 'trop_d_elements')
    expect(await t.db.$count(voyageInclus, eq(voyageInclus.voyages_id, id))).toBe(60)
  })
})
