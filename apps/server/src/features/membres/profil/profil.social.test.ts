import type { Reseau } from '@foulee/domain/shared/reseau'
import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const STRAVA = 'https://www.strava.com/athletes/1'
const signIn = async () => t.signIn(await createUser(t.db))
const add = (call: TestApp['call'], url = STRAVA, reseau: Reseau = 'strava') =>
  call('POST /api/social', { body: { model: 'profil', reseau, url } })
const remove = (call: TestApp['call'], id: number) => call('POST /api/social/del', { body: { id } })
const links = async (call: TestApp['call']) => (await call('GET /api/auth/me')).data.profil.social

it('a link stays in the profile until it is removed', async () => {
  const { call } = await signIn()
  const { id, data } = await add(call, 'strava.com/athletes/7')
  expect(data).toEqual({
    id,
    reseau: 'strava',
    url: 'https://strava.com/athletes/7',
    model: 'profil',
  })
  expect(await links(call)).toEqual([data])
  await remove(call, id)
  expect(await links(call)).toEqual([])
  await expect(remove(call, id)).rejects.toMatchObject({ status: 404, code: 'lien_introuvable' })
})

it('a network has one link, also with ten simultaneous requests', async () => {
  const { call } = await signIn()
  await add(call, 'https://instagram.com/lea', 'instagram')
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => add(call)))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(9)
  expect(refused[0]).toMatchObject({ reason: { status: 409, code: 'lien_deja_present' } })
  expect((await links(call)).map(({ reseau }) => reseau)).toEqual(['instagram', 'strava'])
})

it('a link is removed by its owner alone', async () => {
  const [owner, other] = [await signIn(), await signIn()]
  const { id } = await add(owner.call)
  await expect(remove(other.call, id)).rejects.toMatchObject({ status: 404 })
  const staff = await t.signIn(await createUser(t.db, { is_staff: true }))
  await expect(remove(staff.call, id)).rejects.toMatchObject({ status: 404 })
  expect(await links(owner.call)).toHaveLength(1)
})

it.each([
  ['url', { url: '' }],
  ['url', { url: 'http://strava.com/athletes/1' }],
  ['url', { url: 'https://exemple.fr/athletes/1' }],
  ['url', { url: 'https://strava.com.exemple.fr/1' }],
  ['url', { url: 'javascript:alert(1)' }],
  ['url', { url: "https://strava.com/'; drop table users; --" }],
  ['url', { url: 'https://strava.com/\u202elea' }],
  ['url', { url: `https://strava.com/${'a'.repeat(600)}` }],
  ['url', { url: 4 }],
  ['reseau', { reseau: 'myspace' }],
  ['reseau', { reseau: '__proto__' }],
  ['model', { model: 'voyages' }],
  ['model', { model: undefined }],
])('a wrong %s is refused: %j', async (field, input) => {
  const { headers, call } = await signIn()
  const answer = await t.inject({
    method: 'POST',
    url: '/api/social',
    headers,
    payload: { model: 'profil', reseau: 'strava', url: STRAVA, ...input },
  })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().errors)).toEqual([field])
  expect(await links(call)).toEqual([])
})

it('a new follower is notified once, without a name', async () => {
  const [followed, follower] = [
    await createUser(t.db),
    await createUser(t.db, { prenom: 'Ulysse' }),
  ]
  const [to, from] = [await t.signIn(followed), await t.signIn(follower)]
  const follow = (is_followed: boolean) =>
    from.call('POST /api/profile/suivre', { body: { users_id: followed.id, is_followed } })
  for (const is_followed of [true, false, true]) await follow(is_followed)
  const { notifications } = (await to.call('POST /api/notifications/list', {})).data
  expect(notifications).toMatchObject([{ kind: 'abonnes', titre: 'Vous avez un nouvel abonné' }])
  expect(JSON.stringify(notifications)).not.toContain('Ulysse')
  await t.workOff()
  expect(t.mailsTo(followed.email), 'under the bell alone').toEqual([])
})
