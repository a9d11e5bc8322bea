import { createServer, type Server, type Socket } from 'node:net'
import type { Connection } from '@foulee/db/connect'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WORKS } from '#features/works.ts'
import { queueMail } from '#kernel/mail/queue.ts'
import { createQueues } from '#platform/jobs/run.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** Shorter than in production, so that stalled jobs are found during the test. */
const SETTINGS = { WORK_BEAT: '1' }
const PATIENCE = { timeout: 120_000, interval: 200 }

/** A mail server that accepts connections and stays silent, so that the job stays active. */
async function startMuteMailServer(): Promise<{ url: string; server: Server; held: Set<Socket> }> {
  const held = new Set<Socket>()
  const server = createServer((socket) => held.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, server, held }
}

describe.skipIf(!canStartCluster())('a job whose process is killed', () => {
  let cluster: Cluster
  let connection: Connection
  const servers: ServerProcess[] = []
  let mute: Awaited<ReturnType<typeof startMuteMailServer>>

  beforeAll(async () => {
    ;({ cluster, connection } = await startMigratedCluster(2))
    await createQueues(connection.db, WORKS)
    mute = await startMuteMailServer()
  })
  afterAll(async () => {
    for (const server of servers) await server.kill()
    for (const socket of mute?.held ?? []) socket.destroy()
    mute?.server.close()
    await connection?.close()
    await cluster?.stop()
  })

  const findMail = async () => {
    const { rows } = await connection.db.execute<{ state: string; retry_count: number }>(
      sql`select state, retry_count from pgboss.job where name = 'courrier'`,
    )
    return rows[0] ?? null
  }

  it('is taken over by another process within a minute', async () => {
    const url = cluster.urlOf('postgres')
    const first = await startServer(url, { ...SETTINGS, SMTP_URL: mute.url })
    servers.push(first)
    await queueMail(connection.db, {
      to: 'lise@exemple.fr',
      template: 'compte-supprime',
      props: { prenom: 'Lise' },
    })
    await vi.waitFor(() => expect(mute.held.size).toBe(1), PATIENCE)
    await first.kill()
    expect(await findMail()).toEqual({ state: 'active', retry_count: 0 })

    const second = await startServer(url, SETTINGS)
    servers.push(second)
    // A sent email is deleted from the queue, since its payload is private.
    await vi.waitFor(async () => expect(await findMail()).toBeNull(), PATIENCE)
    expect(second.output()).toContain('A job whose process is gone is taken up again')
  })
})
