import { createServer, type Server } from 'node:net'
import type { Connection } from '@foulee/db/connect'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { createCourse } from '@foulee/testing/factories'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WORKS } from '#features/works.ts'
import { announceCourseChange } from '#kernel/notifications/announce-course.ts'
import { createQueues } from '#platform/jobs/run.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const READERS = 10_000
const PATIENCE = { timeout: 120_000, interval: 20 }

describe.skipIf(!canStartCluster())(
  'a process that is killed while it notifies many members',
  () => {
    let cluster: Cluster
    let connection: Connection
    let mute: Server
    const servers: ServerProcess[] = []
    beforeAll(async () => {
      ;({ cluster, connection } = await startMigratedCluster(2))
      await createQueues(connection.db, WORKS)
      // Accepts no email, so that the queue holds each for the count.
      mute = createServer((socket) => socket.on('error', () => undefined))
      await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
    })
    afterAll(async () => {
      for (const server of servers) await server.kill()
      mute?.close()
      await connection?.close()
      await cluster?.stop()
    })

    const start = async () => {
      const { port } = mute.address() as { port: number }
      const url = cluster.urlOf('postgres')
      // Shorter than in production, so that stalled jobs are found during the test.
      const settings = { WORK_BEAT: '1', SMTP_URL: `smtp://127.0.0.1:${port}` }
      const server = await startServer(url, settings)
      servers.push(server)
      return server
    }
    const count = async (query: ReturnType<typeof sql>) => {
      const { rows } = await connection.db.execute<{ nb: number }>(query)
      return rows[0]?.nb ?? 0
    }
    const countNotifications = () => count(sql`select count(*)::int as nb from notifications`)

    it('leaves the rest to another process, which notifies each once', async () => {
      const { db } = connection
      const now = new Date()
      const { id } = await createCourse(db, now)
      await db.execute(sql`
      with made as (insert into users (email, password_hash, prenom, nom, cgu_acceptees_le)
        select 'lecteur-' || n || '@exemple.fr', 'none', 'Lou', 'Martin', now()
        from generate_series(1, ${READERS}) as n returning id)
      insert into liste (users_id, type, objet_id, etat)
      select made.id, 'epreuve', e.id, 'envie' from made, epreuves e`)
      const first = await start()
      const changes = [{ type: 'lieu' as const, avant: 'Annecy', apres: 'Sevrier' }]
      await db.transaction((tx) => announceCourseChange(tx, { courses_id: id, changes, now }))
      await vi.waitFor(async () => expect(await countNotifications()).toBeGreaterThan(0), PATIENCE)
      await first.kill()
      expect(await countNotifications()).toBeLessThan(READERS)

      await start()
      await vi.waitFor(async () => expect(await countNotifications()).toBe(READERS), PATIENCE)
      const members = sql`select count(distinct users_id)::int as nb from notifications`
      expect(await count(members)).toBe(READERS)
      const mails = sql`select count(*)::int as nb from pgboss.job where name = 'courrier'`
      const addresses = sql`
      select count(distinct data->>'to')::int as nb from pgboss.job where name = 'courrier'`
      expect([await count(mails), await count(addresses)]).toEqual([READERS, READERS])
    })
  },
)
