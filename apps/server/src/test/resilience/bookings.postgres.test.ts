import { randomUUID } from 'node:crypto'
import { CallError } from '@foulee/contract/shared/call-error'
import { createClient } from '@foulee/contract/shared/client'
import type { Connection } from '@foulee/db/connect'
import { participants, reservations } from '@foulee/db/schema'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { createDisponibilite } from '@foulee/testing/sejours'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countPlaces, people } from '#features/sejours/reservations/reservations.test-cast.ts'
import { openTokens } from './open-token.test-cast.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const CALLERS = 1_000
const PLACES = 400
/** More than either process has connections. */
const AT_ONCE = 100
/** No rate limit, and long timeouts for a busy machine. */
const SETTINGS = {
  RATE_RESERVATION: '1000000',
  DATABASE_CONNECT_LIMIT: '90',
  DATABASE_STATEMENT_LIMIT: '90',
}

type Outcome = { status: 'booked'; id: number } | { status: 'full' } | { status: 'lost' }

describe.skipIf(!canStartCluster())('a departure that a thousand people want at once', () => {
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

  const callerOf = (at: number) =>
    createClient({
      baseUrl: servers[at % servers.length]?.origin ?? '',
      getToken: () => tokens[at] ?? null,
    })

  async function book(at: number, id: number, formulaire: string): Promise<Outcome> {
    const body = {
      disponibilites_id: id,
      cle: randomUUID(),
      participants: people(1),
      telephone: '06 12 34 56 78',
      formulaire,
    }
    try {
      const answer = await callerOf(at)('POST /api/voyages/reserve', { body })
      return { status: 'booked', id: answer.id }
    } catch (cause) {
      const isFull = cause instanceof CallError && cause.code === 'places_insuffisantes'
      return { status: isFull ? 'full' : 'lost' }
    }
  }

  async function open(places: number) {
    const { id } = await createDisponibilite(connection.db, new Date(), { places })
    const query = { params: { id } }
    const { data } = await callerOf(0)('GET /api/voyages/disponibilite/{id}/formulaire', query)
    return { id, formulaire: data.empreinte }
  }

  it('sells each of its places once, through two processes', async () => {
    const { id, formulaire } = await open(PLACES)
    const outcomes: Outcome[] = []
    let next = 0
    const worker = async () => {
      while (next < CALLERS) outcomes.push(await book(next++, id, formulaire))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))

    const booked = outcomes.flatMap((outcome) => (outcome.status === 'booked' ? [outcome.id] : []))
    const { prises, held } = await countPlaces(connection, id)
    const oversold = Math.max(0, held - PLACES)
    const lost = PLACES - prises + outcomes.filter(({ status }) => status === 'lost').length
    process.stdout.write(
      `${CALLERS} callers, ${PLACES} places: ${oversold} oversold, ${lost} lost\n`,
    )
    expect({ oversold, lost, prises, held }).toEqual({
      oversold: 0,
      lost: 0,
      prises: PLACES,
      held: PLACES,
    })
    expect(new Set(booked).size).toBe(PLACES)
    expect(outcomes.filter(({ status }) => status === 'full')).toHaveLength(CALLERS - PLACES)
  })

  it('a booking is complete or absent when a process is killed in the middle', async () => {
    const { id, formulaire } = await open(500)
    const mine = Array.from({ length: 300 }, (_, at) => at * servers.length)
    const bookings = mine.map((at) => book(at, id, formulaire))
    await Promise.race(bookings.slice(0, 40))
    await servers[0]?.kill()
    const outcomes = await Promise.all(bookings)
    expect(outcomes.some(({ status }) => status === 'lost')).toBe(true)

    const { prises, held } = await countPlaces(connection, id)
    expect(prises).toBe(held)
    const stored = await connection.db
      .select({ id: reservations.id })
      .from(reservations)
      .where(eq(reservations.disponibilites_id, id))
    const ids = stored.map((row) => row.id)
    for (const outcome of outcomes)
      if (outcome.status === 'booked') expect(ids).toContain(outcome.id)
    const whole = await connection.db.$count(
      participants,
      inArray(participants.reservations_id, ids),
    )
    expect(whole).toBe(ids.length)
  })
})
