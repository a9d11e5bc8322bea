import { ETAT } from '@foulee/domain/shared/publication'
import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { EPREUVE, first, type Lea, meetLea } from './editions.test-cast.ts'

let t: TestApp
let lea: Lea
beforeAll(async () => {
  t = await testApp()
  lea = await meetLea(t)
})
afterAll(() => t.close())

describe('the next edition', () => {
  const PAST = {
    date_debut: '2025-06-01',
    editions_fin: '2025-06-02',
    heure_depart: '09:00',
    inscription_ouverture: '2025-01-10T09:00:00Z',
    inscription_fermeture: '2025-05-30T20:00:00Z',
    url_inscription: 'https://inscriptions.example/2025',
    inscrits: 412,
    places: 500,
    epreuves: [
      { ...EPREUVE, date_depart: '2025-06-02', label_niveau: 'regional', label_annee: 2025 },
    ],
  } as const

  it('a next edition is proposed once the last is past, and copies it', async () => {
    const { id, edition } = await lea.open({
      editions: [{ ...PAST, epreuves: [...PAST.epreuves] }],
    })
    const { proposition } = await lea.read(id)
    expect(proposition).toEqual({ copie_de: edition.id, date_debut: '2026-06-07' })
    const { data } = await lea.saveEdition(id, { copie_de: String(edition.id) })
    expect(data.proposition).toBeNull()
    const next = first(data)
    expect(next.edition).toMatchObject({
      date_debut: '2026-06-07',
      editions_fin: '2026-06-08',
      a_confirmer: true,
      heure_depart: '09:00',
      places: 500,
      inscrits: null,
      url_inscription: null,
      inscription_ouverture: '2026-01-16T09:00:00Z',
      inscription_fermeture: '2026-06-05T20:00:00Z',
    })
    expect(next.epreuve).toMatchObject({
      nom: 'Le 20 km',
      distance: 20_000,
      date_depart: '2026-06-08',
      label_niveau: null,
      points: [{ km: 10, type: 'ravito_complet', barriere_horaire: '11:00' }],
    })
    expect(next.epreuve.id).not.toBe(edition.epreuves[0]?.id)
  })

  it('a copy keeps the épreuves and their points in the organiser’s order', async () => {
    const { id, edition } = await lea.open({
      etat: ETAT.brouillon,
      editions: [
        {
          date_debut: '2026-06-06',
          epreuves: [
            { nom: 'Le 10', distance: 10_000, ordre: 0 },
            { nom: 'Le 42', distance: 42_000, ordre: 1, points: [{ km: 8 }, { km: 21 }] },
            { nom: 'La marche', distance: 10_000, ordre: 2 },
            { nom: 'Le 20', distance: 20_000, ordre: 3 },
          ],
        },
      ],
    })
    const names = ['Le 10', 'Le 42', 'La marche', 'Le 20']
    const { id: made, data } = await lea.saveEdition(id, { copie_de: String(edition.id) })
    const copied = data.editions.find((edition) => edition.id === made)?.epreuves ?? []
    expect(copied.map(({ nom }) => nom)).toEqual(names)
    expect(copied[1]?.points.map(({ km }) => km)).toEqual([8, 21])
    await lea.call('POST /api/courses/epreuves/del', { body: { id: copied[0]?.id ?? 0 } })
    const added = await lea.saveEpreuve({
      editions_id: made,
      nom: 'Le 80',
      type: 'trail',
      distance: 80_000,
    })
    const after = added.data.editions.find((edition) => edition.id === made)?.epreuves ?? []
    expect(after.map(({ nom }) => nom)).toEqual([...names.slice(1), 'Le 80'])
  })

  it('a copy in a public race is a draft until it is published', async () => {
    const { id, edition } = await lea.open()
    const copy = { copie_de: String(edition.id), date_debut: '2027-06-05' }
    const { id: made, data } = await lea.saveEdition(id, copy)
    const draft = data.editions.find((edition) => edition.id === made)
    expect(draft?.brouillon).toBe(true)
    const epreuves_id = draft?.epreuves[0]?.id ?? 0
    const params = { id: String(id) }
    const seen = async () =>
      (await t.call('GET /api/courses/{id}', { params })).data.editions_next.map((item) => item.id)
    expect(await seen()).toEqual([edition.id])
    const { call } = await t.signIn(await createUser(t.db))
    const wanted = { body: { type: 'epreuve' as const, id: epreuves_id } }
    await expectRefusal(call('POST /api/liste/store', wanted), 'epreuve_introuvable')

    await lea.saveEdition(id, { id: String(made), brouillon: 'false' })
    expect(await seen()).toEqual([made, edition.id])
    await call('POST /api/liste/store', wanted)
    await expectRefusal(
      lea.saveEdition(id, { id: String(made), brouillon: 'true' }),
      'champs_invalides',
      'brouillon',
    )
  })

  it('a copy in a draft race is no draft of its own', async () => {
    const { id, edition } = await lea.open({ etat: ETAT.brouillon })
    const { id: made, data } = await lea.saveEdition(id, { copie_de: String(edition.id) })
    expect(data.editions.find((edition) => edition.id === made)?.brouillon).toBe(false)
  })

  it('a copy is made once, and a repeated request returns it', async () => {
    const { id, edition } = await lea.open()
    const copy = { copie_de: String(edition.id) }
    const { id: made, data } = await lea.saveEdition(id, copy)
    const again = await lea.saveEdition(id, copy)
    expect(again.id).toBe(made)
    expect(again.data).toEqual(data)
    await lea.saveEdition(id, { id: String(made), date_debut: '2027-06-12', editions_fin: '' })
    expect((await lea.saveEdition(id, copy)).id).not.toBe(made)
  })

  it('no edition is proposed while one is to come', async () => {
    expect((await lea.read(await lea.race())).proposition).toBeNull()
  })
})
