import type { Input } from '@foulee/contract/call'
import { createCommentaire } from '@foulee/testing/commentaires'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFailure } from '../../http/expectations.ts'
import { type SignedIn, type TestApp, testApp } from '../../test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Body = Input<'POST /api/commentaires'>['body']
type Objet = { model: 'parcours' | 'course'; id: number }
type Member = SignedIn & { id: number; email: string }

const newMember = async (given: Parameters<typeof createUser>[1] = {}): Promise<Member> => {
  const user = await createUser(t.db, given)
  return { ...user, ...(await t.signIn(user)) }
}
const newRoute = async (author?: { id: number }) => {
  const { id, slug } = await createParcours(t.db, t.clock.now, {
    ...(author && { users_id: author.id }),
  })
  return { model: 'parcours' as const, id, slug }
}
const newCourse = async (etat = 100) => {
  const organiser = await newMember()
  const organisateur = await createOrganisateur(t.db, { membres: [organiser.id] })
  const { id } = await createCourse(t.db, t.clock.now, {
    organisateurs_id: organisateur.id,
    etat,
  })
  return { objet: { model: 'course', id } as const, organiser }
}
const say = (member: Member, { model, id }: Objet, more: Partial<Body> = {}) =>
  member.call('POST /api/commentaires', {
    body: { model, id, texte: 'De belles vues, à faire par temps sec.', ...more },
  })
const post = (member: SignedIn, payload: object, url = '/api/commentaires') =>
  t.inject({ method: 'POST', url, headers: member.headers, payload })
const list = async ({ model, id }: Objet, more: object = {}, call = t.call) =>
  (await call('POST /api/commentaires/list', { body: { model, id, ...more } })).data
const mine = async (member: Member, { model, id }: Objet) =>
  (await member.call('POST /api/commentaires/my', { body: { model, id } })).data
const readCard = async ({ id }: Objet) => {
  const { rows } = await t.db.$client.query(
    `select p.note_moyenne, p.nb_notes, c.note as carte_note, (c.carte::json->>'note')::float8 as json
     from parcours p join parcours_cards c on c.parcours_id = p.id where p.id = $1`,
    [id],
  )
  return rows[0]
}
const mailsOf = async ({ email }: Member) => {
  await t.workOff()
  return t.mailsTo(email).map(({ subject }) => subject)
}

describe('a comment', () => {
  it('is there for everybody, with the day of the outing and its author', async () => {
    const route = await newRoute()
    const member = await newMember({ prenom: 'Inès', nom: 'Garnier' })
    const { id, data } = await say(member, route, { note: 4, date_sortie: '2026-03-01' })
    expect(data).toMatchObject({
      id,
      model: 'parcours',
      objet_id: route.id,
      note: 4,
      date_sortie: '2026-03-01',
      auteur: { users_id: null, nom: 'Inès\u00a0G.', avatar: null },
      masque: null,
    })
    expect(await list(route)).toEqual({
      commentaires: [data],
      nb: 1,
      nb_notes: 1,
      moyenne: 4,
      repartition: [0, 0, 0, 1, 0],
    })
  })

  it('shows who wrote it only as far as their profile does', async () => {
    const route = await newRoute()
    const member = await newMember()
    await t.db.$client.query(
      `update profils set visibilite = 'public', naissance = '1990-01-01', public_name = 'Zaza'
       where users_id = $1`,
      [member.id],
    )
    await say(member, route)
    const { commentaires } = await list(route)
    expect(commentaires[0]?.auteur).toEqual({ users_id: member.id, nom: 'Zaza', avatar: null })
    await t.db.$client.query(
      "update users set supprime_le = now(), prenom = '', nom = 'Compte supprimé' where id = $1",
      [member.id],
    )
    const after = await list(route)
    expect(after.commentaires[0]?.auteur).toEqual({
      users_id: null,
      nom: 'Compte supprimé',
      avatar: null,
    })
  })

  it.each(['🏃‍♀️ Superbe', 'طريق جميل', '<b>Nul</b>', "'; drop table commentaires --", 'a\nb'])(
    'keeps %j as it was written',
    async (texte) => {
      const route = await newRoute()
      expect((await say(await newMember(), route, { texte })).data.texte).toBe(texte)
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
  ])('with %s is refused in French, and nothing is kept', async (_, wrong, field) => {
    const route = await newRoute()
    const { errors } = expectFailure(
      await post(await newMember(), { ...route, slug: undefined, texte: 'Bien.', ...wrong }),
      'champs_invalides',
    )
    expect(Object.keys(errors)).toEqual([field])
    expect((await list(route)).nb).toBe(0)
  })

  it('the day it is in Paris may be the day of the outing', async () => {
    t.clock.now = new Date('2026-03-16T23:30:00Z')
    await say(await newMember(), await newRoute(), { date_sortie: '2026-03-17' })
    t.clock.now = new Date('2026-03-16T09:00:00Z')
  })

  it.each([0, 1])('is not possible on a race whose etat is %i', async (etat) => {
    const { objet } = await newCourse(etat)
    const refused = say(await newMember(), objet)
    await expect(refused).rejects.toMatchObject({ code: 'objet_introuvable' })
  })

  it('is not possible on what is not there, nor on one’s own', async () => {
    const member = await newMember()
    await expect(say(member, { model: 'parcours', id: 2_147_483_647 })).rejects.toMatchObject({
      status: 404,
      code: 'objet_introuvable',
    })
    const own = await newRoute(member)
    await expect(say(member, own, { note: 5 })).rejects.toMatchObject({ code: 'avis_sur_soi' })
    const { objet, organiser } = await newCourse()
    await expect(say(organiser, objet)).rejects.toMatchObject({ code: 'avis_sur_soi' })
  })

  it('needs a verified address', async () => {
    const refused = say(await newMember({ email_verifie_le: null }), await newRoute())
    await expect(refused).rejects.toMatchObject({ code: 'email_non_verifie' })
  })

  it('comes at a bounded pace', async () => {
    const strict = await testApp({ rates: { avis: 2 } })
    const user = await createUser(strict.db)
    const { call } = await strict.signIn(user)
    const { model, id } = await newRoute()
    const once = () => call('POST /api/commentaires', { body: { model, id, texte: 'Bien.' } })
    await once()
    await once()
    await expect(once()).rejects.toMatchObject({ status: 429 })
    await strict.close()
  })

  it('pays points once for each thing', async () => {
    const member = await newMember()
    const route = await newRoute()
    await say(member, route)
    await say(member, route)
    await say(member, await newRoute())
    const { jauge } = (await member.call('POST /api/profile/jauge')).data
    expect(jauge).toBe(60)
  })
})

describe('a rating', () => {
  it('is one for each member and thing, also when several come at once', async () => {
    const route = await newRoute()
    const member = await newMember()
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((note) => say(member, route, { note })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({ status: 409, code: 'note_deja_donnee' })
      }
    }
    await say(member, route)
    expect(await list(route)).toMatchObject({ nb: 2, nb_notes: 1 })
    expect((await mine(member, route)).droits).toMatchObject({ commenter: true, noter: false })
  })

  it('does not slip in through a change of another comment', async () => {
    const route = await newRoute()
    const member = await newMember()
    const ids = await Promise.all([say(member, route), say(member, route)])
    const outcomes = await Promise.allSettled(
      ids.map(({ id }) => say(member, route, { note: 5, commentaires_id: id })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await list(route)).toMatchObject({ nb: 2, nb_notes: 1, moyenne: 5 })
  })

  it('is counted with those that others give at the same moment', async () => {
    const route = await newRoute()
    const notes = [1, 2, 3, 4, 5, 5, 4] as const
    const members = await Promise.all(notes.map(() => newMember()))
    await Promise.all(
      members.map((member, index) => say(member, route, { note: notes[index] ?? 1 })),
    )
    const mean = 24 / 7
    const card = await readCard(route)
    expect(card).toMatchObject({ nb_notes: 7, json: 3.4 })
    expect(card.note_moyenne).toBeCloseTo(mean, 4)
    expect(card.carte_note).toBeCloseTo(mean, 4)
    expect(await list(route)).toMatchObject({
      nb: 7,
      nb_notes: 7,
      moyenne: 3.4,
      repartition: [1, 1, 1, 2, 2],
    })
  })

  it('leaves the average with its comment, or when it is taken back', async () => {
    const route = await newRoute()
    const [one, two] = [await newMember(), await newMember()]
    const { id } = await say(one, route, { note: 1 })
    await say(two, route, { note: 5 })
    await say(one, route, { note: null, commentaires_id: id })
    expect(await list(route)).toMatchObject({ nb: 2, nb_notes: 1, moyenne: 5 })
    await two.call('POST /api/commentaires/del', {
      body: { id: (await mine(two, route)).miens[0]?.id ?? 0 },
    })
    expect(await list(route)).toMatchObject({ nb: 1, nb_notes: 0, moyenne: null })
    expect(await readCard(route)).toMatchObject({ nb_notes: 0, note_moyenne: null, json: null })
  })
})

describe('a comment of one’s own', () => {
  it('can be changed, and says when', async () => {
    const route = await newRoute()
    const member = await newMember()
    const { id } = await say(member, route, { note: 2 })
    t.clock.advance({ hours: 1 })
    const { data } = await say(member, route, {
      texte: 'Finalement très bien.',
      note: 5,
      commentaires_id: id,
    })
    expect(data).toMatchObject({ id, texte: 'Finalement très bien.', note: 5 })
    expect(data.updated_at).toBe(t.clock.now.toISOString())
    expect(await list(route)).toMatchObject({ nb: 1, moyenne: 5 })
  })

  it('is nobody else’s to change or remove, and stays with its thing', async () => {
    const [route, other] = [await newRoute(), await newRoute()]
    const [member, stranger] = [await newMember(), await newMember()]
    const { id } = await say(member, route)
    const notFound = { status: 404, code: 'commentaire_introuvable' }
    await expect(say(stranger, route, { commentaires_id: id })).rejects.toMatchObject(notFound)
    await expect(say(member, other, { commentaires_id: id })).rejects.toMatchObject(notFound)
    await expect(
      stranger.call('POST /api/commentaires/del', { body: { id } }),
    ).rejects.toMatchObject(notFound)
    expect((await list(route)).commentaires[0]?.texte).toMatch(/belles vues/)
  })

  it('is removed once', async () => {
    const route = await newRoute()
    const member = await newMember()
    const { id } = await say(member, route)
    const remove = () => member.call('POST /api/commentaires/del', { body: { id } })
    const outcomes = await Promise.allSettled([remove(), remove()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await list(route)).nb).toBe(0)
  })
})

describe('the list', () => {
  it('has the newest first, by pages, or sorts by rating', async () => {
    const { objet } = await newCourse()
    const ids: number[] = []
    for (const note of [3, 5, null, 1]) {
      ids.push((await createCommentaire(t.db, { objet_id: objet.id, note })).id)
    }
    const order = async (more: object) =>
      (await list(objet, more)).commentaires.map(({ id }) => ids.indexOf(id))
    expect(await order({})).toEqual([3, 2, 1, 0])
    expect(await order({ nb_page: 3 })).toEqual([3, 2, 1])
    expect(await order({ nb_page: 3, page: 2 })).toEqual([0])
    expect(await order({ tri: 'meilleurs' })).toEqual([1, 0, 3, 2])
    expect(await order({ tri: 'moins_bons' })).toEqual([3, 0, 1, 2])
    expect(await list(objet)).toMatchObject({ nb: 4, nb_notes: 3, moyenne: 3 })
  })

  it('of a draft is there for its author alone, and empty', async () => {
    const author = await newMember()
    const { id } = await createParcours(t.db, t.clock.now, { users_id: author.id, etat: 0 })
    const draft = { model: 'parcours', id } as const
    await expect(list(draft)).rejects.toMatchObject({ code: 'objet_introuvable' })
    await expect(list(draft, {}, (await newMember()).call)).rejects.toMatchObject({ status: 404 })
    expect((await list(draft, {}, author.call)).nb).toBe(0)
  })
})

describe('the owner', () => {
  it('hears of a comment by mail and answers it, once told', async () => {
    const author = await newMember({ prenom: 'Paola' })
    const route = await newRoute(author)
    const member = await newMember({ prenom: 'Karim', nom: 'Benali' })
    const { id } = await say(member, route, { note: 5 })
    expect(await mailsOf(author)).toEqual([expect.stringMatching(/^Un avis sur/)])
    const { data } = await author.call('POST /api/commentaires/repondre', {
      body: { id, reponse: 'Merci Karim.' },
    })
    expect(data).toMatchObject({ reponse: 'Merci Karim.', reponse_le: t.clock.now.toISOString() })
    expect(await mailsOf(member)).toEqual([expect.stringMatching(/^Une réponse/)])
    await author.call('POST /api/commentaires/repondre', { body: { id, reponse: 'Merci !' } })
    expect(await mailsOf(member), 'told once').toHaveLength(1)
    await author.call('POST /api/commentaires/repondre', { body: { id, reponse: '' } })
    expect((await list(route)).commentaires[0]).toMatchObject({ reponse: null, reponse_le: null })
  })

  it('gets no mail who wants none', async () => {
    const author = await newMember()
    await t.db.$client.query(
      `update profils set notifications = '{"avis":false}' where users_id = $1`,
      [author.id],
    )
    const route = await newRoute(author)
    await say(await newMember(), route)
    expect(await mailsOf(author)).toEqual([])
  })

  it('of a race is each member of its organiser; nobody else answers, staff included', async () => {
    const { objet, organiser } = await newCourse()
    const member = await newMember()
    const { id } = await say(member, objet)
    const answer = (who: Member) =>
      who.call('POST /api/commentaires/repondre', { body: { id, reponse: 'Merci.' } })
    for (const who of [member, await newMember(), await newMember({ is_staff: true })]) {
      await expect(answer(who)).rejects.toMatchObject({ status: 403 })
    }
    expect((await mine(organiser, objet)).droits).toEqual({
      commenter: false,
      noter: false,
      repondre: true,
      masquer: false,
    })
    await answer(organiser)
  })
})

describe('hiding', () => {
  it('takes a comment and its rating away from everybody but its author and the staff', async () => {
    const route = await newRoute()
    const [author, other] = [await newMember(), await newMember()]
    const staff = await newMember({ is_staff: true })
    const { id } = await say(author, route, { note: 1 })
    await say(other, route, { note: 5 })
    const hide = (motif: string) =>
      staff.call('POST /api/commentaires/masquer', { body: { id, motif } })
    await hide('Propos insultants envers l’auteur.')
    expect(await list(route)).toMatchObject({ nb: 1, nb_notes: 1, moyenne: 5 })
    expect(await readCard(route)).toMatchObject({ nb_notes: 1, json: 5 })
    const hidden = { id, masque: { motif: 'Propos insultants envers l’auteur.' } }
    expect((await mine(author, route)).miens).toMatchObject([hidden])
    expect((await mine(staff, route)).masques).toMatchObject([hidden])
    expect((await mine(other, route)).masques).toEqual([])
    expect(await mailsOf(author)).toEqual([expect.stringMatching(/n’est plus affiché$/)])
    await hide('')
    expect(await list(route)).toMatchObject({ nb: 2, nb_notes: 2, moyenne: 3 })
    const { rows } = await t.db.$client.query(
      "select action from journal_staff where action like 'commentaire.%' and objet_id = $1 order by id",
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['commentaire.masquer', 'commentaire.montrer'])
  })

  it('leaves nothing to answer, and no room for a second rating', async () => {
    const author = await newMember()
    const route = await newRoute(author)
    const member = await newMember()
    const { id } = await say(member, route, { note: 1 })
    const staff = await newMember({ is_staff: true })
    await staff.call('POST /api/commentaires/masquer', { body: { id, motif: 'Hors sujet.' } })
    await expect(
      author.call('POST /api/commentaires/repondre', { body: { id, reponse: 'Non.' } }),
    ).rejects.toMatchObject({ code: 'commentaire_introuvable' })
    await expect(say(member, route, { note: 5 })).rejects.toMatchObject({
      code: 'note_deja_donnee',
    })
  })
})
