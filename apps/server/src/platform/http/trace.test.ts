import type { ResilientPool } from '@foulee/db/resilient-pool'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { logSlowStatement } from './slow-statement.ts'
import { findTrace, readTrace } from './trace.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`
const ID = '0d4f6a52-5b0e-4a39-9d5c-1f7a2b3c4d5e'

const lines: Record<string, unknown>[] = []
let t: TestApp

beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) }
  t = await testApp({ logTo, config: { logLevel: 'info' } })
})
afterAll(() => t.close())

it.each([
  [TRACEPARENT, TRACE],
  [undefined, ID.replaceAll('-', '')],
  [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, ID.replaceAll('-', '')],
  ['00-<script>-00f067aa0ba902b7-01', ID.replaceAll('-', '')],
  [`${TRACEPARENT}x`, ID.replaceAll('-', '')],
])('the header « %s » gives the trace %s', (traceparent, trace) => {
  expect(readTrace(traceparent === undefined ? {} : { traceparent }, ID)).toBe(trace)
})

it("every log line of a page's calls has its trace", async () => {
  lines.length = 0
  await t.inject({ url: '/api/filtres/courses', headers: { traceparent: TRACEPARENT } })
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line.trace).toBe(TRACE)
})

it('a slow statement is logged with its page and call, without values', async () => {
  lines.length = 0
  const pool = t.db.$client as ResilientPool
  pool.observer = (statement) => logSlowStatement(t.app.log, { ...statement, ms: 700 }, 500)
  const url = '/api/courses?q=Templiers'
  const answer = await t.inject({ url, headers: { traceparent: TRACEPARENT } })
  pool.observer = null
  const slow = lines.filter(({ msg }) => msg === 'A slow statement')
  expect(slow.length).toBeGreaterThan(0)
  const reqId = answer.headers['x-request-id']
  for (const line of slow) expect(line).toMatchObject({ trace: TRACE, reqId, ms: 700 })
  expect(JSON.stringify(slow)).not.toContain('Templiers')
  expect(findTrace()).toBeUndefined()
})

it.each([
  [499, 500],
  [10_000, 0],
])('a statement of %i ms with a limit of %i is not logged', (ms, limit) => {
  lines.length = 0
  logSlowStatement(t.app.log, { text: 'select 1', ms }, limit)
  expect(lines).toEqual([])
})
