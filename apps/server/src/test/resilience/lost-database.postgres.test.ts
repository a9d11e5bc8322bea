import { type Connection, connectPostgres } from '@foulee/db/connect'
import { sessions } from '@foulee/db/schema'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { createUser } from '@foulee/testing/factories'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dateForm } from '#features/site/contact/form-date.ts'
import { hashToken } from '#platform/crypto/new-secret.ts'
import { getSecret } from '#platform/crypto/secrets.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const PATIENCE = { timeout: 120_000, interval: 50 }
const TOKEN = 'un-jeton-de-session-pour-les-essais'
const AWAY = 'Le service est momentanément indisponible. Réessayez dans un instant.'

/** Shorter than in production, so that a frozen server is noticed during the test. */
const LIMITS = {
  DATABASE_CONNECT_LIMIT: '2',
  DATABASE_STATEMENT_LIMIT: '2',
  DATABASE_IDLE_LIMIT: '5',
}
const hasPostgres = canStartCluster()

let cluster: Cluster
let server: ServerProcess
let message: string

beforeAll(async () => {
  if (!hasPostgres) return
  const { cluster: own, connection } = await startMigratedCluster(1)
  cluster = own
  message = await prepareWriting(connection).finally(connection.close)
  server = await startServer(cluster.urlOf('postgres'), LIMITS)
})
afterAll(async () => {
  await server?.stop()
  await cluster?.stop()
})

/** @returns a contact message as JSON: storing it takes a transaction */
async function prepareWriting({ db }: Connection): Promise<string> {
  const { id: users_id } = await createUser(db)
  const seen_at = new Date().toISOString()
  const expires_at = new Date(Date.now() + 86_400_000).toISOString()
  const token_hash = hashToken(TOKEN)
  await db.insert(sessions).values({ users_id, token_hash, remember: true, seen_at, expires_at })
  const jeton = dateForm(new Date(Date.now() - 60_000), await getSecret(db, 'contact'))
  return JSON.stringify({
    nom: 'Lise Martin',
    email: 'lise@exemple.fr',
    sujet: 'course',
    message: 'La date du trail des Crêtes a changé.',
    jeton,
  })
}

type Answer = { status: number; retryAfter: string | null; message?: string }
const NO_ANSWER: Answer = { status: 0, retryAfter: null }

async function write(): Promise<Answer> {
  const answer = await fetch(`${server.origin}/api/contact`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: message,
  })
  const { message: said } = (await answer.json()) as { message?: string }
  const retryAfter = answer.headers.get('retry-after')
  return { status: answer.status, retryAfter, ...(said && { message: said }) }
}

const isWriting = async () => expect((await write()).status).toBe(200)

async function writeDuring(happen: () => Promise<unknown>): Promise<Answer[]> {
  const said: Answer[] = []
  let isOver = false
  const writer = async () => {
    while (!isOver && server.isAlive()) said.push(await write().catch(() => NO_ANSWER))
  }
  const writers = Promise.all([writer(), writer(), writer(), writer()])
  try {
    await vi.waitFor(() => expect(said.length).toBeGreaterThan(20), PATIENCE)
    await happen()
    await vi.waitFor(isWriting, PATIENCE)
  } finally {
    isOver = true
    await writers
  }
  return said
}

async function terminateAll(): Promise<void> {
  const connection = await connectPostgres(cluster.urlOf('postgres'), 1)
  await connection.db.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  await connection.close()
}

function expectOnlyAway(said: readonly Answer[]): void {
  const other = said.filter(({ status }) => status !== 200)
  expect(other.length).toBeGreaterThan(0)
  for (const answer of other)
    expect(answer).toEqual({ status: 503, retryAfter: '5', message: AWAY })
}

describe.skipIf(!hasPostgres)('a server whose database goes away under four writers', () => {
  it.each(['fast', 'immediate'] as const)('survives a restart (%s)', async (mode) => {
    expectOnlyAway(await writeDuring(() => cluster.restart(mode)))
    expect(server.isAlive()).toBe(true)
  })

  it('survives the repeated loss of all its connections', async () => {
    const said = await writeDuring(async () => {
      for (let round = 0; round < 10; round++) {
        await terminateAll()
        await vi.waitFor(isWriting, PATIENCE)
      }
    })
    expectOnlyAway(said)
    expect(server.isAlive()).toBe(true)
  })
})

async function getPath(path: string) {
  const { status, headers } = await fetch(`${server.origin}${path}`)
  const [retryAfter, kept] = [headers.get('retry-after'), headers.get('cache-control')]
  return { status, retryAfter, kept }
}

const UNAVAILABLE = { status: 503, retryAfter: '5', kept: 'no-store' }

describe.skipIf(!hasPostgres)('a server whose database is frozen', () => {
  it('answers 503 without hanging, and recovers afterwards', async () => {
    expect(await getPath('/')).toMatchObject({ status: 200 })
    const said = await writeDuring(async () => {
      await cluster.freeze()
      try {
        expect(await getPath('/api/sante/pret')).toEqual(UNAVAILABLE)
        expect(await getPath('/api/sante')).toMatchObject({ status: 200 })
        const answers = await Promise.all([
          getPath('/'),
          getPath('/api/courses'),
          getPath('/sitemap.xml'),
        ])
        expect(answers).toEqual([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE])
        expect(await write()).toEqual({ status: 503, retryAfter: '5', message: AWAY })
      } finally {
        await cluster.thaw()
      }
    })
    expectOnlyAway(said)
    await vi.waitFor(async () => {
      expect(await getPath('/api/sante/pret')).toMatchObject({ status: 200 })
    }, PATIENCE)
    expect(await getPath('/')).toMatchObject({ status: 200 })
    expect(server.isAlive()).toBe(true)
  })
})

/** No other timeout than the one for silence. */
const NEVER = {
  DATABASE_CONNECT_LIMIT: '600',
  DATABASE_STATEMENT_LIMIT: '600',
  DATABASE_SILENCE_LIMIT: '1',
}

describe.skipIf(!hasPostgres)('a server whose database falls silent', () => {
  let patient: ServerProcess
  beforeAll(async () => {
    patient = await startServer(cluster.urlOf('postgres'), NEVER)
  })
  afterAll(() => patient?.stop())

  const read = async (path: string) => {
    const { status, headers } = await fetch(`${patient.origin}${path}`)
    return { status, retryAfter: headers.get('retry-after'), kept: headers.get('cache-control') }
  }
  const readOwn = () =>
    fetch(`${patient.origin}/api/auth/me`, { headers: { authorization: `Bearer ${TOKEN}` } })

  it('serves cached pages, refuses others without waiting, and recovers afterwards', async () => {
    // A first request is not cached.
    for (const _ of [1, 2, 3]) expect(await read('/api/courses')).toMatchObject({ status: 200 })
    await cluster.freeze()
    try {
      // More than the pool's size, so that some wait for a connection.
      const waiting = await Promise.all(
        Array.from({ length: 30 }, (_, n) => read(`/api/courses?texte=silence${n}`)),
      )
      for (const item of waiting) expect(item).toEqual(UNAVAILABLE)
      expect(await read('/api/courses')).toMatchObject({ status: 200 })
      expect(await read('/api/sante')).toMatchObject({ status: 200 })
      expect(await read('/api/sante/pret')).toEqual(UNAVAILABLE)
      expect((await readOwn()).status).toBe(503)
    } finally {
      await cluster.thaw()
    }
    await vi.waitFor(
      async () => expect(await read('/api/sante/pret')).toMatchObject({ status: 200 }),
      PATIENCE,
    )
    expect((await readOwn()).status).toBe(200)
    expect(await read('/api/courses?texte=silence')).toMatchObject({ status: 200 })
    expect(patient.isAlive()).toBe(true)
  })
})
