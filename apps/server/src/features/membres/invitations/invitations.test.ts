import { createInvitation, createUser, nextNumber } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '#platform/crypto/new-secret.ts'
import { expectFailure } from '#test/http/expectations.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { payVerification } from './invitations.award.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const newMember = async (input: Parameters<typeof createUser>[1] = {}) => {
  const user = await createUser(t.db, input)
  return { ...user, ...(await t.signIn(user)) }
}
const newEmail = () => `ami-${nextNumber()}@exemple.fr`
const invite = (
  member: SignedIn,
  email: string,
  more: { type?: 'athlete'; message?: string } = {},
) => member.call('POST /api/invitation/ask', { body: { email, ...more } })
const post = (member: SignedIn, payload: object) =>
  t.inject({ method: 'POST', url: '/api/invitation/ask', headers: member.headers, payload })
const list = async (member: SignedIn) =>
  (await member.call('POST /api/invitation/list', { body: {} })).data
async function readMail(to: string) {
  await t.workOff()
  const letters = t.mailsTo(to)
  const { subject = '', text = '' } = letters.at(-1) ?? {}
  return { nb: letters.length, subject, text, token: /#([\w-]{43})\b/.exec(text)?.[1] ?? '' }
}
const accept = (guest: SignedIn, token: string) =>
  guest.call('POST /api/invitation/accept', { body: { token } })
const show = (token: string) => t.call('POST /api/invitation/show', { body: { token } })
const points = async (users_id: number) => {
  const text = `select points from points where users_id = $1 and kind = 'ami_invite'`
  return (await t.db.$client.query(text, [users_id])).rowCount
}

describe('sending an invitation', () => {
  it('one mail leads to the invitation, and only a hash is stored', async () => {
    const member = await newMember({ prenom: 'Karim', nom: 'Benali' })
    const email = newEmail()
    const { id, data } = await invite(member, email, { message: 'On court dimanche\u00a0?' })
    expect(data).toMatchObject({ id, type: 'ami', email, etat: 'envoyee', acceptee_par: null })
    const mail = await readMail(email)
    expect(mail.nb).toBe(1)
    expect(mail.subject).toBe('Benali Karim vous invite à courir sur Foulée')
    expect(mail.text).toContain('/invitation#')
    expect(mail.text).toContain('On court dimanche')
    const { rows } = await t.db.$client.query('select * from invitations where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(mail.token)
    expect(rows[0].token_hash).toBe(hashToken(mail.token))
    expect((await show(mail.token)).data).toEqual({
      type: 'ami',
      email,
      message: 'On court dimanche\u00a0?',
      inviteur: 'Benali Karim',
      etat: 'envoyee',
    })
    expect(await list(member)).toEqual([data])
  })

  it('an invitation cancelled before its mail sends none', async () => {
    const member = await newMember()
    const email = newEmail()
    const { id } = await invite(member, email)
    await member.call('POST /api/invitation/cancel', { body: { id } })
    expect((await readMail(email)).nb).toBe(0)
  })

  it('the secret exists in the mail alone', async () => {
    const email = newEmail()
    await invite(await newMember(), email)
    const { token } = await readMail(email)
    const { rows } = await t.db.$client.query('select data, output from pgboss.job')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('the answer is the same whether the address has an account or not', async () => {
    const member = await newMember()
    const known = await createUser(t.db)
    const [response, two] = [
      await post(member, { email: known.email }),
      await post(member, { email: newEmail() }),
    ]
    const strip = (answer: typeof response) => {
      const { id: _, email: __, ...rest } = answer.json().data
      return { status: answer.statusCode, rest }
    }
    expect(strip(response)).toEqual(strip(two))
    expect((await readMail(known.email)).nb).toBe(1)
  })

  it('an invitation needs a verified address, and one to an athlete needs a coach', async () => {
    const unverified = await newMember({ email_verifie_le: null })
    expectFailure(await post(unverified, { email: newEmail() }), 'email_non_verifie')
    const member = await newMember()
    expectFailure(await post(member, { email: newEmail(), type: 'athlete' }), 'acces_refuse')
    const coach = await newMember({ coach: true })
    expect((await invite(coach, newEmail(), { type: 'athlete' })).data.type).toBe('athlete')
  })

  it.each<[string, object, string]>([
    ['no address', {}, 'email'],
    ['no address at all', { email: 'dimanche' }, 'email'],
    ['a list', { email: ['a@exemple.fr', 'b@exemple.fr'] }, 'email'],
    ['two lines', { email: 'a@exemple.fr\nBcc: b@exemple.fr' }, 'email'],
    ['an address too long', { email: `${'a'.repeat(250)}@exemple.fr` }, 'email'],
    ['emoji', { email: '🏃@exemple.fr' }, 'email'],
    ['another type', { email: 'a@exemple.fr', type: 'staff' }, 'type'],
    ['a link', { email: 'a@exemple.fr', message: 'Va sur https://gagner.com' }, 'message'],
    ['a message too long', { email: 'a@exemple.fr', message: 'x'.repeat(501) }, 'message'],
    ['a control character', { email: 'a@exemple.fr', message: 'a\u0000b' }, 'message'],
  ])('an invitation with %s is refused, naming the field', async (_, payload, field) => {
    const member = await newMember()
    const { errors } = expectFailure(await post(member, payload), 'champs_invalides')
    expect(Object.keys(errors)).toEqual([field])
    expect(await list(member)).toEqual([])
  })

  it('an invitation to the member’s own address is refused, whatever the case', async () => {
    const member = await newMember()
    const { errors } = expectFailure(await post(member, { email: member.email.toUpperCase() }))
    expect(errors).toEqual({ email: 'C’est votre propre adresse.' })
  })

  it('a second invitation waits for the answer to the first, also under concurrency', async () => {
    const member = await newMember()
    const email = newEmail()
    const outcomes = await Promise.allSettled([
      invite(member, email),
      invite(member, email.toUpperCase()),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(invite(member, email)).rejects.toMatchObject({ code: 'invitation_deja_envoyee' })
  })

  it('an address cannot be flooded by cancelling or by several senders', async () => {
    const member = await newMember()
    const email = newEmail()
    const flood = async (from: SignedIn) => {
      const { id } = await invite(from, email)
      await t.workOff()
      await from.call('POST /api/invitation/cancel', { body: { id } })
    }
    for (const _ of [1, 2, 3]) await flood(member)
    await expect(invite(member, email)).rejects.toMatchObject({ status: 429 })
    for (const _ of [4, 5]) await flood(await newMember())
    const answer = await post(await newMember(), { email })
    expectFailure(answer, 'trop_de_demandes')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await readMail(email)).nb).toBe(5)
  })

  it('invitations are limited per account and per network', async () => {
    const strict = await testApp({ rates: { invitation: 2 } })
    const member = await newMember()
    const from = (remoteAddress: string, headers = member.headers) =>
      strict.inject({
        method: 'POST',
        url: '/api/invitation/ask',
        remoteAddress,
        headers,
        payload: { email: newEmail() },
      })
    const net = `10.210.${nextNumber() % 256}`
    const statuses = []
    for (const host of [1, 2, 3]) statuses.push((await from(`${net}.${host}`)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    for (const _ of [1, 2]) await from(`${net}.99`, (await newMember()).headers)
    expect((await from(`${net}.99`, (await newMember()).headers)).statusCode).toBe(429)
    await strict.close()
  })
})

describe('accepting an invitation', () => {
  const send = async (inviter: SignedIn, more: { type?: 'athlete' } = {}) => {
    const email = newEmail()
    const { id } = await invite(inviter, email, more)
    return { id, email, token: (await readMail(email)).token }
  }

  it('an invitation is accepted once, and its sender sees by whom', async () => {
    const inviter = await newMember({ coach: true })
    const guest = await newMember({ prenom: 'Lise', nom: 'Martin' })
    const { token } = await send(inviter, { type: 'athlete' })
    expect((await accept(guest, token)).data).toMatchObject({ etat: 'acceptee', type: 'athlete' })
    expect((await accept(guest, token)).data.etat).toBe('acceptee')
    const refused = accept(await newMember(), token)
    await expect(refused).rejects.toMatchObject({ code: 'invitation_perimee' })
    expect((await list(inviter))[0]).toMatchObject({
      etat: 'acceptee',
      acceptee_par: 'Lise\u00a0M.',
    })
  })

  it('an invitation is accepted by one of twenty simultaneous guests', async () => {
    const { token } = await send(await newMember())
    const guests = await Promise.all(Array.from({ length: 20 }, () => newMember()))
    const outcomes = await Promise.allSettled(guests.map((guest) => accept(guest, token)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('an invitation cannot be accepted by its sender', async () => {
    const inviter = await newMember()
    const { token } = await send(inviter)
    await expect(accept(inviter, token)).rejects.toMatchObject({ code: 'invitation_a_soi' })
  })

  it('an invitation expires after thirty days', async () => {
    const app = await testApp()
    const inviter = await createUser(app.db)
    const token = String(nextNumber()).padStart(43, 'A')
    await createInvitation(app.db, app.clock.now, {
      users_id: inviter.id,
      token_hash: hashToken(token),
      expires_at: new Date(app.clock.now.getTime() + 1).toISOString(),
    })
    const guest = await app.signIn(await createUser(app.db))
    app.clock.advance({ ms: 1 })
    const body = { token }
    await expect(guest.call('POST /api/invitation/accept', { body })).rejects.toMatchObject({
      code: 'invitation_perimee',
    })
    const { data } = await app.call('POST /api/invitation/show', { body })
    expect(data.etat).toBe('expiree')
    await app.close()
  })

  it('a cancelled invitation, or one of a closed account, is not found', async () => {
    const inviter = await newMember()
    const [cancelled, orphan] = [await send(inviter), await send(inviter)]
    const { data } = await inviter.call('POST /api/invitation/cancel', {
      body: { id: cancelled.id },
    })
    expect(data.etat).toBe('annulee')
    const gone = { status: 404, code: 'invitation_introuvable' }
    await expect(show(cancelled.token)).rejects.toMatchObject(gone)
    await expect(accept(await newMember(), cancelled.token)).rejects.toMatchObject(gone)
    await t.db.$client.query('update users set supprime_le = now() where id = $1', [inviter.id])
    await expect(show(orphan.token)).rejects.toMatchObject(gone)
  })

  it('an invitation of a suspended sender is neither sent nor found', async () => {
    const inviter = await newMember()
    const { token } = await send(inviter)
    const email = newEmail()
    await invite(inviter, email)
    await t.db.$client.query('update users set suspendu_le = now() where id = $1', [inviter.id])
    expect((await readMail(email)).nb).toBe(0)
    const gone = { status: 404, code: 'invitation_introuvable' }
    await expect(show(token)).rejects.toMatchObject(gone)
    await expect(accept(await newMember(), token)).rejects.toMatchObject(gone)
  })

  it('an accepted invitation cannot be cancelled', async () => {
    const inviter = await newMember()
    const { id, token } = await send(inviter)
    await accept(await newMember(), token)
    const cancel = inviter.call('POST /api/invitation/cancel', { body: { id } })
    await expect(cancel).rejects.toMatchObject({ code: 'invitation_perimee' })
  })

  it.each(['', 'x', 'A'.repeat(44), `${'A'.repeat(42)}é`, "' or 1=1 --"])(
    'the token %j is refused',
    async (token) => {
      await expect(show(token)).rejects.toMatchObject({ status: 422 })
    },
  )

  it('an unknown token and a hash are not found', async () => {
    await expect(show('A'.repeat(43))).rejects.toMatchObject({ status: 404 })
    const { token } = await send(await newMember())
    await expect(show(hashToken(token).slice(0, 43))).rejects.toMatchObject({ status: 404 })
  })
})

describe('points for an invited friend', () => {
  const BEFORE = '2025-01-01T00:00:00Z'
  const send = async (inviter: SignedIn) => {
    const email = newEmail()
    await invite(inviter, email)
    return (await readMail(email)).token
  }

  it('points are paid once, for a new and verified account', async () => {
    const inviter = await newMember()
    const guest = await newMember()
    const token = await send(inviter)
    await accept(guest, token)
    await accept(guest, token)
    expect(await points(inviter.id)).toBe(1)
  })

  it('points are not paid for an older account or an unverified address', async () => {
    const inviter = await newMember()
    await accept(await newMember({ created_at: BEFORE }), await send(inviter))
    await accept(await newMember({ email_verifie_le: null }), await send(inviter))
    expect(await points(inviter.id)).toBe(0)
  })

  it('points are paid to both when the friend verifies later', async () => {
    const inviter = await newMember()
    const friend = await newMember({ email_verifie_le: null })
    await accept(friend, await send(inviter))
    expect(await points(inviter.id)).toBe(0)
    const verify = 'update users set email_verifie_le = now() where id = $1'
    await t.db.$client.query(verify, [friend.id])
    await t.db.transaction((tx) => payVerification(tx, friend.id))
    await t.db.transaction((tx) => payVerification(tx, friend.id))
    expect(await points(inviter.id)).toBe(1)
    const text = `select from points where users_id = $1 and kind = 'email_verifie'`
    expect((await t.db.$client.query(text, [friend.id])).rowCount).toBe(1)
  })

  it('points go to the first inviter alone', async () => {
    const [first, second] = [await newMember(), await newMember()]
    const guest = await newMember()
    const [firstToken, secondToken] = [await send(first), await send(second)]
    await accept(guest, firstToken)
    t.clock.advance({ ms: 1 })
    await accept(guest, secondToken)
    expect([await points(first.id), await points(second.id)]).toEqual([1, 0])
  })
})
