import { type Connection, connectPostgres } from '@foulee/db/connect'
import { users } from '@foulee/db/schema'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { createEvenementDate, createInscription } from '@foulee/testing/evenements'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson } from '#features/membres/compte/mes-donnees.test-cast.ts'
import { EXAMPLES } from '../contract-examples.ts'
import {
  calls,
  checkEach,
  isChange,
  pickAllowedFor,
  send,
  signInAs,
} from '../http/contract-calls.ts'
import { createPersona, createWorld, type World } from '../http/examples.ts'
import { type TestApp, testApp } from '../test-app.ts'

const TIMES = 10

/** The embedded database has one connection, without concurrency. */
describe.skipIf(!canStartCluster())('ten concurrent calls of one member', () => {
  let cluster: Cluster
  let held: Connection
  let t: TestApp
  let world: World

  beforeAll(async () => {
    const { cluster: own, connection } = await startMigratedCluster(1)
    cluster = own
    await connection.close()
    held = await connectPostgres(own.urlOf('postgres'), TIMES)
    t = await testApp({ connection: held })
    world = await createWorld(t)
  })
  afterAll(async () => {
    await t?.close()
    await held?.close()
    await cluster?.stop()
  })

  it('never cause a failure of the server, for any call of the contract', async () => {
    const changes = calls.filter(([key, endpoint]) => isChange(key, endpoint))
    expect(changes.length).toBeGreaterThan(100)
    await checkEach(
      changes.map(([key]) => [
        key,
        async () => {
          const owner = await createPersona(t, 'owner')
          if (!owner) throw new Error('The owner is somebody.')
          const input = await EXAMPLES[key].input(world, owner)
          const isOwn = EXAMPLES[key].who.owner === 200
          const headers = isOwn
            ? (await t.signIn(owner)).headers
            : await signInAs(t, pickAllowedFor(key))
          const answers = await Promise.all(
            Array.from({ length: TIMES }, () => send(t, key, input, headers)),
          )
          const failed = answers.filter(({ statusCode }) => statusCode >= 500)
          expect(failed.map(({ body }) => body)).toEqual([])
        },
      ]),
    )
  })

  it('erase an account with data everywhere once, and each is answered', async () => {
    const { user } = await createPerson(t)
    const { id: users_id } = user
    // Without a password a recent session is the proof: all ten pass.
    await t.db.update(users).set({ password_hash: null }).where(eq(users.id, users_id))
    // Three runs of the member's own: each is locked as a date, and written as theirs.
    for (const _ of [1, 2, 3]) {
      const evenement = { created_by: users_id }
      const { id } = await createEvenementDate(t.db, t.clock.now, { evenement })
      await createInscription(t.db, t.clock.now, { users_id, evenement_dates_id: id })
    }
    const sessions = await Promise.all(Array.from({ length: TIMES }, () => t.signIn(user)))
    const body = { confirmation: true as const }
    const outcomes = await Promise.allSettled(
      sessions.map(({ call }) => call('POST /api/auth/delete', { body })),
    )
    for (const outcome of outcomes) {
      // Later calls may find no session any more.
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 401 })
    }
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    const [gone] = await t.db.select().from(users).where(eq(users.id, users_id))
    expect(gone?.supprime_le).not.toBeNull()
  })
})
