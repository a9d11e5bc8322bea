import type { Db } from '@foulee/db/connect'
import type { Replicas } from '@foulee/db/replicas'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Services } from '#kernel/services.ts'
import { setPositionCookie, withReplica } from './read-replica.ts'

vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }))

const [primary, copy] = ['primary', 'copy'] as unknown as [Db, Db]
const fail = (code: string) => Object.assign(new Error('refused'), { code })

let leaving: AbortController
let reads: Db[]
let replicas: { -readonly [K in keyof Replicas<Db>]: Replicas<Db>[K] }
beforeEach(() => {
  leaving = new AbortController()
  reads = []
  replicas = {
    choose: () => ({ db: copy, left: leaving.signal }),
    recordChange: async () => {},
    readPosition: async () => null,
    isPrimaryAway: false,
    onBack: () => {},
    listBehind: () => [0],
    close: async () => {},
  }
})

const read = (answers: { primary?: Error; copy?: Error | Promise<never> } = {}) =>
  withReplica({ db: primary, replicas } as unknown as Services, null, async ({ db }) => {
    reads.push(db)
    const answer = db === copy ? answers.copy : answers.primary
    if (answer instanceof Error) throw answer
    await answer
    return db
  })

it('reads go to a replica, and to the primary when no replica is recent enough', async () => {
  expect(await read()).toBe(copy)
  replicas.choose = () => null
  expect(await read()).toBe(primary)
})

it.each([
  ['a row that a copy must let go of', '40001'],
  ['a write', '25006'],
  ['a connection that is lost', '08006'],
])('the primary is tried after %s', async (_, code) => {
  expect(await read({ copy: fail(code) })).toBe(primary)
  expect(reads).toEqual([copy, primary])
})

it.each([
  ['a statement that takes too long', '57014'],
  ['a mistake of ours', '42601'],
])('no other database is tried after %s', async (_, code) => {
  await expect(read({ copy: fail(code) })).rejects.toMatchObject({ code })
  expect(reads).toEqual([copy])
})

it('a read does not wait for a replica that was removed', async () => {
  const reading = read({ copy: new Promise<never>(() => {}) })
  await vi.waitFor(() => expect(reads).toEqual([copy]))
  leaving.abort()
  expect(await reading).toBe(primary)
})

const goAway = () =>
  vi.fn(async () => {
    replicas.isPrimaryAway = true
    return null
  })
const away = fail('08006')

it('any replica serves while the primary is away', async () => {
  const somebody = replicas.choose
  replicas.choose = () => (replicas.isPrimaryAway ? somebody(null) : null)
  replicas.readPosition = goAway()
  expect(await read({ primary: away })).toBe(copy)
})

it('a replica that lost its connections with the primary is retried', async () => {
  const { choose } = replicas
  replicas.choose = vi.fn(choose).mockReturnValueOnce(null).mockReturnValueOnce(null)
  replicas.readPosition = goAway()
  expect(await read({ primary: away })).toBe(copy)
  expect(replicas.readPosition).toHaveBeenCalledTimes(1)
})

it('the primary serves again once it is back', async () => {
  let isBack = false
  replicas.choose = () => {
    isBack = replicas.isPrimaryAway
    replicas.isPrimaryAway = false
    return null
  }
  replicas.readPosition = vi.fn(replicas.readPosition).mockImplementationOnce(goAway())
  const reading = withReplica({ db: primary, replicas } as unknown as Services, null, async () => {
    if (!isBack) throw away
    return 'read'
  })
  expect(await reading).toBe('read')
})

it('an available primary is retried after a lost connection', async () => {
  replicas.choose = () => null
  let nb = 0
  const reading = withReplica({ db: primary, replicas } as unknown as Services, null, async () => {
    nb++
    if (nb < 3) throw away
    return 'read'
  })
  expect(await reading).toBe('read')
})

it('a replica serves when the primary disappears between two retries', async () => {
  replicas.choose = () => (replicas.isPrimaryAway ? { db: copy, left: leaving.signal } : null)
  replicas.readPosition = goAway()
  vi.mocked(replicas.readPosition).mockResolvedValueOnce(null)
  expect(await read({ primary: away })).toBe(copy)
  expect(reads).toEqual([primary, primary, copy])
})

it.each([
  ['has no room', fail('53300')],
  ['lets one wait too long', new Error('timeout exceeded when trying to connect')],
])('a read fails at once when the primary is available and %s', async (_, busy) => {
  replicas.choose = () => null
  await expect(read({ primary: busy })).rejects.toBe(busy)
  expect(reads).toEqual([primary])
})

it('a read fails without any database, and soon when the primary loses each connection', async () => {
  replicas.choose = () => null
  await expect(read({ primary: away })).rejects.toBe(away)
  expect(reads).toEqual([primary, primary, primary])
  replicas.readPosition = goAway()
  await expect(read({ primary: away })).rejects.toBe(away)
})

it('the cookie of the last write is HttpOnly and SameSite', async () => {
  replicas.readPosition = async () => 42n
  const setCookie = vi.fn()
  const config = { publicUrl: 'https://foulee.fr' }
  await setPositionCookie({ setCookie } as never, { replicas, config } as never)
  const kept = { httpOnly: true, sameSite: 'lax', secure: true, maxAge: 60 }
  expect(setCookie).toHaveBeenCalledWith('ecriture', expect.any(String), {
    path: '/',
    ...kept,
  })
})
