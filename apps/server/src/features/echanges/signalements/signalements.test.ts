import type { Input } from '@foulee/contract/shared/call'
import { createCommentaire, createSignalement } from '@foulee/testing/commentaires'
import { createCourse, createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFailure } from '#test/http/expectations.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let staff: SignedIn & { id: number; email: string }
let courses_id: number
beforeAll(async () => {
  t = await testApp()
  staff = await newMember({ is_staff: true, prenom: 'Nora', nom: 'Petit' })
  courses_id = (await createCourse(t.db, t.clock.now)).id
})
afterAll(() => t.close())

const newMember = async (input: Parameters<typeof createUser>[1] = {}) => {
  const user = await createUser(t.db, input)
  return { ...user, ...(await t.signIn(user)) }
}
type Body = Input<'POST /api/signalements'>['body']
const report = (member: SignedIn, body: Partial<Body> & Pick<Body, 'model' | 'id'>) =>
  member.call('POST /api/signalements', { body: { motif: 'offensant', ...body } })
const newComment = (users_id?: number) =>
  createCommentaire(t.db, { objet_id: courses_id, ...(users_id && { users_id }) })
const find = async (model: Body['model'], objet_id: number, etat = 'ouvert' as const) => {
  const query = {
    etat,
    model,
    nb_page: '100',
  } as unknown as Input<'GET /api/signalements'>['query']
  const { data } = await staff.call('GET /api/signalements', { query })
  return data.filter((item) => item.objet_id === objet_id)
}
const decide = (id: number, decision: 'retenu' | 'rejete', motif = 'Propos insultants.') =>
  staff.call('POST /api/signalements/decider', { body: { id, decision, motif } })

describe('reports by members', () => {
  it('a report reaches the staff with its object and its place', async () => {
    const member = await newMember({ prenom: 'Inès', nom: 'Garnier' })
    const { id } = await newComment()
    await report(member, { model: 'commentaire', id, texte: 'Il insulte les bénévoles.' })
    expect(await find('commentaire', id)).toMatchObject([
      {
        model: 'commentaire',
        motif: 'offensant',
        texte: 'Il insulte les bénévoles.',
        etat: 'ouvert',
        auteur: { users_id: member.id, nom: 'Garnier Inès' },
        objet: {
          texte: 'Une belle journée, et des bénévoles aux petits soins.',
          url: expect.stringMatching(new RegExp(`^/courses/.+#avis-${id}$`)),
          masque: false,
        },
      },
    ])
    const { data } = await member.call('POST /api/commentaires/my', {
      body: { model: 'course', id: courses_id },
    })
    expect(data.signales).toContain(id)
  })

  it('a report can be about a route, a race or a profile', async () => {
    const member = await newMember()
    const { id: parcours } = await createParcours(t.db, t.clock.now)
    const { id: profil } = await newMember()
    for (const [model, id] of [
      ['parcours', parcours],
      ['course', courses_id],
      ['profil', profil],
    ] as const) {
      await report(member, { model, id })
      const [found] = await find(model, id)
      expect(found?.objet?.url).toMatch(/^\/(parcours|courses|coureurs)\//)
    }
  })

  it('a member reports an object once, also at once, and the last text counts', async () => {
    const member = await newMember()
    const { id } = await newComment()
    await Promise.all([1, 2, 3].map(() => report(member, { model: 'commentaire', id })))
    await report(member, { model: 'commentaire', id, motif: 'publicite' })
    await report(await newMember(), { model: 'commentaire', id })
    expect((await find('commentaire', id)).map(({ motif }) => motif)).toEqual([
      'publicite',
      'offensant',
    ])
  })

  it.each<[string, object, string]>([
    ['no reason', { motif: undefined }, 'motif'],
    ['a reason of one’s own', { motif: 'moche' }, 'motif'],
    ['words too long', { texte: 'x'.repeat(1001) }, 'texte'],
    ['another kind of thing', { model: 'users' }, 'model'],
    ['a negative id', { id: -1 }, 'id'],
  ])('a report with %s is refused in French', async (_, wrong, field) => {
    const answer = await t.inject({
      method: 'POST',
      url: '/api/signalements',
      headers: (await newMember()).headers,
      payload: { model: 'course', id: courses_id, motif: 'faux', ...wrong },
    })
    expect(Object.keys(expectFailure(answer, 'champs_invalides').errors)).toEqual([field])
  })

  it('a report reveals nothing of a hidden object', async () => {
    const member = await newMember()
    const { id: brouillon } = await createParcours(t.db, t.clock.now, { etat: 0 })
    const hidden = await createCommentaire(t.db, {
      objet_id: courses_id,
      masque_le: t.clock.now.toISOString(),
    })
    const { id: parti } = await createUser(t.db, { supprime_le: t.clock.now.toISOString() })
    for (const [model, id] of [
      ['parcours', brouillon],
      ['commentaire', hidden.id],
      ['profil', parti],
      ['commentaire', 2_147_483_647],
    ] as const) {
      await expect(report(member, { model, id })).rejects.toMatchObject({
        status: 404,
        code: 'objet_introuvable',
      })
    }
  })

  it('reports are rate-limited', async () => {
    const strict = await testApp({ rates: { signalement: 1 } })
    const { call } = await strict.signIn(await createUser(strict.db))
    const once = () =>
      call('POST /api/signalements', { body: { model: 'course', id: courses_id, motif: 'faux' } })
    await once()
    await expect(once()).rejects.toMatchObject({ status: 429 })
    await strict.close()
  })
})

describe('decisions on reports', () => {
  it('an upheld report hides the comment with the reason, and settles the others about it', async () => {
    const [author, firstReporter, secondReporter] = await Promise.all([
      newMember(),
      newMember(),
      newMember(),
    ])
    const { id } = await newComment(author.id)
    await report(firstReporter, { model: 'commentaire', id })
    await report(secondReporter, { model: 'commentaire', id })
    const [first] = await find('commentaire', id)
    const { data } = await decide(first?.id ?? 0, 'retenu')
    expect(data).toMatchObject({ etat: 'retenu', decideur: 'Petit Nora', objet: { masque: true } })
    expect(await find('commentaire', id)).toEqual([])
    const mine = await author.call('POST /api/commentaires/my', {
      body: { model: 'course', id: courses_id },
    })
    expect(mine.data.miens[0]?.masque?.motif).toBe('Propos insultants.')
    await t.workOff()
    for (const { email } of [firstReporter, secondReporter, author])
      expect(t.mailsTo(email)).toHaveLength(1)
  })

  it('an upheld report sends a route back to its author, with the reason', async () => {
    const [author, reporter] = await Promise.all([newMember(), newMember()])
    const { id } = await createParcours(t.db, t.clock.now, { users_id: author.id })
    await report(reporter, { model: 'parcours', id })
    const [first] = await find('parcours', id)
    await decide(first?.id ?? 0, 'retenu')
    await t.syncChanges()
    await expect(reporter.call('GET /api/parcours/{id}', { params: { id } })).rejects.toMatchObject(
      { code: 'parcours_introuvable' },
    )
    const { data } = await author.call('GET /api/parcours/{id}/gestion', { params: { id } })
    expect(data).toMatchObject({ renvoi_motif: 'Propos insultants.', parcours: { etat: 0 } })
    await t.workOff()
    for (const { email } of [author, reporter]) expect(t.mailsTo(email)).toHaveLength(1)
  })

  it('a rejected report hides nothing, and can be repeated', async () => {
    const member = await newMember()
    const { id } = await newComment()
    await report(member, { model: 'commentaire', id })
    const [first] = await find('commentaire', id)
    await decide(first?.id ?? 0, 'rejete', '')
    expect(await find('commentaire', id)).toEqual([])
    await report(member, { model: 'commentaire', id })
    expect(await find('commentaire', id)).toHaveLength(1)
  })

  it('an upheld report needs a reason', async () => {
    const { id } = await createSignalement(t.db, { model: 'course', objet_id: courses_id })
    await expect(decide(id, 'retenu', ' ')).rejects.toMatchObject({
      code: 'champs_invalides',
      errors: { motif: expect.stringContaining('Dites pourquoi') },
    })
  })

  it('a decision is unique under concurrency', async () => {
    const comment = await newComment()
    const { id } = await createSignalement(t.db, { model: 'commentaire', objet_id: comment.id })
    const outcomes = await Promise.allSettled([decide(id, 'retenu'), decide(id, 'rejete')])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(decide(id, 'rejete')).rejects.toMatchObject({ code: 'signalement_deja_decide' })
    await expect(decide(2_147_483_647, 'rejete')).rejects.toMatchObject({ status: 404 })
  })

  it('a decision is possible on a deleted object, and for a reporter who left', async () => {
    const comment = await newComment()
    const { id } = await createSignalement(t.db, {
      model: 'commentaire',
      objet_id: comment.id,
      users_id: null,
    })
    await t.db.$client.query('delete from commentaires where id = $1', [comment.id])
    const { data } = await decide(id, 'retenu')
    expect(data).toMatchObject({ etat: 'retenu', objet: null, auteur: null })
  })
})
