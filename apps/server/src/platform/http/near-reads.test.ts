import type { Db } from '@foulee/db/connect'
import type { Replicas } from '@foulee/db/replicas'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Services } from '#kernel/services.ts'
import { giveSeen, readNear } from './near-reads.ts'

// Copies are looked for again without waiting.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }))

const [primary, copy] = ['primary', 'copy'] as unknown as [Db, Db]
const fail = (code: string) => Object.assign(new Error('refused'), { code })

let leaving: AbortController
let asked: Db[]
let replicas: { -readonly [K in keyof Replicas<Db>]: Replicas<Db>[K] }
beforeEach(() => {
  leaving = new AbortController()
  asked = []
  replicas = {
    choose: () => ({ db: copy, left: leaving.signal }),
    noteChange: async () => {},
    askPlace: async () => null,
    isPrimaryAway: false,
    onBack: () => {},
    listBehind: () => [0],
    close: async () => {},
  }
})

/** Reads, with what each database answers. */
const read = (answers: { primary?: Error; copy?: Error | Promise<never> } = {}) =>
  readNear({ db: primary, replicas } as unknown as Services, null, async ({ db }) => {
    asked.push(db)
    const answer = db === copy ? answers.copy : answers.primary
    if (answer instanceof Error) throw answer
    await answer
    return db
  })

it('reads from a copy, and from the primary where none knows enough', async () => {
  expect(await read()).toBe(copy)
  replicas.choose = () => null
  expect(await read()).toBe(primary)
})

it.each([
  ['a row that a copy must let go of', '40001'],
  ['a write', '25006'],
  ['a connection that is lost', '08006'],
])('asks the primary after %s', async (_, code) => {
  expect(await read({ copy: fail(code) })).toBe(primary)
  expect(asked).toEqual([copy, primary])
})

it.each([
  ['a statement that takes too long', '57014'],
  ['a mistake of ours', '42601'],
])('asks nobody else after %s', async (_, code) => {
  await expect(read({ copy: fail(code) })).rejects.toMatchObject({ code })
  expect(asked).toEqual([copy])
})

it('waits for no copy that is left out', async () => {
  const reading = read({ copy: new Promise<never>(() => {}) })
  await vi.waitFor(() => expect(asked).toEqual([copy]))
  leaving.abort()
  expect(await reading).toBe(primary)
})

/** The primary is found away when it is asked. */
const goAway = () =>
  vi.fn(async () => {
    replicas.isPrimaryAway = true
    return null
  })
const away = fail('08006')

it('takes what copy there is when the primary is away', async () => {
  const somebody = replicas.choose
  replicas.choose = () => (replicas.isPrimaryAway ? somebody(null) : null)
  replicas.askPlace = goAway()
  expect(await read({ primary: away })).toBe(copy)
})

it('waits a moment for a copy whose connections went with the primary', async () => {
  const { choose } = replicas
  replicas.choose = vi.fn(choose).mockReturnValueOnce(null).mockReturnValueOnce(null)
  replicas.askPlace = goAway()
  expect(await read({ primary: away })).toBe(copy)
  expect(replicas.askPlace).toHaveBeenCalledTimes(1)
})

it('reads from the primary that is back meanwhile', async () => {
  let isBack = false
  replicas.choose = () => {
    isBack = replicas.isPrimaryAway
    replicas.isPrimaryAway = false
    return null
  }
  replicas.askPlace = vi.fn(replicas.askPlace).mockImplementationOnce(goAway())
  const reading = readNear({ db: primary, replicas } as unknown as Services, null, async () => {
    if (!isBack) throw away
    return 'read'
  })
  expect(await reading).toBe('read')
})

it('reads again from a primary that is there, whose connection was lost with another', async () => {
  replicas.choose = () => null
  let nb = 0
  const reading = readNear({ db: primary, replicas } as unknown as Services, null, async () => {
    nb++
    if (nb < 3) throw away
    return 'read'
  })
  expect(await reading).toBe('read')
})

it('reads from a copy when the primary goes between two of its chances', async () => {
  replicas.choose = () => (replicas.isPrimaryAway ? { db: copy, left: leaving.signal } : null)
  replicas.askPlace = goAway()
  vi.mocked(replicas.askPlace).mockResolvedValueOnce(null)
  expect(await read({ primary: away })).toBe(copy)
  expect(asked).toEqual([primary, primary, copy])
})

it.each([
  ['has no room', fail('53300')],
  ['lets one wait too long', new Error('timeout exceeded when trying to connect')],
])('fails at once when the primary is not away and %s', async (_, busy) => {
  replicas.choose = () => null
  await expect(read({ primary: busy })).rejects.toBe(busy)
  expect(asked).toEqual([primary])
})

it('fails when nobody is left, and soon when the primary loses each connection', async () => {
  replicas.choose = () => null
  await expect(read({ primary: away })).rejects.toBe(away)
  expect(asked).toEqual([primary, primary, primary])
  replicas.askPlace = goAway()
  await expect(read({ primary: away })).rejects.toBe(away)
})

it('what a browser keeps of its last write is read by no script, and leads to no other site', async () => {
  replicas.askPlace = async () => 42n
  const setCookie = vi.fn()
  const config = { publicUrl: 'https://foulee.fr' }
  await giveSeen({ setCookie } as never, { replicas, config } as never)
  const kept = { httpOnly: true, sameSite: 'lax', secure: true, maxAge: 60 }
  expect(setCookie).toHaveBeenCalledWith('ecriture', expect.any(String), {
    path: '/',
    ...kept,
  })
})
