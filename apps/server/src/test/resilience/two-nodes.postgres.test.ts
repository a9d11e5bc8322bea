import { type Connection, connectPostgres } from '@foulee/db/connect'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { courses } from '@foulee/db/schema'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { createCourse } from '@foulee/testing/factories'
import { type HoldingProxy, startHoldingProxy } from '@foulee/testing/holding-proxy'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { buildApp } from '../../app.ts'

const PATIENCE = { timeout: 120_000, interval: 50 }
const NOW = new Date('2026-03-16T09:00:00Z')
/** Last statement of a listening connection: the LISTEN, or its probe. */
const LISTENERS = `from pg_stat_activity
  where pid <> pg_backend_pid() and (query ilike 'listen %' or query = 'select pg_listening_channels() as channel')`

type Node = { app: FastifyInstance; connection: Connection; proxy: HoldingProxy }

describe.skipIf(!canStartCluster())('two nodes on one database', () => {
  let cluster: Cluster
  let other: Connection
  let nodes: Node[]

  async function startNode(): Promise<Node> {
    const proxy = await startHoldingProxy(cluster.urlOf('postgres'))
    const connection = await connectPostgres(proxy.url, 3)
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
    const app = await buildApp({ config, connection, clock: () => NOW })
    await app.ready()
    return { app, connection, proxy }
  }

  beforeAll(async () => {
    ;({ cluster, connection: other } = await startMigratedCluster(3))
    nodes = [await startNode(), await startNode()]
  })
  afterAll(async () => {
    for (const { app, connection, proxy } of nodes ?? []) {
      await app.close()
      await connection.close()
      proxy.close()
    }
    await other?.close()
    await cluster?.stop()
  })

  async function rename(id: number, nom: string): Promise<void> {
    await other.db.transaction(async (tx) => {
      await tx.update(courses).set({ nom }).where(eq(courses.id, id))
      await rebuildCourseCards(tx, [id], NOW)
    })
  }

  const fetchNames = (slug: string) =>
    Promise.all(
      nodes.map(async ({ app }) => {
        const answer = await app.inject({ url: `/api/courses/${slug}` })
        return answer.json<{ data: { nom: string } }>().data.nom
      }),
    )

  const countListeners = async () => {
    const { rows } = await other.db.$client.query(`select count(*)::int as nb ${LISTENERS}`)
    return rows[0].nb as number
  }
  const areListening = () =>
    vi.waitFor(async () => expect(await countListeners()).toBe(nodes.length), PATIENCE)

  it('drop, once notifications are back, what they cached without them', async () => {
    await areListening()
    const { id, slug } = await createCourse(other.db, NOW, { nom: 'Trail d’avant' })
    // A URL is cached from its second request on.
    await fetchNames(slug)
    for (const { proxy } of nodes) proxy.hold()
    try {
      await other.db.$client.query(`select pg_terminate_backend(pid) ${LISTENERS}`)
      for (const { proxy } of nodes) {
        await vi.waitFor(() => expect(proxy.waiting()).toBeGreaterThan(0), PATIENCE)
      }
      expect(await fetchNames(slug)).toEqual(['Trail d’avant', 'Trail d’avant'])
      await rename(id, 'Trail d’après')
    } finally {
      for (const { proxy } of nodes) proxy.release()
    }
    await vi.waitFor(
      async () => expect(await fetchNames(slug)).toEqual(['Trail d’après', 'Trail d’après']),
      PATIENCE,
    )
  })

  it('receive notifications again', async () => {
    await areListening()
    const { id, slug } = await createCourse(other.db, NOW, { nom: 'Course d’avant' })
    await fetchNames(slug)
    expect(await fetchNames(slug)).toEqual(['Course d’avant', 'Course d’avant'])
    await rename(id, 'Course d’après')
    await vi.waitFor(
      async () => expect(await fetchNames(slug)).toEqual(['Course d’après', 'Course d’après']),
      PATIENCE,
    )
  })
})
