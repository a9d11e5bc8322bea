import { afterEach, expect, it, vi } from 'vitest'
import { createReplicas, type Replicas } from './replicas.ts'

let opened: Replicas<symbol> | undefined
afterEach(() => opened?.close())

function createServer(position: bigint | null) {
  const server = {
    db: Symbol('copy'),
    position,
    read: async () => {
      if (server.position === null) throw new Error('away')
      return server.position
    },
  }
  return server
}
type Server = ReturnType<typeof createServer>

function follow(primary: Server, copies: Server[], maxLagMs = 3_600_000): Replicas<symbol> {
  opened = createReplicas({
    readPrimary: primary.read,
    replicas: copies.map(({ db, read }) => ({ db, readReached: read, close: async () => {} })),
    checkEveryMs: 1,
    maxLagMs,
  })
  return opened
}
const soon = (check: () => void) => vi.waitFor(check, { interval: 1, timeout: 10_000 })

it('reads are distributed over the replicas in turn', async () => {
  const [first, other] = [createServer(10n), createServer(10n)]
  const replicas = follow(createServer(10n), [first, other])
  await soon(() => expect(replicas.listBehind()).toEqual([0, 0]))
  const chosen = [1, 2, 3, 4].map(() => replicas.choose(null)?.db)
  expect(new Set(chosen)).toEqual(new Set([first.db, other.db]))
  expect(chosen[0]).toBe(chosen[2])
})

it('after a change no copy is read before it has come there', async () => {
  const [primary, copy] = [createServer(10n), createServer(10n)]
  const replicas = follow(primary, [copy])
  await soon(() => expect(replicas.choose(null)?.db).toBe(copy.db))
  primary.position = 20n
  const noted = replicas.recordChange()
  expect(replicas.choose(null)).toBeNull()
  await noted
  expect(replicas.choose(null)).toBeNull()
  copy.position = 20n
  await soon(() => expect(replicas.choose(null)?.db).toBe(copy.db))
})

it('a caller who has seen a later position than this process reads from the primary', async () => {
  const copy = createServer(10n)
  const replicas = follow(createServer(10n), [copy])
  await soon(() => expect(replicas.choose(10n)?.db).toBe(copy.db))
  expect(replicas.choose(11n)).toBeNull()
})

it('a replica with too much lag is excluded even without an announced change', async () => {
  const [primary, copy] = [createServer(10n), createServer(10n)]
  const replicas = follow(primary, [copy], 20)
  await soon(() => expect(replicas.choose(null)).not.toBeNull())
  primary.position = 20n
  await soon(() => expect(replicas.choose(null)).toBeNull())
  copy.position = 20n
  await soon(() => expect(replicas.choose(null)).not.toBeNull())
})

it('a failed replica is excluded, its readers are aborted, and it is used again later', async () => {
  const [dying, other] = [createServer(10n), createServer(10n)]
  const replicas = follow(createServer(10n), [dying, other])
  await soon(() => expect(replicas.listBehind()).toEqual([0, 0]))
  const chosen = [replicas.choose(null), replicas.choose(null)].find(
    (chosen) => chosen?.db === dying.db,
  )
  dying.position = null
  await soon(() => expect(chosen?.left.aborted).toBe(true))
  expect(replicas.listBehind()).toEqual([null, 0])
  for (let n = 0; n < 4; n++) expect(replicas.choose(null)?.db).toBe(other.db)
  dying.position = 10n
  await soon(() => expect(replicas.listBehind()).toEqual([0, 0]))
})

it('replicas are not read before the position of the primary is known', async () => {
  const [primary, copy] = [createServer(null), createServer(10n)]
  const replicas = follow(primary, [copy])
  await soon(() => expect(replicas.isPrimaryAway).toBe(true))
  expect(replicas.choose(null)).toBeNull()
  primary.position = 10n
  await soon(() => expect(replicas.choose(null)?.db).toBe(copy.db))
})

it('without the primary, copies answer with what they have', async () => {
  const [primary, copy] = [createServer(10n), createServer(10n)]
  const replicas = follow(primary, [copy])
  await soon(() => expect(replicas.choose(null)).not.toBeNull())
  primary.position = null
  expect(await replicas.readPosition()).toBeNull()
  expect(replicas.choose(null)?.db).toBe(copy.db)
  expect(replicas.choose(99n)?.db).toBe(copy.db)
})

it('a change of which nobody could say the place is waited for once the primary is back', async () => {
  const [primary, copy] = [createServer(10n), createServer(10n)]
  const replicas = follow(primary, [copy])
  await soon(() => expect(replicas.choose(null)).not.toBeNull())
  primary.position = null
  await replicas.recordChange()
  expect(replicas.choose(null)?.db).toBe(copy.db)
  primary.position = 20n
  await soon(() => expect(replicas.isPrimaryAway).toBe(false))
  expect(replicas.choose(null)).toBeNull()
  copy.position = 20n
  await soon(() => expect(replicas.choose(null)?.db).toBe(copy.db))
})

it('readers of replicas are notified when the primary is back', async () => {
  const [primary, copy] = [createServer(10n), createServer(10n)]
  const replicas = follow(primary, [copy])
  const told = vi.fn()
  replicas.onBack(told)
  await soon(() => expect(replicas.choose(null)).not.toBeNull())
  for (const isRead of [false, true]) {
    primary.position = null
    await replicas.readPosition()
    if (isRead) replicas.choose(null)
    primary.position = 10n
    await replicas.readPosition()
    expect(told).toHaveBeenCalledTimes(isRead ? 1 : 0)
  }
})

it('a copy that lags too far is not read without the primary either', async () => {
  const [primary, copy] = [createServer(10n), createServer(10n)]
  const replicas = follow(primary, [copy], 20)
  await soon(() => expect(replicas.choose(null)).not.toBeNull())
  primary.position = 20n
  await soon(() => expect(replicas.choose(null)).toBeNull())
  primary.position = null
  await replicas.readPosition()
  expect(replicas.choose(null)).toBeNull()
})

it('asking for the position of an own write does not exclude replicas', async () => {
  const [primary, copy] = [createServer(10n), createServer(10n)]
  const replicas = follow(primary, [copy])
  await soon(() => expect(replicas.choose(null)).not.toBeNull())
  primary.position = 20n
  expect(await replicas.readPosition()).toBe(20n)
  expect(replicas.choose(null)?.db).toBe(copy.db)
  expect(replicas.choose(20n)).toBeNull()
})

it('the lower position of a promoted primary is accepted', async () => {
  const [primary, copy] = [createServer(30n), createServer(20n)]
  const replicas = follow(primary, [copy])
  await soon(() => expect(replicas.listBehind()).toEqual([10]))
  expect(replicas.choose(null)).toBeNull()
  primary.position = 20n
  await soon(() => expect(replicas.choose(null)?.db).toBe(copy.db))
})
