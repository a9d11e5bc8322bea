import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTabs, type TabSession, type TabsEnd } from './tabs.ts'

type Listener = { onMessage: (data: unknown) => void }

function createBrowser() {
  const ports = new Set<Listener>()
  let holders = 0
  const locks = {
    query: async () => ({
      held: Array.from({ length: holders }, () => ({ name: 'foulee-session' })),
    }),
    request: async (_: string, __: object, hold: () => Promise<void>) => {
      holders++
      await hold()
      holders--
    },
  } as unknown as LockManager
  const open = () => {
    const port = { onmessage: null as ((event: { data: unknown }) => void) | null }
    const mine: Listener = { onMessage: (data) => port.onmessage?.({ data }) }
    ports.add(mine)
    return Object.assign(port, {
      postMessage: (data: unknown) => {
        for (const other of ports) if (other !== mine) queueMicrotask(() => other.onMessage(data))
      },
      close: () => void ports.delete(mine),
    }) as never
  }
  return { open, locks: () => locks }
}

function openTab(browser: Parameters<typeof createTabs>[1], kept: TabSession | null = null) {
  const tab = { kept, isRemembered: false, changes: 0, ends: [] as [string, TabsEnd][] }
  const store = {
    read: () => tab.kept,
    write: (session: TabSession) => {
      tab.kept = session
    },
    isRemembered: () => tab.isRemembered,
  }
  const tabs = createTabs(store, browser)
  tabs.connect({
    onChange: () => tab.changes++,
    onEnd: (token, end) => {
      tab.ends.push([token, end])
      if (tab.kept?.token === token) tab.kept = null
    },
  })
  return Object.assign(tab, { tabs })
}

const karim: TabSession = { token: 'karim', since: 10 }
const lea: TabSession = { token: 'lea', since: 20 }
const flushMessages = () => new Promise<void>((done) => setImmediate(done))

let browser: ReturnType<typeof createBrowser>
beforeEach(() => {
  browser = createBrowser()
})
afterEach(() => vi.useRealTimers())

it('a session is handed to a tab that opens later', async () => {
  openTab(browser, karim)
  const later = openTab(browser)
  expect(await later.tabs.ask()).toBe(true)
  expect(later.kept).toEqual(karim)
})

it('a new tab resolves at once when no other tab has a session', async () => {
  openTab(browser)
  const alone = openTab(browser)
  vi.useFakeTimers()
  expect(await alone.tabs.ask()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

it('a new tab gives up on a tab that does not answer, and follows it when it does', async () => {
  const frozen = openTab(browser, karim)
  frozen.kept = null
  const later = openTab(browser)
  vi.useFakeTimers()
  const asking = later.tabs.ask()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await asking).toBe(false)
  vi.useRealTimers()
  frozen.kept = karim
  frozen.tabs.opened()
  await flushMessages()
  expect(later.kept).toEqual(karim)
  expect(later.changes).toBe(1)
})

it('without the Locks API a new tab waits only briefly', async () => {
  const alone = openTab({ ...browser, locks: () => undefined })
  vi.useFakeTimers()
  const asking = alone.tabs.ask()
  await vi.advanceTimersByTimeAsync(150)
  expect(await asking).toBe(false)
})

it('a sign-in spreads to all tabs, and the latest one wins', async () => {
  const [first, second] = [openTab(browser), openTab(browser)]
  first.kept = karim
  first.tabs.opened()
  await flushMessages()
  expect(second.kept).toEqual(karim)
  second.kept = lea
  second.tabs.opened()
  await flushMessages()
  expect([first.kept, second.kept]).toEqual([lea, lea])
})

it('a tab that comes back with an older session takes the later one', async () => {
  const open = openTab(browser, lea)
  const restored = openTab(browser, karim)
  await flushMessages()
  expect([open.kept, restored.kept]).toEqual([lea, lea])
  expect(open.changes).toBe(0)
})

it('a sign-out ends the session in all tabs, and an ended session is not restored', async () => {
  const [first, second] = [openTab(browser, karim), openTab(browser, karim)]
  first.kept = null
  first.tabs.closed('karim', 'depart')
  await flushMessages()
  expect(second.ends).toEqual([['karim', 'depart']])
  const late = openTab(browser, karim)
  await flushMessages()
  expect([first.kept, second.kept]).toEqual([null, null])
  expect(late.kept).toEqual(karim)
})

it('a persistent session is neither replaced nor handed over', async () => {
  const remembered = openTab(browser)
  remembered.isRemembered = true
  openTab(browser, karim)
  await flushMessages()
  expect(remembered.changes).toBe(0)
})

it('a hidden page answers no other tab until it is shown again', async () => {
  const away = openTab(browser, karim)
  away.tabs.pause()
  const later = openTab(browser)
  await flushMessages()
  expect(await later.tabs.ask()).toBe(false)
  away.tabs.resume()
  expect(await later.tabs.ask()).toBe(true)
})
