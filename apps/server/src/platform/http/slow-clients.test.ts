import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

const SHORT = {
  requestMs: 400,
  headersMs: 200,
  everyMs: 50,
  silentMs: 60_000,
  lingerMs: 100,
  stopMs: 100,
}
const ENDS = { timeout: 60_000, interval: 20 }
let t: TestApp
let port: number

beforeAll(async () => {
  t = await testApp({ patience: SHORT })
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  port = (t.app.server.address() as { port: number }).port
})
afterAll(() => t.close())

const count = () =>
  new Promise<number>((resolve, reject) =>
    t.app.server.getConnections((cause, nb) => (cause ? reject(cause) : resolve(nb))),
  )

async function sendText(text: string, to = port): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true })
  let said = ''
  socket.setEncoding('utf8')
  socket.on('data', (piece: string) => {
    said += piece
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return { socket, heard: () => said }
}

const POST = 'POST /api/auth/login HTTP/1.1\r\nHost: foulee.example\r\n'
const LONG = 'Content-Length: 900000\r\n'

describe('a client that keeps its socket', () => {
  it.each([
    ['after bytes that are no HTTP', 'nothing of this is HTTP\r\n\r\n', 400],
    ['after headers that never end', `${POST}X-Slow: `, 400],
    ['after a body that never comes', `${POST}Content-Type: application/json\r\n${LONG}\r\n`, 400],
    [
      'after a form that was refused before it came',
      `${POST}Content-Type: multipart/form-data; boundary=b\r\n${LONG}\r\n--b\r\n`,
      403,
    ],
    [
      'after a packed body that nobody unpacks',
      `${POST}Content-Type: application/json\r\nContent-Encoding: zstd\r\n${LONG}\r\n`,
      415,
    ],
    [
      'after a body to an address that takes none',
      `${POST.replace('login', 'nulle-part')}${LONG}\r\n`,
      404,
    ],
  ])('gets an answer and is closed: %s', async (_, text, status) => {
    const { socket, heard } = await sendText(text)
    await vi.waitFor(() => expect(heard()).toMatch(/^HTTP\/1.1 [45]/), ENDS)
    expect(heard()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(heard()).toMatch(/\r\nconnection: close\r\n/i)
    await vi.waitFor(async () => expect(await count()).toBe(0), ENDS)
    socket.destroy()
  })

  it('is closed too if it goes on sending byte by byte', async () => {
    const { socket } = await sendText(
      `${POST}Content-Type: multipart/form-data; boundary=b\r\n${LONG}\r\n`,
    )
    const drops = setInterval(() => socket.write('a'), 10)
    await vi.waitFor(async () => expect(await count()).toBe(0), ENDS)
    clearInterval(drops)
    socket.destroy()
  })

  it('is served again on the same connection once its body was complete', async () => {
    const ask = 'GET /api/sante HTTP/1.1\r\nHost: foulee.example\r\n\r\n'
    const { socket, heard } = await sendText(
      `${POST}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
    )
    await vi.waitFor(() => expect(heard()).toMatch(/^HTTP\/1.1 4/), ENDS)
    socket.write(ask)
    await vi.waitFor(() => expect(heard()).toMatch(/HTTP\/1.1 200 /), ENDS)
    socket.destroy()
  })

  it('does not delay a server that stops', async () => {
    const other = await testApp({ patience: { ...SHORT, requestMs: 60_000 } })
    await other.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = other.app.server.address() as { port: number }
    const { socket } = await sendText(`${POST}Content-Type: application/json\r\n${LONG}\r\n{`, port)
    const drops = setInterval(() => socket.write(' '), 10)
    await vi.waitFor(() => expect(socket.bytesWritten).toBeGreaterThan(200), ENDS)
    await other.close()
    clearInterval(drops)
    socket.destroy()
  })
})
