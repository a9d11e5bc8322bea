import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createService, type Router } from './service.ts'

let failure: string | null
const answer = async (query: string) => {
  if (failure) throw new Error(failure)
  return query
}
const router: Router = { route: answer, trace_attributes: answer, status: answer }
let server: ReturnType<typeof createService>
let port: number

beforeEach(async () => {
  failure = null
  server = createService(() => router)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const post = (action: string) =>
  fetch(`http://127.0.0.1:${port}/${action}`, { method: 'POST', body: '{"a":1}' })

/** As no client of ours would write it. */
const askFor = (target: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (bytes) => resolve(bytes.toString()))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The service has hung up')))
    socket.end(`GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
  })

it('a target that is no URL is not found, and the service goes on', async () => {
  expect(await askFor('//')).toMatch(/^HTTP\/1\.1 404/)
  expect((await post('route?a=b')).status).toBe(200)
})

it.each([
  ['No suitable edges near location', 400, 171],
  ['Failed to parse json request', 400, 100],
  ['tile_store: out of memory', 500, undefined],
])('the cause « %s » is answered with %i', async (cause, status, code) => {
  failure = cause
  const answered = await post('route')
  expect(answered.status).toBe(status)
  expect(((await answered.json()) as { error_code?: number }).error_code).toBe(code)
})
