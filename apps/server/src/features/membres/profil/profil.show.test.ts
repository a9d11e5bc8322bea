import { ProfilPublic } from '@foulee/contract/membres/profil'
import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const ADULT = '1990-05-12'
const MINOR = '2010-01-01'
const UNKNOWN = { status: 404, code: 'profil_introuvable' }
type Visibilite = 'public' | 'membres' | 'abonnes' | 'personne'

async function createMember(visibilite: Visibilite, naissance: string | null = ADULT, more = {}) {
  const user = await createUser(t.db, { prenom: 'Léa', nom: 'Morel', ...more })
  await t.db.$client.query(
    'update profils set visibilite = $2, naissance = $3, telephone = $4 where users_id = $1',
    [user.id, visibilite, naissance, '06 00 00 00 00'],
  )
  return user
}

const show = (call: TestApp['call'], users_id: number) =>
  call('POST /api/profile/show', { body: { users_id } })
const follow = (call: TestApp['call'], users_id: number, is_followed = true) =>
  call('POST /api/profile/suivre', { body: { users_id, is_followed } })

async function listSeers(user: { id: number }): Promise<string> {
  const fan = await t.signIn(await createUser(t.db))
  await t.db.$client.query(
    'insert into suivis (users_id, suivi_id) select users_id, $2 from sessions where token_hash = encode(sha256($1::bytea), $3)',
    [fan.token, user.id, 'hex'],
  )
  const callers: [string, TestApp['call']][] = [
    ['visiteur', t.call],
    ['membre', (await t.signIn(await createUser(t.db))).call],
    ['abonne', fan.call],
    ['staff', (await t.signIn(await createUser(t.db, { is_staff: true }))).call],
    ['soi', (await t.signIn(user)).call],
  ]
  const seers: string[] = []
  for (const [name, call] of callers) {
    const seen = await show(call, user.id).catch((cause) => cause)
    if ('data' in seen) seers.push(name)
    else expect(seen).toMatchObject(UNKNOWN)
  }
  return seers.join(' ')
}

describe('visibility of a profile', () => {
  it.each<[Visibilite, string | null, string]>([
    ['public', ADULT, 'visiteur membre abonne staff soi'],
    ['public', MINOR, 'membre abonne staff soi'],
    ['public', null, 'membre abonne staff soi'],
    ['membres', ADULT, 'membre abonne staff soi'],
    ['abonnes', ADULT, 'abonne staff soi'],
    ['personne', ADULT, 'staff soi'],
  ])('a profile %s, born %s, is visible to %s', async (visibilite, naissance, seers) => {
    expect(await listSeers(await createMember(visibilite, naissance))).toBe(seers)
  })

  it('the profile of an erased account is hidden from everybody', async () => {
    const user = await createMember('public', ADULT, { supprime_le: '2026-01-01T00:00:00Z' })
    await expect(show(t.call, user.id)).rejects.toMatchObject(UNKNOWN)
    const staff = await t.signIn(await createUser(t.db, { is_staff: true }))
    await expect(show(staff.call, user.id)).rejects.toMatchObject(UNKNOWN)
  })

  it.each([[0], [-1], [2_147_483_648], ['1'], [1.5], [null]])(
    'the id %j is refused',
    async (users_id) => {
      const answer = await t.inject({
        method: 'POST',
        url: '/api/profile/show',
        payload: { users_id },
      })
      expect(answer.statusCode).toBe(422)
    },
  )

  it('the chosen or short name is shown, without private data', async () => {
    const user = await createMember('public')
    const { call } = await t.signIn(user)
    const before = (await show(t.call, user.id)).data
    expect(ProfilPublic.parse(before)).toEqual(before)
    expect(before).toMatchObject({ nom: 'Léa\u00a0M.', is_public: true, nb_abonnes: 0 })
    expect(JSON.stringify(before)).not.toMatch(/06 00|1990|naissance|email|licence|sexe/)
    const body = new FormData()
    body.set('public_name', 'Léa M.')
    body.set('public_description', '<script>alert(1)</script>')
    await call('POST /api/profile/update', { body })
    expect((await show(t.call, user.id)).data).toEqual({
      ...before,
      nom: 'Léa M.',
      public_description: '<script>alert(1)</script>',
    })
  })

  it('without an id the caller’s own profile comes in full', async () => {
    const { call, headers } = await t.signIn(await createMember('personne'))
    const { data } = await call('POST /api/profile/show', { body: {} })
    expect(data).toEqual((await call('GET /api/auth/me')).data.profil)
    expect(data).toMatchObject({ telephone: '06 00 00 00 00', naissance: ADULT })
    const url = '/api/profile/show'
    const bare = await t.inject({ method: 'POST', url, headers })
    expect(bare.json().data).toEqual(data)
    expect((await t.inject({ method: 'POST', url })).json().code).toBe('session_absente')
  })

  it('the session has the profile’s own address', async () => {
    const user = await createMember('membres')
    const { links } = (await (await t.signIn(user)).call('GET /api/auth/me')).data.user
    expect(links).toEqual({ profil: `/coureurs/${user.id}` })
  })
})

describe('following a member', () => {
  let fan: SignedIn
  beforeAll(async () => {
    fan = await t.signIn(await createUser(t.db, { prenom: 'Karim', nom: 'Benali' }))
  })

  it('a follow counts once, and ends', async () => {
    const { id } = await createMember('membres')
    expect((await follow(fan.call, id)).data).toEqual({ is_followed: true, nb_abonnes: 1 })
    expect((await follow(fan.call, id)).data).toEqual({ is_followed: true, nb_abonnes: 1 })
    const body = { users_id: id }
    expect((await fan.call('POST /api/profile/suivi', { body })).data.is_followed).toBe(true)
    expect((await follow(fan.call, id, false)).data).toEqual({ is_followed: false, nb_abonnes: 0 })
    expect((await follow(fan.call, id, false)).data.is_followed).toBe(false)
  })

  it('a follow neither opens a hidden profile nor closes a visible one', async () => {
    const user = await createMember('abonnes')
    await expect(follow(fan.call, user.id)).rejects.toMatchObject(UNKNOWN)
    const early = await createMember('membres')
    await follow(fan.call, early.id)
    await t.db.$client.query(`update profils set visibilite = 'abonnes' where users_id = $1`, [
      early.id,
    ])
    expect((await show(fan.call, early.id)).data.users_id).toBe(early.id)
  })

  it('a follow can be ended by the followed member, and by no third one', async () => {
    const user = await createMember('membres')
    const { call } = await t.signIn(user)
    await follow(fan.call, user.id)
    const { data, nb } = await call('POST /api/profile/abonnes')
    expect([nb, data[0]?.nom]).toEqual([1, 'Karim\u00a0B.'])
    const body = { users_id: data[0]?.users_id ?? 0 }
    const other = await t.signIn(await createUser(t.db))
    await expect(other.call('POST /api/profile/abonnes/del', { body })).rejects.toMatchObject({
      status: 404,
    })
    await call('POST /api/profile/abonnes/del', { body })
    expect(await call('POST /api/profile/abonnes')).toEqual({ data: [], nb: 0 })
  })

  it('following oneself is refused', async () => {
    const user = await createMember('public')
    const { call } = await t.signIn(user)
    await expect(follow(call, user.id)).rejects.toMatchObject({ status: 409, code: 'suivi_de_soi' })
  })
})
