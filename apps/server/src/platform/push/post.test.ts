import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ClosedAddressError, post } from './post.ts'
import { type PushService, startPushService } from './test-push-service.ts'

const send = (url: string, more: { isLocalAllowed?: boolean; timeoutMs?: number } = {}) =>
  post(url, {
    headers: {},
    body: new Uint8Array([1]),
    timeoutMs: 10_000,
    isLocalAllowed: true,
    ...more,
  })

describe('a push message to an address from a browser', () => {
  let service: PushService
  let adresse: string
  beforeAll(async () => {
    service = await startPushService(async () => '')
    adresse = service.subscribe().adresse
  })
  afterAll(() => service.close())

  it('is refused by a service with another signature key', async () => {
    expect(await send(adresse)).toEqual({ status: 403, retryAfter: null })
  })

  it('is not sent when the host name resolves to this machine', async () => {
    await expect(send(adresse, { isLocalAllowed: false })).rejects.toThrow(ClosedAddressError)
  })

  it('times out on a service that never answers', async () => {
    const held: Socket[] = []
    const mute = createServer((socket) => held.push(socket))
    await new Promise<void>((listening) => mute.listen(0, listening))
    const { port } = mute.address() as AddressInfo
    const sent = send(`https://localhost:${port}/`, { timeoutMs: 300 })
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    for (const socket of held) socket.destroy()
    mute.close()
  })

  it('does not follow a redirect', async () => {
    let lookups = 0
    service.raw((_, answer) => {
      lookups++
      answer.writeHead(302, { location: `${adresse}?ailleurs` }).end()
    })
    expect(await send(adresse)).toMatchObject({ status: 302 })
    expect(lookups).toBe(1)
  })
})
