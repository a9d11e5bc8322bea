import * as schema from '@foulee/db/schema'
import { createInvitation, createUser } from '@foulee/testing/factories'
import { createMagasinInvitation } from '@foulee/testing/magasins'
import { createMemberInvitation } from '@foulee/testing/organisateurs'
import { createAgenceInvitation } from '@foulee/testing/sejours'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { declineInvitation } from './invitations.commands.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function newMember(input: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(t.db, input)
  const { call } = await t.signIn(user)
  return {
    ...user,
    call,
    received: async () => (await call('POST /api/invitation/recues')).data,
  }
}

async function inviteAll(email: string, users_id: number) {
  const input = { email, users_id }
  const { now } = t.clock
  return {
    ami: (await createInvitation(t.db, now, input)).id,
    athlete: (await createInvitation(t.db, now, { ...input, type: 'athlete' })).id,
    organisateur: (await createMemberInvitation(t.db, now, input)).id,
    agence: (await createAgenceInvitation(t.db, now, input)).id,
    magasin: (await createMagasinInvitation(t.db, now, input)).id,
  }
}

const answer = (
  { call }: Awaited<ReturnType<typeof newMember>>,
  genre: 'ami' | 'athlete' | 'organisateur' | 'agence' | 'magasin',
  id: number,
  est_acceptee = true,
) => call('POST /api/invitation/repondre', { body: { genre, id, est_acceptee } })

it('every invitation to the address waits in the account, whatever its kind', async () => {
  const sender = await newMember({ prenom: 'Zoé', nom: 'Durand' })
  const guest = await newMember()
  const ids = await inviteAll(guest.email.toUpperCase(), sender.id)
  const received = await guest.received()
  expect(Object.fromEntries(received.map(({ genre, id }) => [genre, id]))).toEqual(ids)
  expect(new Set(received.map(({ inviteur }) => inviteur))).toEqual(new Set(['Durand Zoé']))
  for (const { genre, titre } of received) {
    expect([genre, titre === null]).toEqual([genre, genre === 'ami' || genre === 'athlete'])
  }
})

it('an invitation accepted in the account counts once, and grants membership or coaching', async () => {
  const sender = await newMember({ coach: true })
  const guest = await newMember()
  const ids = await inviteAll(guest.email, sender.id)
  for (const genre of ['ami', 'athlete', 'organisateur', 'agence', 'magasin'] as const) {
    await answer(guest, genre, ids[genre])
    await expect(answer(guest, genre, ids[genre])).rejects.toMatchObject({
      code: 'invitation_introuvable',
    })
  }
  expect(await guest.received()).toEqual([])
  const { athletes, organisateurMembres, agenceMembres, magasinMembres } = schema
  const isCoached = and(eq(athletes.users_id, guest.id), eq(athletes.coach_id, sender.id))
  expect(await t.db.$count(athletes, isCoached)).toBe(1)
  for (const membres of [organisateurMembres, agenceMembres, magasinMembres]) {
    expect(await t.db.$count(membres, eq(membres.users_id, guest.id))).toBe(1)
  }
})

it('an invitation declined in the account waits no more, and grants nothing', async () => {
  const sender = await newMember()
  const guest = await newMember()
  const ids = await inviteAll(guest.email, sender.id)
  for (const { genre, id } of await guest.received()) await answer(guest, genre, id, false)
  expect(await guest.received()).toEqual([])
  const { organisateurMembres } = schema
  const isGuest = eq(organisateurMembres.users_id, guest.id)
  expect(await t.db.$count(organisateurMembres, isGuest)).toBe(0)
  const { data: sent } = await sender.call('POST /api/invitation/list', { body: {} })
  expect(sent.find(({ id }) => id === ids.ami)?.etat).toBe('annulee')
})

it('an invitation of another member is not found by id', async () => {
  const sender = await newMember()
  const guest = await newMember()
  const other = await newMember()
  const ids = await inviteAll(guest.email, sender.id)
  for (const genre of ['ami', 'athlete', 'organisateur', 'agence', 'magasin'] as const) {
    for (const est_acceptee of [true, false]) {
      await expect(answer(other, genre, ids[genre], est_acceptee)).rejects.toMatchObject({
        code: 'invitation_introuvable',
      })
    }
  }
  expect(await guest.received()).toHaveLength(5)
})

it('is not declined for another address, even by a command that is asked for nothing else', async () => {
  const sender = await newMember()
  const guest = await newMember()
  const input = { email: guest.email, users_id: sender.id }
  const { id } = await createInvitation(t.db, t.clock.now, input)
  const decline = (email: string) => declineInvitation(t.db, { email, id, now: t.clock.now })
  await expect(decline((await newMember()).email)).rejects.toMatchObject({
    code: 'invitation_perimee',
  })
  expect(await guest.received()).toHaveLength(1)
  await decline(guest.email)
  expect(await guest.received()).toEqual([])
})

it('does not show to an account whose address is not proved', async () => {
  const sender = await newMember()
  const guest = await newMember({ email_verifie_le: null })
  const { ami, organisateur } = await inviteAll(guest.email, sender.id)
  expect(await guest.received()).toEqual([])
  await expect(answer(guest, 'ami', ami)).rejects.toMatchObject({ code: 'invitation_introuvable' })
  await expect(answer(guest, 'organisateur', organisateur)).rejects.toMatchObject({
    code: 'invitation_introuvable',
  })
})

it('an expired, cancelled, own or blocked invitation is hidden', async () => {
  const { now } = t.clock
  const sender = await newMember()
  const guest = await newMember()
  const input = { users_id: sender.id, email: guest.email }
  const past = new Date(now.getTime() - 1000).toISOString()
  await createInvitation(t.db, now, { ...input, expires_at: past })
  await createInvitation(t.db, now, { ...input, cancelled_at: past })
  await createMemberInvitation(t.db, now, { ...input, expires_at: past })
  await createMemberInvitation(t.db, now, { ...input, cancelled_at: past })
  await createInvitation(t.db, now, { ...input, users_id: guest.id })
  expect(await guest.received()).toEqual([])
  const { ami, magasin } = await inviteAll(guest.email, sender.id)
  await guest.call('POST /api/profile/bloquer', {
    body: { users_id: sender.id, est_bloque: true },
  })
  expect(await guest.received()).toEqual([])
  for (const [genre, id] of [['ami', ami] as const, ['magasin', magasin] as const]) {
    await expect(answer(guest, genre, id)).rejects.toMatchObject({ code: 'invitation_introuvable' })
  }
})

it('a hundred invitations of a feature are shown at most', async () => {
  const sender = await newMember()
  const guest = await newMember()
  for (let n = 0; n < 101; n++) {
    await createInvitation(t.db, t.clock.now, { email: guest.email, users_id: sender.id })
  }
  expect(await guest.received()).toHaveLength(100)
})

it('an invitation is hidden while its sender is suspended', async () => {
  const sender = await newMember()
  const guest = await newMember()
  const { magasin, athlete } = await inviteAll(guest.email, sender.id)
  const suspend = (suspendu_le: string | null) =>
    t.db.update(schema.users).set({ suspendu_le }).where(eq(schema.users.id, sender.id))
  await suspend(t.clock.now.toISOString())
  expect(await guest.received()).toEqual([])
  for (const [genre, id] of [['athlete', athlete] as const, ['magasin', magasin] as const]) {
    await expect(answer(guest, genre, id)).rejects.toMatchObject({ code: 'invitation_introuvable' })
  }
  await suspend(null)
  expect(await guest.received()).toHaveLength(5)
})
