import { CHANGES_CHANNEL } from '@foulee/db/invalidation'
import { createCommentaire } from '@foulee/testing/commentaires'
import { shareTestDatabase } from '@foulee/testing/database'
import { createCourse, createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let stop: Awaited<ReturnType<Awaited<ReturnType<typeof shareTestDatabase>>['listen']>>
const announcements: string[] = []
beforeAll(async () => {
  t = await testApp()
  const { listen } = await shareTestDatabase()
  stop = await listen(
    CHANGES_CHANNEL,
    (payload) => announcements.push(...payload.split(' ')),
    () => {},
  )
})
afterAll(async () => {
  await stop()
  await t.close()
})

it.each([
  [
    'takes a new name',
    (call: TestApp['call']) => call('POST /api/auth/update', { body: { nom: 'Serra' } }),
  ],
  [
    'leaves',
    (call: TestApp['call']) => call('POST /api/auth/delete', { body: { confirmation: true } }),
  ],
])('erasing a member who %s refreshes the pages with their comments', async (_, act) => {
  const author = await createUser(t.db, { password_hash: null })
  const course = await createCourse(t.db, t.clock.now)
  const route = await createParcours(t.db, t.clock.now)
  await createCommentaire(t.db, { users_id: author.id, objet_id: course.id })
  await createCommentaire(t.db, { users_id: author.id, model: 'parcours', objet_id: route.id })
  const { call } = await t.signIn(author)
  await t.syncChanges()
  announcements.length = 0
  await act(call)
  await t.syncChanges()
  expect(announcements).toEqual(
    expect.arrayContaining([`course:${course.id}`, `parcours:${route.id}`]),
  )
})
