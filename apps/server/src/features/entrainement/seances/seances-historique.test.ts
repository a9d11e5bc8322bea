import { createPlan, createSeance, makeWeeks } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

async function newSamir() {
  const user = await createUser(t.db, { prenom: 'Samir', nom: 'Benali', coach: true })
  return { user, ...(await t.signIn(user)) }
}
const HOUR = {
  type: 'effort',
  fin: { type: 'temps', valeur: 3600 },
  cible: { type: 'libre' },
} as const

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
type Line = { qui: string; titre: string; lignes: string[] }
const summarize = ({ qui, titre, lignes }: Line) => [qui, titre, lignes.map(plain)]

describe('history of a session', () => {
  const read = async ({ call }: SignedIn, id: number, query = {}) =>
    call('GET /api/coaching/tsession/{id}/historique', { params: { id }, query })

  it('the history tells in words who changed what, latest first, by pages', async () => {
    const samir = await newSamir()
    const { id } = await createSeance(t.db, {
      users_id: samir.user.id,
      etat: 0,
      titre: 'Côtes',
      steps: [HOUR],
    })
    const update = (who: SignedIn, fields: Record<string, string>) => {
      t.clock.advance({ hours: 1 })
      return who.call('POST /api/coaching/tsession/{id}/update', {
        params: { id },
        body: form(fields),
      })
    }
    const move = (who: SignedIn, geste: 'soumettre' | 'renvoyer', motif = '') => {
      t.clock.advance({ hours: 1 })
      return who.call('POST /api/coaching/tsession/{id}/etat', {
        params: { id },
        body: { geste, motif },
      })
    }
    await update(samir, { raccourci: "20' EF + 400 m" })
    await update(samir, { titre: 'Côtes brèves', niveau: 'confirme' })
    await update(nora, { objectif: 'cotes' })
    await move(samir, 'soumettre')
    await move(nora, 'renvoyer', 'Précisez la pente.')
    const { data, nb } = await read(samir, id)
    expect(nb).toBe(5)
    expect(data.map(summarize)).toEqual([
      [
        'L’équipe de Foulée',
        'Renvoyée pour être revue',
        ['a renvoyé la séance pour être revue : « Précisez la pente. »'],
      ],
      ['Benali Samir', 'Soumise à validation', ['a soumis la séance à validation']],
      ['L’équipe de Foulée', 'La séance', ['a changé l’objectif de VMA à Côtes']],
      [
        'Benali Samir',
        'La séance',
        [
          'a changé le titre de « Côtes » à « Côtes brèves »',
          'a changé le niveau d’Intermédiaire à Confirmé',
        ],
      ],
      ['Benali Samir', 'Les étapes', ["a changé les étapes de « 1h » à « 20' EF + 400 m »"]],
    ])
    const second = await read(samir, id, { page: 2, nb_page: 2 })
    expect([second.nb, second.data.length, second.data[0]?.cle]).toEqual([5, 2, data[2]?.cle])
    expect((await read(samir, id, { page: 9 })).data).toEqual([])
    expect((await read(nora, id)).nb).toBe(5)
  })

  it('the history of a session is hidden from other members', async () => {
    const { id } = await createSeance(t.db, { etat: 0 })
    const other = await newSamir()
    await expectRefusal(read(other, id), 'seance_introuvable')
    const shown = await createSeance(t.db)
    await expectRefusal(read(other, shown.id), 'acces_refuse')
  })
})

describe('history of a plan', () => {
  const read = async ({ call }: SignedIn, id: number) =>
    call('GET /api/coaching/plan/{id}/historique', { params: { id } })

  it('the history leaves out unchanged weeks', async () => {
    const samir = await newSamir()
    const [first, second] = makeWeeks(2)
    const { id } = await createPlan(t.db, {
      users_id: samir.user.id,
      etat: 0,
      semaines: makeWeeks(2),
    })
    const body = form({ semaines: JSON.stringify([first, { ...second, note: 'Douce.' }]) })
    await samir.call('POST /api/coaching/plan/{id}/update', { params: { id }, body })
    const { data } = await read(samir, id)
    expect(data.map(summarize)).toEqual([
      [
        'Benali Samir',
        'Les semaines',
        ['a modifié la semaine 2, « Séance 11, Séance 12, Séance 13 »'],
      ],
    ])
  })

  it('the history names changed weeks by the titles of their sessions', async () => {
    const samir = await newSamir()
    const weeks = makeWeeks(2)
    const { id } = await createPlan(t.db, {
      users_id: samir.user.id,
      etat: 0,
      titre: 'Semi',
      semaines: weeks,
    })
    const [first, second] = weeks
    const after = [
      { ...first, note: 'Douce.' },
      { ...second, seances: second?.seances.slice(0, 1) },
      { ...first, seances: [] },
    ]
    const body = form({ titre: 'Objectif semi', prix: '2500', semaines: JSON.stringify(after) })
    await samir.call('POST /api/coaching/plan/{id}/update', { params: { id }, body })
    const { data, nb } = await read(samir, id)
    expect(nb).toBe(2)
    expect(data.map(summarize)).toEqual([
      [
        'Benali Samir',
        'Les semaines',
        [
          'a modifié la semaine 1, « Séance 1, Séance 2, Séance 3 »',
          'a changé la semaine 2 : « Séance 11, Séance 12, Séance 13 », puis « Séance 11 »',
          'a ajouté la semaine 3',
        ],
      ],
      [
        'Benali Samir',
        'Le plan',
        ['a changé le prix de Gratuit à 25 €', 'a changé le titre de « Semi » à « Objectif semi »'],
      ],
    ])
  })

  it('the history of a plan is hidden from another coach', async () => {
    const { id } = await createPlan(t.db, { etat: 0 })
    await expectRefusal(read(await newSamir(), id), 'plan_introuvable')
  })
})
