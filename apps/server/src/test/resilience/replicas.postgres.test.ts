import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Key } from '@foulee/contract/shared/call'
import { buildPath, MEDIA_TYPE } from '@foulee/contract/shared/client'
import { contract } from '@foulee/contract/shared/contract'
import { type Endpoint, parseKey } from '@foulee/contract/shared/kit'
import { type Connection, connectPostgres } from '@foulee/db/connect'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { courses } from '@foulee/db/schema'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { createCourse, createUser } from '@foulee/testing/factories'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { createParcours } from '@foulee/testing/parcours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EXAMPLES } from '../contract-examples.ts'
import { createWorld, type World } from '../http/examples.ts'
import { type TestApp, testApp } from '../test-app.ts'

const PATIENCE = { timeout: 120_000, interval: 20 }
const LIMITS = { connectMs: 2_000, statementMs: 2_000, idleTransactionMs: 5_000 }

const isPublicRead = ([key, { access, isRead, reply }]: [string, Endpoint]) =>
  access === 'public' && (key.startsWith('GET') || isRead) && reply.kind !== 'stream'
/** Calls that store a secret or a redirect: the replica refuses, and the primary answers. */
const WRITERS: readonly Key[] = ['GET /api/auth/external/{third}', 'GET /api/contact']
const publicReads = (Object.entries(contract) as [Key, Endpoint][]).filter(isPublicRead)

describe.skipIf(!canStartCluster())('a server with a replica', () => {
  let cluster: Cluster
  let copy: Cluster
  let behind: Connection
  let connection: Connection
  let t: TestApp
  /** Another process, without notifications. */
  let deaf: TestApp
  let deafConnection: Connection

  const open = () =>
    connectPostgres(cluster.urlOf('postgres'), 4, LIMITS, {
      replicaUrls: [copy.urlOf('postgres')],
    })
  beforeAll(async () => {
    const { cluster: primary, connection: first } = await startMigratedCluster(1)
    cluster = primary
    await first.close()
    copy = await cluster.copy()
    behind = await connectPostgres(copy.urlOf('postgres'), 1)
    connection = await open()
    t = await testApp({ connection })
    deafConnection = await open()
    const listen: Connection['listen'] = async () => () => {}
    deaf = await testApp({ connection: { ...deafConnection, listen } })
  })
  afterAll(async () => {
    await t?.close()
    await deaf?.close()
    for (const item of [connection, deafConnection, behind]) await item?.close()
    await copy?.stop()
    await cluster?.stop()
  })

  const catchUp = async ({ replicas }: Connection = connection) => {
    await replicas?.recordChange()
    await vi.waitFor(() => expect(replicas?.choose(null)).not.toBeNull(), PATIENCE)
  }
  const hold = (isHeld: boolean) =>
    behind.db.$client.query(`select pg_wal_replay_${isHeld ? 'pause' : 'resume'}()`)
  const whileHeld = async (act: () => Promise<void>) => {
    await hold(true)
    try {
      await act()
    } finally {
      await hold(false)
    }
  }
  const fetchName = async (app: TestApp, slug: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url: `/api/courses/${slug}`, headers })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ data: { nom: string } }>().data.nom
  }
  const rename = (id: number, nom: string) =>
    connection.db.transaction(async (tx) => {
      await tx.update(courses).set({ nom }).where(eq(courses.id, id))
      await rebuildCourseCards(tx, [id], t.clock.now)
    })
  const createNamed = async (nom: string) => {
    const course = await createCourse(connection.db, t.clock.now, { nom })
    await t.syncChanges()
    await catchUp()
    await catchUp(deafConnection)
    return course
  }

  it('shows a change at once, though the replica lags', async () => {
    const { id, slug } = await createNamed('Trail d’avant')
    await whileHeld(async () => {
      await rename(id, 'Trail d’après')
      await t.syncChanges()
      expect(await fetchName(t, slug)).toBe('Trail d’après')
      expect(connection.replicas?.choose(null)).toBeNull()
    })
    await catchUp()
    expect(await fetchName(t, slug)).toBe('Trail d’après')
  })

  it('lets the author of a change read it, also through a process without notifications', async () => {
    const { id, slug } = await createNamed('Course d’avant')
    const parcours = await createParcours(connection.db, t.clock.now)
    const signed = await t.signIn(await createUser(connection.db))
    await whileHeld(async () => {
      await rename(id, 'Course d’après')
      const answer = await t.inject({
        method: 'POST',
        url: '/api/liste/store',
        headers: signed.headers,
        payload: { type: 'parcours', id: parcours.id },
      })
      const [cookie] = answer.cookies.filter(({ name }) => name === 'ecriture')
      expect(cookie, answer.body).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 60 })
      // Other callers may read the old value for a moment.
      expect(await fetchName(deaf, slug, signed.headers)).toBe('Course d’avant')
      const headers = { ...signed.headers, cookie: `ecriture=${cookie?.value}` }
      expect(await fetchName(deaf, slug, headers)).toBe('Course d’après')
    })
  })

  it('falls back to the primary when the replica dies or freezes, and returns to it', async () => {
    const { slug } = await createNamed('Boucle du copiste')
    await copy.freeze()
    try {
      expect(await fetchName(t, `${slug}?gele=1`)).toBe('Boucle du copiste')
    } finally {
      await copy.thaw()
    }
    await catchUp()
    await copy.halt()
    expect(await fetchName(t, `${slug}?arrete=1`)).toBe('Boucle du copiste')
    await vi.waitFor(() => expect(connection.replicas?.listBehind()).toEqual([null]), PATIENCE)
    await copy.start()
    await catchUp()
    await catchUp(deafConnection)
  })

  it('answers reads while the primary is away, and writes once it is back', async () => {
    const { slug } = await createNamed('Trail sans maître')
    const { headers } = await t.signIn(await createUser(connection.db))
    await cluster.halt()
    try {
      expect(await fetchName(t, `${slug}?seul=1`)).toBe('Trail sans maître')
      const list = await t.inject({ url: '/api/courses?nom=Trail%20sans' })
      expect(list.statusCode, list.body).toBe(200)
      const write = await t.inject({ method: 'POST', url: '/api/liste/store', headers })
      expect(write.statusCode).toBe(503)
    } finally {
      await cluster.start()
    }
    await catchUp()
  })

  describe('the public read', () => {
    let world: World
    const readLog = () => readFile(join(copy.folder, 'log'), 'utf8')
    beforeAll(async () => {
      world = await createWorld(t)
    })

    it.each(publicReads)('%s is answered by a replica', async (key) => {
      const owner = await createUser(connection.db)
      const { body, ...parts } = (await EXAMPLES[key].input(world, owner)) as {
        body?: unknown
        params?: object
      }
      await catchUp()
      const { method, path } = parseKey(key)
      const url = buildPath(path, { params: {}, ...parts } as Parameters<typeof buildPath>[1])
      const before = (await readLog()).length
      const answer = await t.inject({
        method,
        url,
        headers: { ...t.xsrf, ...(body !== undefined && { 'content-type': MEDIA_TYPE }) },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })
      // A replica's refusals are retried on the primary, visible in its log only.
      const refusals = (await readLog()).slice(before).match(/ERROR/g) ?? []
      expect(refusals).toHaveLength(WRITERS.includes(key) ? 1 : 0)
      expect(answer.statusCode, answer.body).toBe(EXAMPLES[key].who.visitor)
    })
  })
})
