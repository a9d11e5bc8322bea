import { createCommentaire } from '@foulee/testing/commentaires'
import { createCourse, createOrganisateur, createUser, nextName } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let staff: SignedIn
beforeAll(async () => {
  t = await testApp()
  staff = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

describe('directories of the back office', () => {
  const find = async (body: object) =>
    (await staff.call('POST /api/admin/courses/list', { body })).data

  it('races are listed in every state, by name, town or organiser', async () => {
    const nom = nextName('Trail')
    const organisateur = await createOrganisateur(t.db, { nom: `${nom} Club` })
    const etats = [null, 0, 1, 100, -1]
    const ids: number[] = []
    for (const etat of etats) {
      const input = { nom, etat, organisateurs_id: organisateur.id }
      ids.push((await createCourse(t.db, t.clock.now, input)).id)
    }
    const all = await find({ tri: 'id', ordre: 'asc', filtres: { recherche: nom } })
    expect(all.map(({ id, statut }) => [id, statut])).toEqual([
      [ids[0], 'non_publiee'],
      [ids[1], 'non_publiee'],
      [ids[2], 'en_validation'],
      [ids[3], 'publiee'],
      [ids[4], 'annulee'],
    ])
    for (const statut of ['non_publiee', 'en_validation', 'publiee', 'annulee']) {
      const found = await find({ filtres: { recherche: `${nom} club`, statut } })
      expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        all.filter((course) => course.statut === statut).map(({ id }) => id),
      )
    }
  })

  it('races are sorted by next day, undated ones last in both directions', async () => {
    const nom = nextName('Corrida')
    const on = async (date_debut: string | null) =>
      (
        await createCourse(t.db, t.clock.now, {
          nom,
          editions: date_debut ? [{ date_debut }] : [],
        })
      ).id
    const [late, none, soon] = [await on('2026-09-06'), await on(null), await on('2026-04-05')]
    const order = async (ordre: string) =>
      (await find({ tri: 'date_prochaine', ordre, filtres: { recherche: nom } })).map(
        ({ id }) => id,
      )
    expect(await order('asc')).toEqual([soon, late, none])
    expect(await order('desc')).toEqual([late, soon, none])
  })
})

it('routes are found with their author, drafts included', async () => {
  const titre = nextName('Boucle')
  const author = await createUser(t.db, { prenom: 'Paola', nom: nextName('Santini') })
  const input = { titre, users_id: author.id }
  const draft = await createParcours(t.db, t.clock.now, { ...input, etat: 0 })
  const shown = await createParcours(t.db, t.clock.now, input)
  for (const recherche of [titre, author.nom, `${author.nom} Paola`, `paola ${author.nom}`]) {
    const { data, nb } = await staff.call('POST /api/admin/parcours/list', {
      body: { tri: 'id', ordre: 'asc', filtres: { recherche } },
    })
    expect(data.map(({ id, statut }) => [id, statut])).toEqual([
      [draft.id, 'non_publiee'],
      [shown.id, 'publiee'],
    ])
    expect([nb, data[1]?.auteur?.users_id]).toEqual([2, author.id])
  }
})

it('organisers are found by the name of their races, published or not', async () => {
  const nom = nextName('Corrida')
  const { organisateurs_id } = await createCourse(t.db, t.clock.now, { nom, etat: 0 })
  const { data } = await staff.call('POST /api/admin/organisateurs/list', {
    body: { filtres: { recherche: nom } },
  })
  expect(data.map(({ id }) => id)).toEqual([organisateurs_id])
})

it('organisers are counted with their members and races', async () => {
  const { id: member } = await createUser(t.db)
  const nom = nextName('Amicale')
  await createOrganisateur(t.db, { nom: nextName('Autre'), membres: [member] })
  const { id } = await createOrganisateur(t.db, { nom, verifie_le: null, membres: [member] })
  await createCourse(t.db, t.clock.now, { organisateurs_id: id })
  const find = async (est_verifie?: boolean) =>
    (
      await staff.call('POST /api/admin/organisateurs/list', {
        body: { filtres: { recherche: nom, est_verifie } },
      })
    ).data
  expect(await find()).toMatchObject([{ id, nb_membres: 1, nb_courses: 1, verifie_le: null }])
  expect([(await find(false)).length, (await find(true)).length]).toEqual([1, 0])
})

it('comments show whether they are hidden, and why', async () => {
  const { id: objet_id } = await createParcours(t.db, t.clock.now)
  const texte = nextName('Avis')
  const about = { model: 'parcours' as const, objet_id }
  const { id } = await createCommentaire(t.db, { ...about, texte })
  const find = async (est_masque: boolean) =>
    (
      await staff.call('POST /api/admin/commentaires/list', {
        body: { filtres: { recherche: texte, est_masque, model: 'parcours' } },
      })
    ).data
  expect(await find(false)).toMatchObject([{ id, texte, masque_motif: null }])
  await staff.call('POST /api/commentaires/masquer', { body: { id, motif: 'Hors sujet.' } })
  expect(await find(false)).toEqual([])
  expect(await find(true)).toMatchObject([{ id, masque_motif: 'Hors sujet.' }])
})
