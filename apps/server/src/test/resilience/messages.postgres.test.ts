import { randomUUID } from 'node:crypto'
import { createClient } from '@foulee/contract/shared/client'
import type { Connection } from '@foulee/db/connect'
import { messages } from '@foulee/db/schema'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { createUser } from '@foulee/testing/factories'
import { createGroupe } from '@foulee/testing/messages'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openToken } from './open-token.test-cast.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const MESSAGES = 1_000
const WRITERS = 20
const RATES = { RATE_MESSAGE: '1000000', RATE_MESSAGE_NOUVEAU: '1000000' }

describe.skipIf(!canStartCluster())('a thousand messages, while a process is killed', () => {
  let cluster: Cluster
  let connection: Connection
  let servers: ServerProcess[]
  let tokens: string[]
  let channels_id: number

  beforeAll(async () => {
    ;({ cluster, connection } = await startMigratedCluster(4))
    const ids: number[] = []
    tokens = []
    for (let at = 0; at < WRITERS; at++) {
      const { id } = await createUser(connection.db)
      ids.push(id)
      tokens.push(await openToken(connection.db, id))
    }
    const [gerant = 0, ...membres] = ids
    channels_id = (await createGroupe(connection.db, { gerant, membres })).id
    const url = cluster.urlOf('postgres')
    servers = await Promise.all([startServer(url, RATES), startServer(url, RATES)])
  })
  afterAll(async () => {
    for (const server of servers ?? []) await server.kill()
    await connection?.close()
    await cluster?.stop()
  })

  const callerOf = (writer: number, node: number) =>
    createClient({
      baseUrl: servers[node]?.origin ?? '',
      getToken: () => tokens[writer] ?? null,
    })

  async function send(writer: number, texte: string): Promise<number> {
    const client_id = randomUUID()
    for (let attempt = writer; ; attempt++) {
      const call = callerOf(writer, attempt % servers.length)
      const sent = await call('POST /api/messages/post/channel/{id}', {
        params: { id: channels_id },
        body: { texte, client_id },
      }).catch(() => null)
      if (sent) return sent.id
      if (attempt > writer + 50) throw new Error(`« ${texte} » was never accepted.`)
    }
  }

  async function follow(isOver: () => boolean): Promise<number[]> {
    const seen: number[] = []
    const call = callerOf(0, 1)
    for (let isLast = false; ; ) {
      isLast = isOver()
      const { data } = await call('POST /api/messages/channel/{channels_id}', {
        params: { channels_id },
        query: { depuis: seen.at(-1) ?? 1, nb_page: 100 },
      })
      seen.push(...data.messages.map(({ id }) => id).toReversed())
      if (isLast && !data.messages.length) return seen
    }
  }

  it('arrive once each, in one order for all', async () => {
    const first = await send(0, 'Le premier')
    const accepted = new Set<number>()
    let next = 0
    let isOver = false
    const reading = follow(() => isOver)
    const writer = async (_: unknown, at: number) => {
      while (next < MESSAGES) {
        const texte = `Message ${next++}`
        accepted.add(await send(at, texte))
        if (accepted.size === MESSAGES / 4) await servers[0]?.kill()
      }
    }
    await Promise.all(Array.from({ length: WRITERS }, writer))
    isOver = true
    const seen = await reading
    expect(servers[0]?.isAlive()).toBe(false)

    const stored = await connection.db
      .select({ id: messages.id, texte: messages.texte })
      .from(messages)
      .where(eq(messages.channels_id, channels_id))
      .orderBy(asc(messages.id))
    const later = stored.filter(({ id }) => id !== first)
    expect(accepted.size).toBe(MESSAGES)
    expect(new Set(later.map(({ texte }) => texte)).size).toBe(MESSAGES)
    expect(later.map(({ id }) => id)).toEqual([...accepted].toSorted((a, b) => a - b))
    expect(seen.filter((id) => id !== first)).toEqual(later.map(({ id }) => id))
    process.stdout.write(`${MESSAGES} messages, ${stored.length - 1} stored, one node killed\n`)
  })
})
