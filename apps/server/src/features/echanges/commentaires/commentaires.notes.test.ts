import { createCommentaire } from '@foulee/testing/commentaires'
import { createParcours } from '@foulee/testing/parcours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { meetReviewers } from './commentaires.test-cast.ts'

let t: TestApp
let people: ReturnType<typeof meetReviewers>
beforeAll(async () => {
  t = await testApp()
  people = meetReviewers(t)
})
afterAll(() => t.close())

describe('ratings', () => {
  it('a member rates an object once, also with simultaneous comments', async () => {
    const route = await people.newRoute()
    const member = await people.newMember()
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((note) => people.say(member, route, { note })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({ status: 409, code: 'note_deja_donnee' })
      }
    }
    await people.say(member, route)
    expect(await people.list(route)).toMatchObject({ nb: 2, nb_notes: 1 })
    expect((await people.mine(member, route)).droits).toMatchObject({
      commenter: true,
      noter: false,
    })
  })

  it('editing another comment cannot add a second rating', async () => {
    const route = await people.newRoute()
    const member = await people.newMember()
    const texts = ['De belles vues.', 'Peu d’eau.']
    const ids = await Promise.all(texts.map((texte) => people.say(member, route, { texte })))
    const outcomes = await Promise.allSettled(
      ids.map(({ id }) => people.say(member, route, { note: 5, commentaires_id: id })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await people.list(route)).toMatchObject({ nb: 2, nb_notes: 1, moyenne: 5 })
  })

  it('simultaneous ratings of several members all count', async () => {
    const route = await people.newRoute()
    const notes = [1, 2, 3, 4, 5, 5, 4] as const
    const members = await Promise.all(notes.map(() => people.newMember()))
    await Promise.all(
      members.map((member, index) => people.say(member, route, { note: notes[index] ?? 1 })),
    )
    const mean = 24 / 7
    const card = await people.readCard(route)
    expect(card).toMatchObject({ nb_notes: 7, json: 3.4 })
    expect(card.note_moyenne).toBeCloseTo(mean, 4)
    expect(card.carte_note).toBeCloseTo(mean, 4)
    expect(await people.list(route)).toMatchObject({
      nb: 7,
      nb_notes: 7,
      moyenne: 3.4,
      repartition: [1, 1, 1, 2, 2],
    })
  })

  it('a rating leaves the average with its comment, or when it is withdrawn', async () => {
    const route = await people.newRoute()
    const [member, two] = [await people.newMember(), await people.newMember()]
    const { id } = await people.say(member, route, { note: 1 })
    await people.say(two, route, { note: 5 })
    await people.say(member, route, { note: null, commentaires_id: id })
    expect(await people.list(route)).toMatchObject({ nb: 2, nb_notes: 1, moyenne: 5 })
    await two.call('POST /api/commentaires/del', {
      body: { id: (await people.mine(two, route)).miens[0]?.id ?? 0 },
    })
    expect(await people.list(route)).toMatchObject({ nb: 1, nb_notes: 0, moyenne: null })
    expect(await people.readCard(route)).toMatchObject({
      nb_notes: 0,
      note_moyenne: null,
      json: null,
    })
  })
})

describe('list of comments', () => {
  it('comments come newest first, by pages, or by rating', async () => {
    const { objet } = await people.newCourse()
    const ids: number[] = []
    for (const note of [3, 5, null, 1]) {
      ids.push((await createCommentaire(t.db, { objet_id: objet.id, note })).id)
    }
    const order = async (more: object) =>
      (await people.list(objet, more)).commentaires.map(({ id }) => ids.indexOf(id))
    expect(await order({})).toEqual([3, 2, 1, 0])
    expect(await order({ nb_page: 3 })).toEqual([3, 2, 1])
    expect(await order({ nb_page: 3, page: 2 })).toEqual([0])
    expect(await order({ tri: 'meilleurs' })).toEqual([1, 0, 3, 2])
    expect(await order({ tri: 'moins_bons' })).toEqual([3, 0, 1, 2])
    expect(await people.list(objet)).toMatchObject({ nb: 4, nb_notes: 3, moyenne: 3 })
  })

  it('the list of a draft is empty, and open to its author alone', async () => {
    const author = await people.newMember()
    const { id } = await createParcours(t.db, t.clock.now, { users_id: author.id, etat: 0 })
    const draft = { model: 'parcours', id } as const
    await expect(people.list(draft)).rejects.toMatchObject({ code: 'objet_introuvable' })
    await expect(people.list(draft, {}, (await people.newMember()).call)).rejects.toMatchObject({
      status: 404,
    })
    expect((await people.list(draft, {}, author.call)).nb).toBe(0)
  })
})
