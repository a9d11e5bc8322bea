import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Connection, connectPostgres, type Db, type Tx } from '@foulee/db/connect'
import { sessions, suivis } from '@foulee/db/schema'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { createUser } from '@foulee/testing/factories'
import { type FluxReader, readFlux, typesOf } from '@foulee/testing/flux-reader'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { writePublication } from '#kernel/feed/write-publication.ts'
import { readConfig } from '#platform/config/config.ts'
import { hashToken } from '#platform/crypto/new-secret.ts'
import { addFluxEvents } from '#platform/realtime/add-flux-events.ts'
import { announceSubject, recheckSessions, renewSubjects } from '#platform/realtime/channel.ts'
import { buildApp } from '../../app.ts'

const PATIENCE = { timeout: 120_000, interval: 100 }
const NOW = new Date('2026-03-16T09:00:00Z')

type Node = { app: FastifyInstance; connection: Connection; origin: string }
type Member = { id: number; token: string; session_id: number }

describe.skipIf(!canStartCluster())('streams of two processes on one database', () => {
  let cluster: Cluster
  let other: Connection
  let nodes: Node[]
  let count = 0

  async function startNode(): Promise<Node> {
    const connection = await connectPostgres(cluster.urlOf('postgres'), 5)
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
    const source = {
      findSubjects: async (_: unknown, ids: readonly number[]) =>
        new Map(ids.map((id) => [id, ['essai:tous']])),
    }
    const clock = () => NOW
    const app = await buildApp({ config, connection, clock, fluxSources: [source] })
    return { app, connection, origin: await app.listen({ port: 0 }) }
  }

  beforeAll(async () => {
    ;({ cluster, connection: other } = await startMigratedCluster(10))
    nodes = [await startNode(), await startNode()]
  })
  afterAll(async () => {
    for (const { app, connection } of nodes ?? []) {
      await app.close()
      await connection.close()
    }
    await other?.close()
    await cluster?.stop()
  })

  async function newMember(): Promise<Member> {
    const { id } = await createUser(other.db)
    const token = randomBytes(32).toString('base64url')
    const at = NOW.toISOString()
    const [session] = await other.db
      .insert(sessions)
      .values({
        users_id: id,
        token_hash: hashToken(token),
        remember: true,
        seen_at: at,
        expires_at: '2026-04-16T09:00:00Z',
      })
      .returning()
    return { id, token, session_id: session?.id ?? 0 }
  }

  async function listen({ token }: Member, node: number, lastEventId: string | null = null) {
    const reader = await readFlux(nodes[node % nodes.length]?.origin ?? '', { token, lastEventId })
    await reader.until((events) => events.length > 0)
    return reader
  }

  const write = ({ id: users_id }: Member, kind: string, ms = 0) =>
    other.db.transaction(async (tx) => {
      await addFluxEvents(tx, [{ users_id, type: 'notification', data: { kind } }])
      await pause(ms)
    })
  const kindsOf = ({ events }: FluxReader) =>
    events.flatMap(({ type, data }) => (type === 'notification' ? [String(data.kind)] : []))
  const has = (reader: FluxReader, kind: string) =>
    reader.until(() => kindsOf(reader).includes(kind))

  it('lose nothing and repeat nothing, wherever and whenever they are cut', async () => {
    const written = fc.record({
      commits: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 6 }),
    })
    const waited = fc.record({ ms: fc.integer({ min: 0, max: 90 }) })
    const cut = fc.record({ node: fc.integer({ min: 0, max: 1 }) })
    const steps = fc.array(fc.oneof(written, waited, cut), { minLength: 3, maxLength: 14 })
    const property = fc.asyncProperty(steps, async (all) => {
      const [member, stranger] = [await newMember(), await newMember()]
      const expected: string[] = []
      const got: { kind: string; id: string | undefined }[] = []
      const writes: Promise<void>[] = []
      // A second tab stays, whose events must not mix with those that the first has missed.
      const stays = await listen(member, 0)
      let reader = await listen(member, 0, stays.lastEventId())
      const collectEvents = () => {
        for (const { type, data, id } of reader.events) {
          expect(type).not.toBe('reprise')
          if (type === 'notification') got.push({ kind: String(data.kind), id })
        }
      }
      for (const step of all) {
        if ('ms' in step) await pause(step.ms)
        else if ('commits' in step) {
          for (const ms of step.commits) {
            const kind = `${member.id}:${++count}`
            expected.push(kind)
            writes.push(write(member, kind, ms), write(stranger, `${stranger.id}`, ms))
          }
        } else {
          reader.cut()
          collectEvents()
          reader = await listen(member, step.node, reader.lastEventId())
        }
      }
      await Promise.all(writes)
      const missing = expected.length - got.length
      await reader.until(() => kindsOf(reader).length >= missing)
      // Duplicates would arrive by now.
      await write(member, 'fin')
      await has(reader, 'fin')
      await has(stays, 'fin')
      reader.cut()
      stays.cut()
      collectEvents()
      expect(kindsOf(stays).toSorted()).toEqual([...expected, 'fin'].toSorted())
      expect(typesOf(stays.events)).not.toContain('reprise')
      expect(got.map(({ kind }) => kind).toSorted()).toEqual([...expected, 'fin'].toSorted())
      expect(got.map(({ id }) => id)).toEqual(got.map((_, n) => `${member.id}-${n + 1}`))
    })
    await fc.assert(property, { numRuns: 25, seed: 20_261_123, endOnFailure: true })
  })

  it('serve many members with writers that interleave in every order', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, newMember))
    const readers = await Promise.all(members.map((member, n) => listen(member, n)))
    const writers = Array.from({ length: 20 }, (_, n) => {
      const order = n % 2 ? members : members.toReversed()
      return other.db.transaction(async (tx) => {
        for (const { id: users_id } of order) {
          await addFluxEvents(tx, [{ users_id, type: 'notification', data: { kind: `${n}` } }])
        }
      })
    })
    await Promise.all(writers)
    for (const reader of readers) {
      await reader.until(() => kindsOf(reader).length >= writers.length)
      expect(new Set(kindsOf(reader)).size).toBe(writers.length)
      reader.cut()
    }
  })

  it('end in the other process too when a session ends', async () => {
    const member = await newMember()
    const readers = [await listen(member, 0), await listen(member, 1)]
    await other.db.delete(sessions).where(eq(sessions.id, member.session_id))
    await recheckSessions(other.db, [member.id])
    for (const reader of readers) {
      await reader.ended
      expect(reader.events.at(-1)?.type).toBe('fin')
    }
  })

  it('deliver an announcement in every process, once', async () => {
    const member = await newMember()
    const readers = [await listen(member, 0), await listen(member, 1)]
    const announce = (kind: string) =>
      announceSubject(other.db, 'essai:tous', { type: 'notification', data: { kind } })
    await announce('un')
    await announce('deux')
    for (const reader of readers) {
      await has(reader, 'deux')
      expect(kindsOf(reader)).toEqual(['un', 'deux'])
      reader.cut()
    }
  })

  it('notify followers in every process of a new feed item, once it is committed', async () => {
    const [author, early, late, stranger] = await Promise.all([1, 2, 3, 4].map(() => newMember()))
    if (!author || !early || !late || !stranger) throw new Error('Nobody came.')
    const follow = (db: Db | Tx, { id }: Member) =>
      db.insert(suivis).values({ users_id: id, suivi_id: author.id })
    await follow(other.db, early)
    const pages = async (member: Member) => [await listen(member, 0), await listen(member, 1)]
    const [told, soon, none] = [await pages(early), await pages(late), await pages(stranger)]
    const publish = (isUndone: boolean) =>
      other.db.transaction(async (tx) => {
        await writePublication(tx, {
          kind: 'texte',
          cle: null,
          fait_id: null,
          emetteur: { kind: 'profil', id: author.id },
          users_id: author.id,
          texte: 'Les crêtes sont sèches.',
          now: NOW,
        })
        if (isUndone) throw new Error('undone')
      })
    await expect(publish(true)).rejects.toThrow('undone')
    await other.db.transaction(async (tx) => {
      await follow(tx, late)
      await renewSubjects(tx, [late.id])
    })
    await publish(false)
    for (const member of [early, late, stranger]) await write(member, 'fin')
    const countOf = async (reader: FluxReader) => {
      await has(reader, 'fin')
      reader.cut()
      return typesOf(reader.events).filter((type) => type === 'fil').length
    }
    expect(await Promise.all(told.map(countOf))).toEqual([1, 1])
    expect(await Promise.all(soon.map(countOf))).toEqual([1, 1])
    expect(await Promise.all(none.map(countOf))).toEqual([0, 0])
  })

  it('survive a restart of the database, and ask their pages to reload', async () => {
    const member = await newMember()
    const readers = [await listen(member, 0), await listen(member, 1)]
    await cluster.restart('immediate')
    await vi.waitFor(() => other.db.execute(sql`select 1`), PATIENCE)
    await vi.waitFor(() => write(member, 'après'), PATIENCE)
    for (const reader of readers) {
      await has(reader, 'après')
      await reader.until((events) => typesOf(events).includes('reprise'))
      expect(kindsOf(reader)).toEqual(['après'])
      reader.cut()
    }
  })
})
