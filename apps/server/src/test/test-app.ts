import { randomBytes } from 'node:crypto'
import type { Call } from '@foulee/contract/shared/call'
import { createClient } from '@foulee/contract/shared/client'
import type { Connection, Db } from '@foulee/db/connect'
import { CHANGES_CHANNEL } from '@foulee/db/invalidation'
import { sessions } from '@foulee/db/schema'
import { findStaleCards, markCards } from '@foulee/testing/cards'
import { shareTestDatabase } from '@foulee/testing/database'
import { nextNumber } from '@foulee/testing/factories'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { getExpiry } from '#features/membres/session/session.queries.ts'
import { REGISTRY } from '#features/registry.ts'
import { WORKS } from '#features/works.ts'
import type { Web } from '#kernel/dependencies.ts'
import { createTools } from '#kernel/tools.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { hashToken } from '#platform/crypto/new-secret.ts'
import type { LogStream } from '#platform/http/logger.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import type { Patience } from '#platform/http/slow-clients.ts'
import type { Job } from '#platform/jobs/job.ts'
import { workOff } from '#platform/jobs/run.ts'
import type { Letter, Transport } from '#platform/mail/transport.ts'
import type { Metrics } from '#platform/observability/metrics/metrics.ts'
import type { FluxSource } from '#platform/realtime/source.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { WatchProvider } from '#platform/watches/provider.ts'
import { offerWatches } from '#platform/watches/watches.ts'
import { buildApp } from '../app.ts'
import { createTestStorage, type TestStorage } from './test-storage.ts'
import { easyWatch } from './test-watches.ts'

const MANY = 1_000_000
const HOUR_MS = 3_600_000
const STRAVA = { EXTERNAL_STRAVA_ID: '4242', EXTERNAL_STRAVA_SECRET: 'secret' }
const KEYS = { SECRETS_KEY: Buffer.alloc(32, 'essai').toString('base64') }

/**
 * Shared by all applications of this process: threads and communes take half a second each to
 * start. They end with it.
 */
const tools = createTools()

export type TestApp = {
  app: FastifyInstance
  db: Db
  config: Config
  call: Call
  callWith: (token: string) => Call
  signIn: (user: { id: number }, options?: { remember?: boolean }) => Promise<SignedIn>
  inject: (request: InjectOptions) => Promise<LightMyRequestResponse>
  xsrf: Record<string, string>
  storage: TestStorage
  clock: { now: Date; advance: (by: { ms?: number; hours?: number }) => void }
  /**
   * Runs due jobs, and waits for their invalidations; `isLate`: also jobs waiting for a retry.
   * `only`: a single queue, since jobs left by other tests take time.
   */
  workOff: (options?: { isLate?: boolean; only?: Job<object> }) => Promise<number>
  /** Emails sent to this address, oldest first. Call `workOff` first. */
  mailsTo: (address: string) => Letter[]
  /** Waits until this app has processed the invalidations of all commits so far. */
  syncChanges: () => Promise<void>
  /**
   * Fails if a write of the product left a card as it was (decision 163). `isStaged`: this file
   * changes facts of cards by hand.
   */
  close: (options?: { isStaged?: boolean }) => Promise<void>
}
export type SignedIn = { call: Call; token: string; headers: { authorization: string } }

/** The same words sent twice are two sendings, as of two devices. */
const EACH_ITS_OWN = {
  open: () => ({ key: randomBytes(16).toString('hex'), fail: () => undefined }),
}

/**
 * Builds the application on the shared test database.
 * @param options.now start of the clock;
 * @param options.rates limits, very high by default
 * @param options.web none by default;
 * @param options.config other settings
 */
export async function testApp(
  options: {
    now?: Date
    rates?: Partial<Config['rates']>
    web?: Web
    logTo?: LogStream
    config?: Partial<Config>
    store?: Storage
    watches?: readonly WatchProvider[]
    fluxSources?: readonly FluxSource[]
    patienceMs?: number
    patience?: Patience
    watch?: (connection: Connection) => Metrics
    connection?: Connection
  } = {},
): Promise<TestApp> {
  const connection = options.connection ?? (await shareTestDatabase())
  const { db } = connection
  const mark = await markCards(db)
  const clock: TestApp['clock'] = {
    now: options.now ?? new Date('2026-03-16T09:00:00Z'),
    advance: ({ ms = 0, hours = 0 }) => {
      clock.now = new Date(clock.now.getTime() + ms + hours * HOUR_MS)
    },
  }
  const settings = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...STRAVA, ...KEYS })
  const noLimit = Object.keys(settings.rates).map((name) => [name, MANY])
  const config: Config = {
    ...settings,
    lignes: { parAppelant: MANY },
    rates: { ...(Object.fromEntries(noLimit) as Config['rates']), ...options.rates },
    ...options.config,
  }
  const { web, logTo } = options
  const overheard = overhear(connection)
  const storage = createTestStorage()
  const store = options.store ?? storage
  const app = await buildApp({
    config,
    connection: overheard.connection,
    clock: () => clock.now,
    storage: store,
    watches: offerWatches(options.watches ?? [easyWatch]),
    fluxSources: options.fluxSources ?? [],
    tools,
    ...(web && { web }),
    ...(logTo && { logTo }),
    ...(options.watch && { metrics: options.watch(connection) }),
    patienceMs: options.patienceMs ?? null,
    ...(options.patience && { patience: options.patience }),
  })
  await app.ready()
  const sent: Letter[] = []
  const transport: Transport = {
    send: async (letter) => void sent.push(letter),
    close: () => {},
  }

  // Own IP address, so that rate limits in the shared database are its own.
  const remoteAddress = nextAddress()
  const inject = async (request: InjectOptions) => app.inject({ remoteAddress, ...request })
  const xsrf = await fetchXsrf(inject)
  const open = (token: string | null) =>
    createClient({
      fetch: fetchThrough(inject, token ? {} : { cookie: xsrf.cookie }),
      getToken: () => token,
      getXsrfToken: () => (token ? null : xsrf['x-xsrf-token']),
      idempotencyKeys: EACH_ITS_OWN,
    })
  return {
    app,
    db,
    config,
    call: open(null),
    callWith: open,
    inject,
    xsrf,
    storage,
    clock,
    signIn: async ({ id: users_id }, { remember = false } = {}) => {
      const token = randomBytes(32).toString('base64url')
      await db.insert(sessions).values({
        users_id,
        token_hash: hashToken(token),
        remember,
        created_at: clock.now.toISOString(),
        seen_at: clock.now.toISOString(),
        expires_at: getExpiry(remember, clock.now).toISOString(),
      })
      return { token, call: open(token), headers: { authorization: `Bearer ${token}` } }
    },
    workOff: async ({ only, ...options } = {}) => {
      const limits = createRateLimits(db, config.rates)
      const context = { db, config, limits, clock: () => clock.now, log: app.log, transport }
      const failures = await workOff(
        { ...context, storage: store, registry: REGISTRY },
        only ? WORKS.filter(({ job }) => job.name === only.name) : WORKS,
        options,
      )
      await overheard.catchUp()
      return failures
    },
    mailsTo: (address) => sent.filter(({ to }) => to === address),
    syncChanges: overheard.catchUp,
    close: async ({ isStaged = false } = {}) => {
      // Pending jobs must not run in the next test file, on this app's files.
      await db.execute(sql`delete from pgboss.job`)
      await db.execute(sql`delete from publications where emetteur_kind = 'foulee'`)
      const stale = isStaged ? [] : await findStaleCards(db, mark, clock.now)
      await app.close()
      if (stale.length)
        throw new Error(`Cards that a write forgot to rebuild:\n${stale.join('\n')}`)
    },
  }
}

function overhear(connection: Connection) {
  const listeners: Set<(payload: string) => void>[] = []
  const listen: Connection['listen'] = (channel, onMessage, onGap) => {
    const waiting = new Set<(payload: string) => void>()
    if (channel === CHANGES_CHANNEL) listeners.push(waiting)
    const dispatch = (payload: string) => {
      onMessage(payload)
      for (const hear of waiting) hear(payload)
    }
    return connection.listen(channel, dispatch, onGap)
  }
  return {
    connection: { ...connection, listen },
    /** Notifications arrive in commit order: this one is the last. */
    catchUp: async () => {
      const last = `essai:${nextNumber()}`
      const all = listeners.map(
        (waiting) =>
          new Promise<void>((resolve) => {
            const resolveWhenLast = (payload: string) => {
              if (payload === last && waiting.delete(resolveWhenLast)) resolve()
            }
            waiting.add(resolveWhenLast)
          }),
      )
      await connection.db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${last})`)
      await Promise.all(all)
    },
  }
}

function nextAddress(): string {
  const n = nextNumber()
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
}

type Inject = TestApp['inject']

async function fetchXsrf(inject: Inject) {
  const { cookies } = await inject({ url: '/api/sante' })
  const { name = '', value = '' } = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN') ?? {}
  return { cookie: `${name}=${value}`, 'x-xsrf-token': value }
}

function fetchThrough(inject: Inject, extra: Record<string, string>): typeof fetch {
  return async (input, init) => {
    const request = new Request(new URL(String(input), 'http://localhost'), init)
    const payload = Buffer.from(await request.arrayBuffer())
    const answer = await inject({
      method: request.method as 'GET' | 'POST',
      url: request.url.replace('http://localhost', ''),
      headers: { ...Object.fromEntries(request.headers), ...extra },
      ...(payload.length ? { payload } : {}),
    })
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers })
  }
}
