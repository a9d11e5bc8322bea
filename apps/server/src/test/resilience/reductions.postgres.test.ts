import { CallError } from '@foulee/contract/shared/call-error'
import { createClient } from '@foulee/contract/shared/client'
import type { Connection } from '@foulee/db/connect'
import { reductionRevelations, reductions } from '@foulee/db/schema'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { createReduction } from '@foulee/testing/reductions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTokens } from './open-token.test-cast.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const CALLERS = 1_000
const STOCK = 10
/** More than either process has connections. */
const AT_ONCE = 100
const SETTINGS = { DATABASE_CONNECT_LIMIT: '90', DATABASE_STATEMENT_LIMIT: '90' }

describe.skipIf(!canStartCluster())('a discount that a thousand members want at once', () => {
  let cluster: Cluster
  let connection: Connection
  let servers: ServerProcess[]
  let tokens: string[]

  beforeAll(async () => {
    ;({ cluster, connection } = await startMigratedCluster(4))
    tokens = await openTokens(connection.db, CALLERS)
    const url = cluster.urlOf('postgres')
    servers = await Promise.all([startServer(url, SETTINGS), startServer(url, SETTINGS)])
  })
  afterAll(async () => {
    for (const server of servers ?? []) await server.kill()
    await connection?.close()
    await cluster?.stop()
  })

  async function reveal(at: number, id: number): Promise<string> {
    const call = createClient({
      baseUrl: servers[at % servers.length]?.origin ?? '',
      getToken: () => tokens[at] ?? null,
    })
    try {
      return (await call('POST /api/reductions/{id}/reveler', { params: { id } })).data.code
    } catch (cause) {
      return cause instanceof CallError ? cause.code : 'lost'
    }
  }

  async function revealAll(id: number): Promise<string[]> {
    const outcomes: string[] = []
    for (let from = 0; from < CALLERS; from += AT_ONCE) {
      const wave = Array.from({ length: AT_ONCE }, (_, at) => reveal(from + at, id))
      outcomes.push(...(await Promise.all(wave)))
    }
    return outcomes
  }

  it.each([
    ['one code for all', { stock: STOCK }],
    ['a code each', { codes: Array.from({ length: STOCK }, (_, at) => `CODE-${at}`) }],
  ])('gives ten of %s to ten, and tells the others', async (_, input) => {
    const { id } = await createReduction(connection.db, new Date(), input)
    const outcomes = await revealAll(id)
    const shown = outcomes.filter((outcome) => outcome !== 'reduction_epuisee')
    expect(shown).toHaveLength(STOCK)
    expect(shown).not.toContain('lost')
    if ('codes' in input) expect(new Set(shown).size).toBe(STOCK)
    const [row] = await connection.db.select().from(reductions).where(eq(reductions.id, id))
    expect(row?.revelees).toBe(STOCK)
    const { reductions_id } = reductionRevelations
    expect(await connection.db.$count(reductionRevelations, eq(reductions_id, id))).toBe(STOCK)
  })
})
