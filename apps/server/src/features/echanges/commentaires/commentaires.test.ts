import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFailure } from '#test/http/expectations.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { meetReviewers } from './commentaires.test-cast.ts'

let t: TestApp
let people: ReturnType<typeof meetReviewers>
beforeAll(async () => {
  t = await testApp()
  people = meetReviewers(t)
})
afterAll(() => t.close())
const post = (member: SignedIn, payload: object, url = '/api/commentaires') =>
  t.inject({ method: 'POST', url, headers: member.headers, payload })

describe('comments', () => {
  it('a comment is public, with its author and the day of the outing', async () => {
    const route = await people.newRoute()
    const member = await people.newMember({ prenom: 'Inès', nom: 'Garnier' })
    const { id, data } = await people.say(member, route, { note: 4, date_sortie: '2026-03-01' })
    expect(data).toMatchObject({
      id,
      model: 'parcours',
      objet_id: route.id,
      note: 4,
      date_sortie: '2026-03-01',
      auteur: { users_id: null, nom: 'Inès\u00a0G.', avatar: null },
      a_participe: false,
      masque: null,
    })
    expect(await people.list(route)).toEqual({
      commentaires: [data],
      nb: 1,
      nb_notes: 1,
      moyenne: 4,
      repartition: [0, 0, 0, 1, 0],
    })
  })

  it('shows who wrote it only as far as their profile does', async () => {
    const route = await people.newRoute()
    const member = await people.newMember()
    await t.db.$client.query(
      `update profils set visibilite = 'public', naissance = '1990-01-01', public_name = 'Zaza'
       where users_id = $1`,
      [member.id],
    )
    await people.say(member, route)
    const { commentaires } = await people.list(route)
    expect(commentaires[0]?.auteur).toEqual({ users_id: member.id, nom: 'Zaza', avatar: null })
    await t.db.$client.query(
      "update users set supprime_le = now(), prenom = '', nom = 'Compte supprimé' where id = $1",
      [member.id],
    )
    const after = await people.list(route)
    expect(after.commentaires[0]?.auteur).toEqual({
      users_id: null,
      nom: 'Compte supprimé',
      avatar: null,
    })
  })

  it.each(['🏃‍♀️ Superbe', 'طريق جميل', '<b>Nul</b>', "'; drop table commentaires --", 'a\nb'])(
    'a comment keeps %j as it was written',
    async (texte) => {
      const route = await people.newRoute()
      expect((await people.say(await people.newMember(), route, { texte })).data.texte).toBe(texte)
    },
  )

  it.each<[string, object, string]>([
    ['no text', { texte: undefined }, 'texte'],
    ['an empty text', { texte: ' \n ' }, 'texte'],
    ['an invisible text', { texte: '\u200b\u200b' }, 'texte'],
    ['a text too long', { texte: 'x'.repeat(3001) }, 'texte'],
    ['control characters', { texte: 'a\u0000b' }, 'texte'],
    ['six stars', { note: 6 }, 'note'],
    ['no star', { note: 0 }, 'note'],
    ['half a star', { note: 4.5 }, 'note'],
    ['stars in words', { note: 'cinq' }, 'note'],
    ['tomorrow', { date_sortie: '2026-03-17' }, 'date_sortie'],
    ['another age', { date_sortie: '0026-03-03' }, 'date_sortie'],
    ['a day that does not exist', { date_sortie: '2026-02-30' }, 'date_sortie'],
    ['another kind of thing', { model: 'users' }, 'model'],
    ['no thing', { id: 0 }, 'id'],
  ])('a comment with %s is refused in French, and nothing is stored', async (_, wrong, field) => {
    const route = await people.newRoute()
    const { errors } = expectFailure(
      await post(await people.newMember(), { ...route, slug: undefined, texte: 'Bien.', ...wrong }),
      'champs_invalides',
    )
    expect(Object.keys(errors)).toEqual([field])
    expect((await people.list(route)).nb).toBe(0)
  })

  it('the present day in Paris may be the day of the outing', async () => {
    t.clock.now = new Date('2026-03-16T23:30:00Z')
    await people.say(await people.newMember(), await people.newRoute(), {
      date_sortie: '2026-03-17',
    })
    t.clock.now = new Date('2026-03-16T09:00:00Z')
  })

  it.each([0, 1])('a comment is refused on a race whose etat is %i', async (etat) => {
    const { objet } = await people.newCourse(etat)
    const refused = people.say(await people.newMember(), objet)
    await expect(refused).rejects.toMatchObject({ code: 'objet_introuvable' })
  })

  it('a comment is refused on a missing object and on the member’s own', async () => {
    const member = await people.newMember()
    await expect(
      people.say(member, { model: 'parcours', id: 2_147_483_647 }),
    ).rejects.toMatchObject({
      status: 404,
      code: 'objet_introuvable',
    })
    const own = await people.newRoute(member)
    await expect(people.say(member, own, { note: 5 })).rejects.toMatchObject({
      code: 'avis_sur_soi',
    })
    const { objet, organiser } = await people.newCourse()
    await expect(people.say(organiser, objet)).rejects.toMatchObject({ code: 'avis_sur_soi' })
  })

  it('a comment needs a verified address', async () => {
    const refused = people.say(
      await people.newMember({ email_verifie_le: null }),
      await people.newRoute(),
    )
    await expect(refused).rejects.toMatchObject({ code: 'email_non_verifie' })
  })

  it('comments are rate-limited', async () => {
    const strict = await testApp({ rates: { avis: 2 } })
    const user = await createUser(strict.db)
    const { call } = await strict.signIn(user)
    const { model, id } = await people.newRoute()
    const once = () => call('POST /api/commentaires', { body: { model, id, texte: 'Bien.' } })
    await once()
    await once()
    await expect(once()).rejects.toMatchObject({ status: 429 })
    await strict.close()
  })

  it('comments pay points once for each object', async () => {
    const member = await people.newMember()
    const route = await people.newRoute()
    await people.say(member, route)
    await people.say(member, route)
    await people.say(member, await people.newRoute())
    const { jauge } = (await member.call('POST /api/profile/jauge')).data
    expect(jauge).toBe(60)
  })
})

describe('editing of comments', () => {
  it('an edited comment shows when it was edited', async () => {
    const route = await people.newRoute()
    const member = await people.newMember()
    const { id } = await people.say(member, route, { note: 2 })
    t.clock.advance({ hours: 1 })
    const { data } = await people.say(member, route, {
      texte: 'Finalement très bien.',
      note: 5,
      commentaires_id: id,
    })
    expect(data).toMatchObject({ id, texte: 'Finalement très bien.', note: 5 })
    expect(data.updated_at).toBe(t.clock.now.toISOString())
    expect(await people.list(route)).toMatchObject({ nb: 1, moyenne: 5 })
  })

  it('a comment can be edited and removed by its author alone, and stays on its object', async () => {
    const [route, other] = [await people.newRoute(), await people.newRoute()]
    const [member, stranger] = [await people.newMember(), await people.newMember()]
    const { id } = await people.say(member, route)
    const notFound = { status: 404, code: 'commentaire_introuvable' }
    await expect(people.say(stranger, route, { commentaires_id: id })).rejects.toMatchObject(
      notFound,
    )
    await expect(people.say(member, other, { commentaires_id: id })).rejects.toMatchObject(notFound)
    await expect(
      stranger.call('POST /api/commentaires/del', { body: { id } }),
    ).rejects.toMatchObject(notFound)
    expect((await people.list(route)).commentaires[0]?.texte).toMatch(/belles vues/)
  })

  it('a comment is removed once', async () => {
    const route = await people.newRoute()
    const member = await people.newMember()
    const { id } = await people.say(member, route)
    const remove = () => member.call('POST /api/commentaires/del', { body: { id } })
    const outcomes = await Promise.allSettled([remove(), remove()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await people.list(route)).nb).toBe(0)
  })
})
