import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createConnection } from './connection.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000
const OPEN = 'event: ouverture\nid: 7-4\ndata: {"suite":false}\n\n'

function newPage(answer?: () => Response) {
  const texts: (string | null)[] = []
  const said: unknown[] = []
  const live: boolean[] = []
  let pen: ReadableStreamDefaultController<Uint8Array> | null = null
  const connection = createConnection({
    request: async (lastEventId, signal) => {
      texts.push(lastEventId)
      if (answer) return answer()
      const body = new ReadableStream<Uint8Array>({
        start: (input) => {
          pen = input
        },
      })
      signal.addEventListener('abort', () => pen?.error(new Error('aborted')), { once: true })
      return new Response(body)
    },
    onEvent: (type, data) => said.push([type, data]),
    onGap: ({ isSuite }) => said.push(isSuite ? 'suite' : 'redemande'),
    onLive: (isLive) => live.push(isLive),
    onSessionEnd: () => said.push('session finie'),
    random: () => 1,
  })
  const write = async (text: string) => {
    pen?.enqueue(new TextEncoder().encode(text))
    await vi.advanceTimersByTimeAsync(0)
  }
  const end = async () => {
    pen?.close()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { connection, asked: texts, said, live, write, end }
}

const start = async (page: ReturnType<typeof newPage>) => {
  page.connection.start()
  await vi.advanceTimersByTimeAsync(0)
}

it('events are emitted, even when split into chunks', async () => {
  const page = newPage()
  await start(page)
  await page.write(OPEN)
  await page.write('event: notification\nid: 7-5\nda')
  await page.write('ta: {"kind":"avis"}\n\n: …\n\n')
  expect(page.said).toEqual(['redemande', ['notification', { kind: 'avis' }]])
})

it('a lost stream resumes after the last event', async () => {
  const page = newPage()
  await start(page)
  await page.write(`${OPEN}event: notification\nid: 7-5\ndata: {"kind":"avis"}\n\n`)
  await page.end()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(page.asked).toEqual([null, '7-5'])
  await page.write('event: ouverture\nid: 7-5\ndata: {"suite":true}\n\n')
  expect(page.said.at(-1)).toBe('suite')
})

it('reconnections back off while the server does not answer', async () => {
  const page = newPage(() => new Response('{}', { status: 502 }))
  await start(page)
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  const tries = page.asked.length
  expect(tries).toBeGreaterThan(8)
  expect(tries).toBeLessThan(20)
})

it('a reconnection waits for the delay that the server asks', async () => {
  const headers = { 'retry-after': '120' }
  const page = newPage(() => new Response('{}', { status: 503, headers }))
  await start(page)
  await vi.advanceTimersByTimeAsync(119_000)
  expect(page.asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(page.asked).toHaveLength(2)
})

it('an unknown session is ended without reconnecting', async () => {
  const body = JSON.stringify({ code: 'session_expiree' })
  const page = newPage(() => new Response(body, { status: 401 }))
  await start(page)
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(page.said).toEqual(['session finie'])
  expect(page.asked).toHaveLength(1)
})

it('a stream closed in favour of other tabs stays closed until the next start', async () => {
  const page = newPage()
  await start(page)
  await page.write(`${OPEN}event: fin\ndata: {"revenir":false}\n\n`)
  await page.end()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(page.asked).toHaveLength(1)
  await start(page)
  expect(page.asked).toEqual([null, '7-4'])
})

it('a silent stream is replaced after the timeout', async () => {
  const page = newPage()
  await start(page)
  await page.write(OPEN)
  await vi.advanceTimersByTimeAsync(59_000)
  await page.write(': …\n\n')
  await vi.advanceTimersByTimeAsync(59_000)
  expect(page.asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(page.asked).toHaveLength(2)
})

it('the page knows whether events are pushed or must be polled', async () => {
  const page = newPage()
  await start(page)
  expect(page.live).toEqual([])
  await page.write(OPEN)
  expect(page.live).toEqual([true])
  await page.end()
  expect(page.live).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(1_000)
  await page.write(OPEN)
  page.connection.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(page.live).toEqual([true, false, true, false])
})

it('a stopped connection does not reconnect', async () => {
  const page = newPage()
  await start(page)
  await page.write(OPEN)
  page.connection.stop()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(page.asked).toHaveLength(1)
})

it('a refetch asked of all pages is spread over time', async () => {
  const page = newPage()
  await start(page)
  await page.write(`${OPEN}event: reprise\nid: 7-9\ndata: {}\n\n`)
  expect(page.said).toEqual(['redemande'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(page.said).toEqual(['redemande', 'redemande'])
})
