import type { Validation } from '@foulee/contract/club/inscriptions'
import { CallError } from '@foulee/contract/shared/call-error'
import { createClient } from '@foulee/contract/shared/client'
import { type Connection, connectPostgres } from '@foulee/db/connect'
import { inscriptions, points } from '@foulee/db/schema'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { createEvenementDate, createInscription } from '@foulee/testing/evenements'
import { createUser } from '@foulee/testing/factories'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCodeKey, signInscription } from '#features/club/inscriptions/codes.ts'
import { openToken } from './open-token.test-cast.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const COMING = 500
const BATCH = 5
const RETRY_MS = 200
/** Shorter than in production, so that the outage is noticed during the test. */
const LIMITS = { DATABASE_CONNECT_LIMIT: '2', DATABASE_STATEMENT_LIMIT: '5' }

type Vu = { inscription: number; hash: string; at: string }

describe.skipIf(!canStartCluster())('two desks while the database is started anew', () => {
  let cluster: Cluster
  let connection: Connection
  let server: ServerProcess
  let dates_id: number
  let vus: Vu[]
  let desks: string[]

  beforeAll(async () => {
    ;({ cluster, connection } = await startMigratedCluster(4))
    const { db } = connection
    const now = new Date()
    const members = [await createUser(db), await createUser(db)]
    const membres = members.map(({ id }) => id)
    dates_id = (await createEvenementDate(db, now, { evenement: { membres } })).id
    const key = await getCodeKey(db)
    vus = []
    for (let at = 0; at < COMING; at++) {
      const row = await createInscription(db, now, { evenement_dates_id: dates_id })
      const hash = signInscription(key, row)
      vus.push({ inscription: row.id, hash, at: new Date().toISOString() })
    }
    desks = []
    for (const user of members) {
      desks.push(await openToken(db, user.id))
    }
    server = await startServer(cluster.urlOf('postgres'), LIMITS)
  })
  afterAll(async () => {
    await server?.kill()
    await connection?.close()
    await cluster?.stop()
  })

  async function hold(token: string, seen: readonly Vu[]) {
    const call = createClient({ baseUrl: server.origin, getToken: () => token })
    const answers: Validation[] = []
    let failures = 0
    for (let from = 0; from < seen.length; ) {
      const body = { vus: seen.slice(from, from + BATCH) }
      const params = { params: { dates_id }, body }
      try {
        answers.push(
          ...(await call('POST /api/evenements/accueil/{dates_id}/valider', params)).data,
        )
        from += BATCH
      } catch (cause) {
        if (cause instanceof CallError && cause.status >= 400 && cause.status < 500) throw cause
        failures += 1
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
    return { answers, failures }
  }

  it('counts each of five hundred once, and pays each once', async () => {
    const [first = '', second = ''] = desks
    const here = vus.slice(0, 300)
    const there = vus.slice(200).map((vu) => ({ ...vu, at: new Date().toISOString() }))
    const held = Promise.all([hold(first, here), hold(second, there)])
    const restarted = waitForSome(60).then(() => cluster.restart('immediate'))
    const [desk, other] = await held
    await restarted

    expect(desk.failures + other.failures).toBeGreaterThan(0)
    const { db } = await reopen()
    const valid = await db.$count(inscriptions, isNotNull(inscriptions.valide_le))
    const paid = await db
      .select({ users_id: points.users_id })
      .from(points)
      .where(and(eq(points.kind, 'evenement_valide'), eq(points.cle, String(dates_id))))
    const lost = COMING - valid
    process.stdout.write(`${COMING} seen at two desks: ${lost} lost, ${paid.length} paid\n`)
    expect({ lost, paid: paid.length }).toEqual({ lost: 0, paid: COMING })
    expect(new Set(paid.map(({ users_id }) => users_id)).size).toBe(COMING)

    const said = [...desk.answers, ...other.answers]
    const done = said.filter(({ verdict }) => verdict === 'valide')
    expect(new Set(done.map(({ inscription }) => inscription)).size).toBe(COMING)
    expect(done).toHaveLength(COMING)
    expect(said.filter(({ verdict }) => verdict === 'deja_valide')).toHaveLength(100)
  })

  async function waitForSome(many: number): Promise<void> {
    const { db } = connection
    for (;;) {
      if ((await db.$count(inscriptions, isNotNull(inscriptions.valide_le))) >= many) return
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  async function reopen(): Promise<Connection> {
    await connection.close().catch(() => undefined)
    connection = await connectPostgres(cluster.urlOf('postgres'), 2)
    return connection
  }
})
