import { chooseNotices } from '@foulee/testing/notifications'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { type Member, meetReviewers } from './commentaires.test-cast.ts'

let t: TestApp
let people: ReturnType<typeof meetReviewers>
beforeAll(async () => {
  t = await testApp()
  people = meetReviewers(t)
})
afterAll(() => t.close())

describe('answers of the owner', () => {
  it('the owner is mailed a comment and answers it, and the author is notified once', async () => {
    const author = await people.newMember({ prenom: 'Paola' })
    const route = await people.newRoute(author)
    const member = await people.newMember({ prenom: 'Karim', nom: 'Benali' })
    const { id } = await people.say(member, route, { note: 5 })
    expect(await people.mailsOf(author)).toEqual([expect.stringMatching(/^Un avis sur/)])
    const { data } = await author.call('POST /api/commentaires/repondre', {
      body: { id, reponse: 'Merci Karim.' },
    })
    expect(data).toMatchObject({ reponse: 'Merci Karim.', reponse_le: t.clock.now.toISOString() })
    expect(await people.mailsOf(member)).toEqual([expect.stringMatching(/^Une réponse/)])
    await author.call('POST /api/commentaires/repondre', { body: { id, reponse: 'Merci !' } })
    expect(await people.mailsOf(member), 'told once').toHaveLength(1)
    await author.call('POST /api/commentaires/repondre', { body: { id, reponse: '' } })
    expect((await people.list(route)).commentaires[0]).toMatchObject({
      reponse: null,
      reponse_le: null,
    })
  })

  it('an owner who switched mails off gets none', async () => {
    const author = await people.newMember()
    await chooseNotices(t.db, author.id, 'avis', { mail: 'jamais' })
    const route = await people.newRoute(author)
    await people.say(await people.newMember(), route)
    expect(await people.mailsOf(author)).toEqual([])
  })

  it('the members of a race’s organiser answer, and nobody else, staff included', async () => {
    const { objet, organiser } = await people.newCourse()
    const member = await people.newMember()
    const { id } = await people.say(member, objet)
    const answer = (who: Member) =>
      who.call('POST /api/commentaires/repondre', { body: { id, reponse: 'Merci.' } })
    for (const who of [
      member,
      await people.newMember(),
      await people.newMember({ is_staff: true }),
    ]) {
      await expect(answer(who)).rejects.toMatchObject({ status: 403 })
    }
    expect((await people.mine(organiser, objet)).droits).toEqual({
      commenter: false,
      noter: false,
      repondre: true,
      masquer: false,
    })
    await answer(organiser)
  })
})

describe('hidden comments', () => {
  it('a hidden comment and its rating are visible to its author and the staff alone', async () => {
    const route = await people.newRoute()
    const [author, other] = [await people.newMember(), await people.newMember()]
    const staff = await people.newMember({ is_staff: true })
    const { id } = await people.say(author, route, { note: 1 })
    await people.say(other, route, { note: 5 })
    const hide = (motif: string) =>
      staff.call('POST /api/commentaires/masquer', { body: { id, motif } })
    await hide('Propos insultants envers l’auteur.')
    expect(await people.list(route)).toMatchObject({ nb: 1, nb_notes: 1, moyenne: 5 })
    expect(await people.readCard(route)).toMatchObject({ nb_notes: 1, json: 5 })
    const hidden = { id, masque: { motif: 'Propos insultants envers l’auteur.' } }
    expect((await people.mine(author, route)).miens).toMatchObject([hidden])
    expect((await people.mine(staff, route)).masques).toMatchObject([hidden])
    expect((await people.mine(other, route)).masques).toEqual([])
    expect(await people.mailsOf(author)).toEqual([expect.stringMatching(/n’est plus affiché$/)])
    const bell = await author.call('POST /api/notifications/list', {})
    expect(bell.data.notifications).toMatchObject([
      {
        kind: 'decisions',
        titre: expect.stringMatching(/n’est plus affiché$/),
        texte: expect.stringContaining('«\u00a0Propos insultants envers l’auteur.\u00a0»'),
      },
    ])
    await hide('')
    expect(await people.list(route)).toMatchObject({ nb: 2, nb_notes: 2, moyenne: 3 })
    const { rows } = await t.db.$client.query(
      "select action from journal_staff where action like 'commentaire.%' and objet_id = $1 order by id",
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['commentaire.masquer', 'commentaire.montrer'])
  })

  it('a hidden comment takes no answer, and leaves no room for a second rating', async () => {
    const author = await people.newMember()
    const route = await people.newRoute(author)
    const member = await people.newMember()
    const { id } = await people.say(member, route, { note: 1 })
    const staff = await people.newMember({ is_staff: true })
    await staff.call('POST /api/commentaires/masquer', { body: { id, motif: 'Hors sujet.' } })
    await expect(
      author.call('POST /api/commentaires/repondre', { body: { id, reponse: 'Non.' } }),
    ).rejects.toMatchObject({ code: 'commentaire_introuvable' })
    await expect(people.say(member, route, { note: 5 })).rejects.toMatchObject({
      code: 'note_deja_donnee',
    })
  })
})
