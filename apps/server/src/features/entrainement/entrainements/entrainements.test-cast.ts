import { entrainements } from '@foulee/db/schema'
import { createEntrainement } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import type { TestApp } from '#test/test-app.ts'

export const NOW = new Date('2027-05-12T09:00:00Z')

export function createCast(t: TestApp) {
  return {
    async newRunner() {
      const user = await createUser(t.db)
      return { user, ...(await t.signIn(user)) }
    },
    plan: async ({ user }: { user: { id: number } }, jour: string, more: object = {}) =>
      createEntrainement(t.db, { users_id: user.id, jour, ...more }),
    find: async (id: number) =>
      (await t.db.select().from(entrainements).where(eq(entrainements.id, id)))[0],
  }
}

export type Runner = Awaited<ReturnType<ReturnType<typeof createCast>['newRunner']>>
