import { CallError } from '@foulee/contract/shared/call-error'
import { createClient } from '@foulee/contract/shared/client'
import type { Connection } from '@foulee/db/connect'
import { entrainementGestes, entrainements, planSuivis } from '@foulee/db/schema'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { createPlan, createSuivi, makeWeeks } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openToken } from './open-token.test-cast.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const RUNNERS = 60
const WEEKS = 16

type Runner = { token: string; id: number }
type Outcome = 'written' | 'refused' | 'lost'

describe.skipIf(!canStartCluster())('a database that restarts while plans are scheduled', () => {
  let cluster: Cluster
  let connection: Connection
  let server: ServerProcess
  let runners: Runner[]

  beforeAll(async () => {
    ;({ cluster, connection } = await startMigratedCluster(2))
    const plan = await createPlan(connection.db, { semaines: makeWeeks(WEEKS) })
    runners = []
    for (let at = 0; at < RUNNERS; at++) {
      const user = await createUser(connection.db)
      const token = await openToken(connection.db, user.id)
      const suivi = await createSuivi(connection.db, { users_id: user.id, plans_id: plan.id })
      runners.push({ token, id: suivi.id })
    }
    server = await startServer(cluster.urlOf('postgres'))
  })
  afterAll(async () => {
    await server?.stop()
    await connection?.close()
    await cluster?.stop()
  })

  async function schedule({ token, id }: Runner, debut: string): Promise<Outcome> {
    const call = createClient({ baseUrl: server.origin, getToken: () => token })
    try {
      await call('POST /api/training/plan/schedule', { body: { id, debut, jours: [2, 4, 7] } })
      return 'written'
    } catch (cause) {
      return cause instanceof CallError && cause.status === 503 ? 'refused' : 'lost'
    }
  }

  it('puts each plan on the calendar completely, or not at all', async () => {
    const debut = addDays(parisDate(new Date()), 1)
    const schedules = runners.map((runner) => schedule(runner, debut))
    await Promise.race(schedules)
    await cluster.restart('immediate')
    const first = await Promise.all(schedules)
    expect(first).toContain('written')
    expect(first.some((outcome) => outcome !== 'written')).toBe(true)
    expect(server.isAlive(), server.output()).toBe(true)

    const { db } = connection
    const whole = WEEKS * 3
    for (const [at, { id }] of runners.entries()) {
      const [suivi] = await db.select().from(planSuivis).where(eq(planSuivis.id, id))
      const nb = await db.$count(entrainements, eq(entrainements.plan_suivis_id, id))
      // A confirmed plan is complete; of the others both the run and the plan exist, or neither.
      if (first[at] === 'written') expect(nb).toBe(whole)
      expect(nb).toBe(suivi?.etat === 'en_cours' ? whole : 0)
    }
    const [{ acts } = { acts: 0 }] = await db.select({ acts: count() }).from(entrainementGestes)
    expect(acts).toBe(await db.$count(planSuivis, eq(planSuivis.etat, 'en_cours')))

    for (const runner of runners) expect(await schedule(runner, debut)).toBe('written')
  })
})
