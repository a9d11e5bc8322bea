import * as schema from '@foulee/db/schema'
import { createCommentaire } from '@foulee/testing/commentaires'
import { createAthlete, createPlan, createSuivi } from '@foulee/testing/entrainement'
import { createCourse, createUser, nextNumber } from '@foulee/testing/factories'
import { createPublication } from '@foulee/testing/fil'
import { createParcours } from '@foulee/testing/parcours'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken, newSecret } from '#platform/crypto/new-secret.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const ADULT = '1990-05-12'
const UNKNOWN = { status: 404, code: 'profil_introuvable' }

type Member = SignedIn & { id: number; email: string }

async function newMember(input: Parameters<typeof createUser>[1] = {}): Promise<Member> {
  const user = await createUser(t.db, input)
  await t.db
    .update(schema.profils)
    .set({ visibilite: 'public', naissance: ADULT })
    .where(eq(schema.profils.users_id, user.id))
  return { ...(await t.signIn(user)), id: user.id, email: user.email }
}

const block = ({ call }: Member, { id: users_id }: { id: number }, est_bloque = true) =>
  call('POST /api/profile/bloquer', { body: { users_id, est_bloque } })
const show = (call: TestApp['call'], { id: users_id }: { id: number }) =>
  call('POST /api/profile/show', { body: { users_id } })
const follow = ({ call }: Member, { id: users_id }: { id: number }) =>
  call('POST /api/profile/suivre', { body: { users_id, is_followed: true } })
const subscribe = ({ call }: Member, { id }: { id: number }) =>
  call('POST /api/abonnements/store', { body: { kind: 'profil', id, est_suivi: true } })

async function newPair(): Promise<[Member, Member]> {
  const pair: [Member, Member] = [await newMember(), await newMember({ prenom: 'Zoé' })]
  return pair
}
async function newBlock(): Promise<[Member, Member]> {
  const pair = await newPair()
  await block(...pair)
  return pair
}
const bothWays = ([member, other]: [Member, Member]) =>
  [
    [member, other],
    [other, member],
  ] as const

describe('block between two members', () => {
  it('a block hides each from the other, and from nobody else', async () => {
    const pair = await newBlock()
    const staff = await newMember({ is_staff: true })
    const stranger = await newMember()
    for (const [viewer, other] of bothWays(pair)) {
      await expect(show(viewer.call, other)).rejects.toMatchObject(UNKNOWN)
      const body = { users_id: other.id }
      await expect(viewer.call('POST /api/profile/suivi', { body })).rejects.toMatchObject(UNKNOWN)
      for (const call of [t.call, stranger.call, staff.call]) {
        expect((await show(call, other)).data.users_id).toBe(other.id)
      }
    }
  })

  it('a block ends their ties in both directions, and prevents new ones', async () => {
    const pair = await newPair()
    const [member, other] = pair
    await follow(member, other)
    await subscribe(other, member)
    await createAthlete(t.db, { coach_id: other.id, users_id: member.id })
    await block(member, other)
    for (const [viewer, seen] of bothWays(pair)) {
      expect((await viewer.call('POST /api/profile/abonnes')).data).toEqual([])
      expect((await viewer.call('POST /api/abonnements/list', {})).data).toEqual([])
      await expect(follow(viewer, seen)).rejects.toMatchObject(UNKNOWN)
      await expect(subscribe(viewer, seen)).rejects.toMatchObject(UNKNOWN)
    }
    expect((await member.call('POST /api/training/coachs')).data).toEqual([])
  })

  it('a removed block does not restore the ties', async () => {
    const [member, other] = await newPair()
    await follow(other, member)
    await block(member, other)
    await block(member, other, false)
    expect((await show(other.call, member)).data).toMatchObject({ nb_abonnes: 0 })
    await follow(other, member)
  })

  it('a block is listed for its author alone, by a short name, once', async () => {
    const [member, other] = await newBlock()
    await block(member, other)
    expect(await member.call('POST /api/profile/bloques')).toEqual({
      data: [{ users_id: other.id, nom: 'Zoé\u00a0D.', depuis: t.clock.now.toISOString() }],
      nb: 1,
    })
    expect((await other.call('POST /api/profile/bloques')).data).toEqual([])
    await block(other, member, false)
    await expect(show(other.call, member)).rejects.toMatchObject(UNKNOWN)
  })

  it('that two members made of one stands for each until they take away their own', async () => {
    const [member, other] = await newBlock()
    const second = await newMember()
    await block(second, other)
    await block(member, other, false)
    await expect(show(second.call, other)).rejects.toMatchObject(UNKNOWN)
    expect((await show(member.call, other)).data.users_id).toBe(other.id)
  })

  it('of somebody who left is listed no more', async () => {
    const [member, other] = await newBlock()
    const supprime_le = t.clock.now.toISOString()
    await t.db.update(schema.users).set({ supprime_le }).where(eq(schema.users.id, other.id))
    expect((await member.call('POST /api/profile/bloques')).data).toEqual([])
  })

  it('names neither among those whom the other does not hear, nor lets them be muted', async () => {
    const pair = await newPair()
    const mute = ({ call }: Member, { id }: Member, est_muet: boolean) =>
      call('POST /api/feed/sourdine', { body: { kind: 'profil', id, est_muet } })
    const muted = async ({ call }: Member) =>
      (await call('POST /api/feed/sourdines', {})).data.map(({ cible }) => cible.id)
    for (const [viewer, other] of bothWays(pair)) {
      await mute(viewer, other, true)
      expect(await muted(viewer)).toEqual([other.id])
    }
    await block(...pair)
    for (const [viewer, other] of bothWays(pair)) {
      expect(await muted(viewer)).toEqual([])
      await mute(viewer, other, false)
      await expect(mute(viewer, other, true)).rejects.toMatchObject(UNKNOWN)
    }
    const hidden = await newMember()
    await t.db
      .update(schema.profils)
      .set({ visibilite: 'personne' })
      .where(eq(schema.profils.users_id, hidden.id))
    await expect(mute(pair[0], hidden, true)).rejects.toMatchObject(UNKNOWN)
    const nobody = { ...hidden, id: 2_147_483_647 }
    await expect(mute(pair[0], nobody, true)).rejects.toMatchObject(UNKNOWN)
  })

  it('blocks are rate-limited, apart from mutes', async () => {
    const strict = await testApp({ rates: { abonnement: 1 } })
    const { call } = await strict.signIn(await createUser(strict.db))
    const { id } = await createUser(strict.db)
    const calls = [
      () => call('POST /api/feed/sourdine', { body: { kind: 'profil', id, est_muet: true } }),
      () => call('POST /api/profile/bloquer', { body: { users_id: id, est_bloque: true } }),
    ]
    for (const once of calls) {
      await once()
      await expect(once()).rejects.toMatchObject({ code: 'trop_de_demandes' })
    }
    await strict.close()
  })

  it('a block of oneself or of a missing account is refused', async () => {
    const member = await newMember()
    await expect(block(member, member)).rejects.toMatchObject({
      status: 409,
      code: 'blocage_de_soi',
    })
    await expect(block(member, { id: 2_000_000_000 })).rejects.toMatchObject(UNKNOWN)
    const gone = await createUser(t.db, { supprime_le: '2026-01-01T00:00:00Z' })
    await expect(block(member, gone)).rejects.toMatchObject(UNKNOWN)
  })

  it('a block wins over a simultaneous follow', async () => {
    const [member, other] = await newPair()
    await Promise.allSettled([follow(other, member), block(member, other), follow(member, other)])
    expect(await t.db.$count(schema.suivis, eq(schema.suivis.users_id, other.id))).toBe(0)
    expect(await t.db.$count(schema.suivis, eq(schema.suivis.users_id, member.id))).toBe(0)
  })
})

describe('comments under a block', () => {
  it('comments on a race share one page, and each side gets the ids to hide', async () => {
    const pair = await newBlock()
    const course = await createCourse(t.db, t.clock.now)
    const about = { model: 'course', id: course.id } as const
    for (const [viewer, other] of bothWays(pair)) {
      const { id } = await createCommentaire(t.db, { objet_id: course.id, users_id: other.id })
      const my = (await viewer.call('POST /api/commentaires/my', { body: about })).data
      expect(my.bloques).toEqual([id])
      const page = (await viewer.call('POST /api/commentaires/list', { body: about })).data
      expect(page).toEqual((await t.call('POST /api/commentaires/list', { body: about })).data)
    }
  })

  it('comments in the feed are hidden and not counted', async () => {
    const pair = await newBlock()
    const author = await newMember()
    const { id } = await createPublication(t.db, { users_id: author.id })
    const about = { model: 'publication', id } as const
    for (const { id: users_id } of [...pair, author]) {
      await createCommentaire(t.db, { model: 'publication', objet_id: id, users_id })
    }
    const list = async ({ call }: Member) => {
      const { data } = await call('POST /api/commentaires/list', { body: about })
      return [data.nb, data.commentaires.length]
    }
    for (const viewer of pair) expect(await list(viewer)).toEqual([2, 2])
    expect(await list(author)).toEqual([3, 3])
  })

  it('comments on a route send no mail to its author', async () => {
    const [member, other] = await newBlock()
    const route = await createParcours(t.db, t.clock.now, { users_id: member.id })
    const body = { model: 'parcours', id: route.id, texte: 'Une remarque.' } as const
    const countMails = async () => {
      await t.workOff()
      return t.mailsTo(member.email).length
    }
    await other.call('POST /api/commentaires', { body })
    expect(await countMails()).toBe(0)
    await (await newMember()).call('POST /api/commentaires', { body })
    expect(await countMails()).toBe(1)
  })
})

describe('requests under a block', () => {
  it('an invitation cannot be accepted, and an earlier acceptance is not named', async () => {
    const [member, other] = await newPair()
    const token = newSecret()
    const invite = (accepted_by: number | null) => ({
      users_id: member.id,
      type: 'ami' as const,
      email: `invite-${nextNumber()}@exemple.fr`,
      token_hash: accepted_by ? `autre-${nextNumber()}` : hashToken(token),
      expires_at: new Date(t.clock.now.getTime() + 86_400_000).toISOString(),
      accepted_by,
    })
    await t.db.insert(schema.invitations).values([invite(null), invite(other.id)])
    const listAccepted = async () =>
      (await member.call('POST /api/invitation/list', { body: {} })).data.map(
        ({ acceptee_par }) => acceptee_par,
      )
    expect(await listAccepted()).toEqual(['Zoé\u00a0D.', null])
    await block(member, other)
    expect(await listAccepted()).toEqual([null, null])
    await expect(
      other.call('POST /api/invitation/accept', { body: { token } }),
    ).rejects.toMatchObject({ code: 'invitation_introuvable' })
  })

  it('a plan can be neither requested nor granted', async () => {
    const coach = await newMember({ coach: true })
    const runner = await newMember()
    const plan = await createPlan(t.db, { users_id: coach.id, prix: 2000 })
    const suivi = await createSuivi(t.db, {
      users_id: runner.id,
      plans_id: plan.id,
      etat: 'demande',
    })
    const list = async () =>
      (await coach.call('POST /api/coaching/plan/demandes', {})).data.map(({ id }) => id)
    expect(await list()).toEqual([suivi.id])
    await block(runner, coach)
    expect(await list()).toEqual([])
    await expect(
      coach.call('POST /api/coaching/plan/demandes/{id}', {
        params: { id: suivi.id },
        body: { reponse: 'accorder' },
      }),
    ).rejects.toMatchObject({ code: 'suivi_introuvable' })
    await t.db
      .delete(schema.planSuivis)
      .where(and(eq(schema.planSuivis.id, suivi.id), eq(schema.planSuivis.users_id, runner.id)))
    await expect(
      runner.call('POST /api/training/plan/start', { body: { plan: plan.slug } }),
    ).rejects.toMatchObject({ code: 'plan_introuvable' })
  })
})
