import { type Connection, connectPostgres } from '@foulee/db/connect'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { courses } from '@foulee/db/schema'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { createCourse, createUser } from '@foulee/testing/factories'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { createParcours } from '@foulee/testing/parcours'
import { canStartPgBouncer, type PgBouncer, startPgBouncer } from '@foulee/testing/pgbouncer'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../test-app.ts'

const PATIENCE = { timeout: 120_000, interval: 50 }
const LIMITS = { connectMs: 5_000, statementMs: 1_000, idleTransactionMs: 5_000 }
const SERVERS = 3
const canStart = canStartCluster() && canStartPgBouncer()

describe.skipIf(!canStart)('a server behind PgBouncer in transaction mode', () => {
  let cluster: Cluster
  let bouncer: PgBouncer
  let connection: Connection
  let t: TestApp

  beforeAll(async () => {
    const { cluster: own, connection: direct } = await startMigratedCluster(1)
    cluster = own
    await direct.close()
    const directUrl = cluster.urlOf('postgres')
    bouncer = await startPgBouncer(cluster)
    connection = await connectPostgres(bouncer.url, 8, LIMITS, { directUrl })
    t = await testApp({ connection })
  })
  afterAll(async () => {
    await t?.close()
    await connection?.close()
    await bouncer?.stop()
    await cluster?.stop()
  })

  it('reads and writes from many connections at once', async () => {
    const { slug } = await createCourse(connection.db, t.clock.now, { nom: 'Trail du Bac' })
    const parcours = await createParcours(connection.db, t.clock.now)
    const members = await Promise.all(
      Array.from({ length: 20 }, async () => t.signIn(await createUser(connection.db))),
    )
    const answers = await Promise.all(
      members.flatMap(({ headers }, n) => [
        t.inject({ url: `/api/courses/${slug}?n=${n}` }),
        t.inject({ url: `/api/courses?nom=Trail&n=${n}`, headers }),
        t.inject({
          method: 'POST',
          url: '/api/liste/store',
          headers,
          payload: { type: 'parcours', id: parcours.id },
        }),
      ]),
    )
    for (const { statusCode, body } of answers) expect(statusCode, body).toBe(200)
  })

  it('receives the notifications of another process', async () => {
    const { id, slug } = await createCourse(connection.db, t.clock.now, { nom: 'Course d’avant' })
    const fetchName = async () =>
      (await t.inject({ url: `/api/courses/${slug}` })).json<{ data: { nom: string } }>().data.nom
    await fetchName()
    expect(await fetchName()).toBe('Course d’avant')
    const other = await connectPostgres(bouncer.url, 1, LIMITS, {
      directUrl: cluster.urlOf('postgres'),
    })
    await other.db.transaction(async (tx) => {
      await tx.update(courses).set({ nom: 'Course d’après' }).where(eq(courses.id, id))
      await rebuildCourseCards(tx, [id], t.clock.now)
    })
    await other.close()
    await vi.waitFor(async () => expect(await fetchName()).toBe('Course d’après'), PATIENCE)
  })

  it('lets a long statement run while PostgreSQL answers a probe', async () => {
    const { rows } = await connection.db.execute(sql`select pg_sleep(3.5), 'fini' as etat`)
    expect(rows[0]).toMatchObject({ etat: 'fini' })
  })

  it('detects a LISTEN through PgBouncer, and receives nothing by it', async () => {
    const lost = vi.fn()
    const mistaken = await connectPostgres(bouncer.url, 1, LIMITS)
    const stop = await mistaken.listen('un_canal', () => {}, lost)
    lost.mockClear()
    const holdIfListening = () =>
      connection.db.transaction(async (tx) => {
        const { rowCount } = await tx.execute(sql`select pg_listening_channels()`)
        taken.push(rowCount)
        await vi.waitFor(() => expect(taken).toHaveLength(SERVERS), PATIENCE)
        if (rowCount) await vi.waitFor(() => expect(lost).toHaveBeenCalled(), PATIENCE)
      })
    const taken: (number | null)[] = []
    await Promise.all(Array.from({ length: SERVERS }, holdIfListening))
    expect(taken.toSorted()).toEqual([0, 0, 1])
    stop()
    await mistaken.close()
  })
})
