import { profils, resultats } from '@foulee/db/schema'
import { createCourse, createUser } from '@foulee/testing/factories'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it.each([
  ['stays shown by initials whoever asked for it', true],
  ['stays shown by name whoever did not', false],
])('an erased account leaves a result that %s', async (_, initiales_resultats) => {
  const user = await createUser(t.db, { password_hash: null })
  const { id: users_id } = user
  await t.db.update(profils).set({ initiales_resultats }).where(eq(profils.users_id, users_id))
  const course = await createCourse(t.db, t.clock.now)
  const epreuves_id = await findEpreuveOf(t.db, course.id)
  const { id } = await createResultat(t.db, epreuves_id, { users_id, preuve: 'code' })
  await (await t.signIn(user)).call('POST /api/auth/delete', { body: { confirmation: true } })
  const [line] = await t.db.select().from(resultats).where(eq(resultats.id, id))
  expect(line).toMatchObject({ users_id: null, preuve: null, initiales: initiales_resultats })
})
