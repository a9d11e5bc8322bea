import * as schema from '@foulee/db/schema'
import { athletes, comptesExternes, externalFlows, invitations, montres } from '@foulee/db/schema'
import {
  createExternalAccount,
  createInvitation,
  createUser,
  nextNumber,
} from '@foulee/testing/factories'
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#features/membres/session/passwords.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

const OLD = 'chamois sur la crête 7'
const NEW = 'bouquetin des névés 12'
const ALL = ['agenda', 'comptes_externes', 'invitations', 'montres']
let t: TestApp
let password_hash: string

beforeAll(async () => {
  t = await testApp()
  password_hash = await hashPassword(OLD)
})
afterAll(() => t.close())

async function createOpened(input: object = {}) {
  const member = await createUser(t.db, { password_hash, ...input })
  const { id: users_id } = member
  const { call } = await t.signIn(member)
  const { url } = (await call('POST /api/auth/agenda/flux')).data
  await createExternalAccount(t.db, { users_id, third: 'strava' })
  const expires_at = new Date(t.clock.now.getTime() + 600_000).toISOString()
  const secret = () => `secret-${nextNumber()}`
  for (const third of ['strava', 'montre-suunto']) {
    await t.db.insert(externalFlows).values({
      users_id,
      third,
      state_hash: secret(),
      browser_hash: secret(),
      nonce: secret(),
      code_verifier: secret(),
      expires_at,
    })
  }
  await t.db.insert(montres).values({ users_id, service: 'suunto', jetons: 'x' })
  await createInvitation(t.db, t.clock.now, { users_id })
  const coach = await createUser(t.db, { coach: true })
  await t.db
    .insert(athletes)
    .values({ coach_id: coach.id, users_id, debut: t.clock.now.toISOString() })
  return { member, call, agenda: new URL(url).pathname }
}

async function findOpen({ id }: { id: number }, agenda: string): Promise<string[]> {
  const answer = await t.inject({ url: agenda })
  const count = (table: PgTable, where: Parameters<typeof t.db.$count>[1]) =>
    t.db.$count(table, where)
  const sent = await t.db.select().from(invitations).where(eq(invitations.users_id, id))
  const coachs = await t.db.select().from(athletes).where(eq(athletes.users_id, id))
  const open: [string, boolean][] = [
    ['agenda', answer.statusCode === 200],
    ['comptes_externes', (await count(comptesExternes, eq(comptesExternes.users_id, id))) > 0],
    ['invitations', sent.some(({ cancelled_at }) => cancelled_at === null)],
    ['montres', (await count(montres, eq(montres.users_id, id))) > 0],
    ['en route', (await count(externalFlows, eq(externalFlows.users_id, id))) > 0],
    ['coachs', coachs.some(({ fin }) => fin === null)],
  ]
  return open.flatMap(([name, isOpen]) => (isOpen ? [name] : []))
}

const readToken = (email: string) =>
  /#([\w-]{43})$/m.exec(t.mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
const reset = (token: string, garder: string[] = []) =>
  t.inject({
    method: 'POST',
    url: '/api/auth/reset',
    headers: t.xsrf,
    payload: { token, password: NEW, garder },
  })
async function requestReset(email: string): Promise<string> {
  await t.call('POST /api/auth/forgot', { body: { email } })
  await t.workOff()
  return readToken(email)
}

describe('effect of a new password on other access', () => {
  it('a reset by mail closes agenda, external accounts, watches and invitations', async () => {
    const { member, agenda } = await createOpened()
    expect(await findOpen(member, agenda)).toEqual(expect.arrayContaining(ALL))
    const token = await requestReset(member.email)
    expect((await reset(token)).statusCode).toBe(200)
    expect(await findOpen(member, agenda)).toEqual(['coachs'])
  })

  it('a change in the settings closes the same access', async () => {
    const { member, call, agenda } = await createOpened()
    const body = { password: NEW, current_password: OLD }
    await call('POST /api/auth/update', { body })
    expect(await findOpen(member, agenda)).toEqual(['coachs'])
  })

  it.each(ALL)('the owner can keep %s', async (kept) => {
    const { member, agenda } = await createOpened()
    const token = await requestReset(member.email)
    expect((await reset(token, [kept])).statusCode).toBe(200)
    const open = await findOpen(member, agenda)
    expect(open.filter((item) => ALL.includes(item))).toEqual([kept])
  })

  it('a change of name closes nothing', async () => {
    const { member, call, agenda } = await createOpened()
    await call('POST /api/auth/update', { body: { prenom: 'Zoé' } })
    expect(await findOpen(member, agenda)).toEqual(expect.arrayContaining(ALL))
  })

  it('an address verified by the reset keeps nothing of the intruder', async () => {
    const { member, agenda } = await createOpened({ email_verifie_le: null })
    const token = await requestReset(member.email)
    expect((await reset(token, ALL)).statusCode).toBe(200)
    expect(await findOpen(member, agenda)).toEqual([])
  })
})

describe('recovery of a changed address', () => {
  async function move(member: { id: number }, password = OLD) {
    const email = `ailleurs-${nextNumber()}@exemple.fr`
    const { call } = await t.signIn(member)
    await call('POST /api/auth/update', { body: { email, current_password: password } })
    await t.workOff()
    await t.call('POST /api/auth/verify', { body: { token: readToken(email) } })
    await t.workOff()
    return email
  }

  it('the link to the former address restores it and closes all access', async () => {
    const { member, agenda } = await createOpened()
    await move(member)
    const thief = await t.signIn(member)
    expect((await reset(readToken(member.email))).statusCode).toBe(200)
    await expect(thief.call('GET /api/auth/me')).rejects.toMatchObject({ status: 401 })
    expect(await findOpen(member, agenda)).toEqual(['coachs'])
    const signedIn = await t.call('POST /api/auth/login', {
      body: { email: member.email, password: NEW },
    })
    expect(signedIn.data.user).toMatchObject({ email: member.email, email_verifie: true })
  })

  it('the link works after the thief changed password and address again', async () => {
    const { member } = await createOpened()
    const first = await move(member)
    const mine = readToken(member.email)
    expect((await reset(await requestReset(first))).statusCode).toBe(200)
    await move(member, NEW)
    const his = readToken(first)
    expect((await reset(mine)).statusCode).toBe(200)
    const refused = await reset(his)
    expect(refused.json(), 'the way back of the thief’s address').toMatchObject({
      code: 'lien_perime',
    })
  })

  it('the link expires after a week, or when the address was taken since', async () => {
    const { member } = await createOpened()
    await move(member)
    await createUser(t.db, { email: member.email })
    const token = readToken(member.email)
    expect((await reset(token)).json()).toMatchObject({ code: 'email_deja_pris' })
    t.clock.advance({ hours: 24 * 7 })
    expect((await reset(token)).json()).toMatchObject({ code: 'lien_perime' })
  })
})

/** Columns with a secret, each with the reason why a new password does not revoke it. */
const OTHERS: Readonly<Record<string, string>> = {
  'users.password_hash': 'is what changes',
  'sessions.token_hash': 'sessions end always',
  'jetons.token_hash': 'links end always, but for the way back',
  'seconds_facteurs.secret': 'is asked beside the password',
  'premium_codes.code_hash': 'opens no account',
  'reduction_codes.code': 'opens no account',
  'reduction_revelations.code': 'opens no account',
  'reductions.code': 'opens no account',
  'reductions.genre_code': 'is no secret',
  'resultats.code_hash': 'opens no account',
  'resultat_envois.codes_jusqua': 'is no secret',
  'resultat_envois.codes_sel': 'opens no account',
  'revendications.code_hash': 'opens no account',
}
const CUT = [
  'agenda_flux.token_hash',
  'external_flows.state_hash',
  'external_flows.browser_hash',
  'external_flows.code_verifier',
  'invitations.token_hash',
  'organisateur_invitations.token_hash',
  'agence_invitations.token_hash',
  'magasin_invitations.token_hash',
  'montres.jetons',
]
const SECRET = /hash|token|jeton|secret|^code(s_|_verif|$)|_code$/

it('every column with a secret is revoked by a new password, or declares why not', () => {
  const tables = Object.values(schema as Record<string, unknown>).filter((item) =>
    is(item, PgTable),
  )
  const found = tables.flatMap((table) =>
    Object.values(getTableColumns(table as PgTable))
      .filter(({ name }) => SECRET.test(name))
      .map(({ name }) => `${getTableName(table as PgTable)}.${name}`),
  )
  expect(found.toSorted()).toEqual([...CUT, ...Object.keys(OTHERS)].toSorted())
})
