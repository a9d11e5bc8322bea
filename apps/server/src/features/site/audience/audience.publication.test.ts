import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { move, newAuthor, newRoute, WHOLE } from '#features/parcours/parcours/test-authors.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let staff: SignedIn
beforeAll(async () => {
  t = await testApp()
  staff = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

const findNames = async (id: number) => {
  const text = `select name, users_id, created_at from audience_events
    where props->>'parcours_id' = $1 order by id`
  return (await t.db.$client.query(text, [String(id)])).rows
}
const sendEvent = async ({ call }: SignedIn, parcours_id: number) => {
  const body = {
    consentement: 'audience',
    visite: '00112233445566bb',
    events: [{ name: 'parcours_publish', props: { parcours_id } }],
  } as const
  return (await call('POST /api/audience', { body })).data.enregistres
}
const submitted = async () => {
  const author = await newAuthor(t)
  const id = await newRoute(author, WHOLE)
  await move(author, id, 'soumettre')
  return { author, id }
}

it('a publication by staff is recorded for a consenting author', async () => {
  const { author, id } = await submitted()
  expect(await sendEvent(author, id)).toBe(1)
  expect(await findNames(id)).toMatchObject([{ name: 'parcours_publish_attente' }])
  t.clock.advance({ hours: 20 })
  await move(staff, id, 'publier')
  expect(await findNames(id)).toEqual([
    { name: 'parcours_publish', users_id: author.id, created_at: t.clock.now },
  ])
})

it('a publication is not recorded for an author without consent', async () => {
  const { id } = await submitted()
  await move(staff, id, 'publier')
  expect(await findNames(id)).toEqual([])
})

it('a publication is recorded once, after any number of submissions', async () => {
  const { author, id } = await submitted()
  await sendEvent(author, id)
  await move(staff, id, 'renvoyer', 'La trace passe par une propriété privée.')
  expect(await findNames(id)).toMatchObject([{ name: 'parcours_publish_attente' }])
  await move(author, id, 'soumettre')
  await sendEvent(author, id)
  await move(staff, id, 'publier')
  await move(staff, id, 'renvoyer', 'La trace est à revoir.')
  await move(author, id, 'soumettre')
  t.clock.advance({ hours: 1 })
  expect(await sendEvent(author, id)).toBe(0)
  await move(staff, id, 'publier')
  expect((await findNames(id)).map(({ name }) => name)).toEqual(['parcours_publish'])
})

it('a publication before the browser’s event counts', async () => {
  const { author, id } = await submitted()
  await move(staff, id, 'publier')
  expect(await sendEvent(author, id)).toBe(1)
  expect(await findNames(id)).toMatchObject([{ name: 'parcours_publish', users_id: author.id }])
  expect(await sendEvent(author, id)).toBe(0)
})

it('a publication event of another member is ignored', async () => {
  const { id } = await submitted()
  expect(await sendEvent(staff, id)).toBe(0)
  const visitor = { call: t.call } as SignedIn
  expect(await sendEvent(visitor, id)).toBe(0)
  await move(staff, id, 'publier')
  expect(await findNames(id)).toEqual([])
})
