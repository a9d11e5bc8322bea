import { createHash } from 'node:crypto'
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import {
  type AddressInfo,
  createServer,
  type Server as NetServer,
  connect as openSocket,
} from 'node:net'
import { buffer } from 'node:stream/consumers'
import { hasS3Server } from '@foulee/testing/s3-server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createS3Storage } from './s3.ts'
import type { S3Limits, S3Settings } from './s3-client.ts'
import { getStorageKey } from './storage.ts'
import { listAll, openTestBucket } from './test-bucket.ts'

const KEY = getStorageKey('avatar', `ab${'0'.repeat(62)}`, '192.webp')
const IMAGE = Buffer.from('une image')
const AWAY = { code: 'service_indisponible', status: 503 }
const LIMITS = { answer: 300, silence: 300 }

const settingsFor = (port: number): S3Settings => ({
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  bucket: 'foulee-medias',
  prefix: '',
  accessKeyId: 'foulee:medias',
  secretAccessKey: 'secret',
  sessionToken: null,
})

const open: Server[] = []
const networks: NetServer[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  for (const network of networks.splice(0)) network.close()
})

/** A service that says what a test lets it say. */
async function standIn(answer: RequestListener, limits: Partial<S3Limits> = {}) {
  const server = createHttpServer(answer)
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return createS3Storage(settingsFor((server.address() as AddressInfo).port), limits)
}

/** A network that turns « une image » into something else of the same length. @returns its port */
async function damageOnTheWay(to: URL): Promise<number> {
  const network = createServer((near) => {
    const far = openSocket(Number(to.port), to.hostname)
    far.pipe(near)
    near.on('data', (bytes) => {
      far.write(bytes.toString('latin1').replace('une image', 'une imagf'), 'latin1')
    })
    near.on('close', () => far.destroy())
    for (const end of [near, far]) end.on('error', () => near.destroy())
  })
  networks.push(network)
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve))
  return (network.address() as AddressInfo).port
}

describe.skipIf(!hasS3Server())('a real service', () => {
  let settings: S3Settings
  let stop: () => Promise<void>
  beforeAll(async () => {
    ;({ settings, stop } = await openTestBucket())
  })
  afterAll(() => stop())

  it.each([
    ['ahead', 3_600_000],
    ['behind', -3_600_000],
  ])('goes on when our clock is an hour %s, and when it is set right', async (_, aheadMs) => {
    const storage = createS3Storage(settings)
    const key = getStorageKey(
      'avatar',
      `cd${String(Math.abs(aheadMs)).padEnd(62, aheadMs > 0 ? '1' : '2')}`,
      '192.webp',
    )
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aheadMs })
    await storage.put(key, IMAGE, 'image/webp')
    vi.useRealTimers()
    const file = await storage.get(key)
    expect(file && (await buffer(file.stream))).toEqual(IMAGE)
  })

  it('refuses a body that was damaged on its way, and keeps nothing of it', async () => {
    const port = await damageOnTheWay(new URL(settings.endpoint))
    const through = createS3Storage({ ...settings, endpoint: `http://127.0.0.1:${port}` })
    await expect(through.put(KEY, IMAGE, 'image/webp')).rejects.toMatchObject({
      ...AWAY,
      cause: { message: expect.stringMatching(/400 (BadDigest|XAmzContentSHA256Mismatch)/) },
    })
    expect(await through.get(KEY)).toBeNull()
    await through.put(KEY, Buffer.from('intacte'), 'image/webp')
    const file = await through.get(KEY)
    expect(file && String(await buffer(file.stream))).toBe('intacte')
    await through.remove(KEY)
  })

  it('says no to a wrong secret, and the error names the refusal for the log', async () => {
    const storage = createS3Storage({ ...settings, secretAccessKey: 'faux' })
    await expect(storage.put(KEY, IMAGE, 'image/webp')).rejects.toThrow(/403/)
    await expect(storage.get(KEY)).rejects.toThrow(/403 SignatureDoesNotMatch/)
  })

  it('does not let a missing bucket pass for a missing file', async () => {
    const storage = createS3Storage({ ...settings, bucket: 'rien-ici' })
    await expect(storage.get(KEY)).rejects.toThrow(/404 NoSuchBucket/)
    await expect(listAll(storage, 'avatar/')).rejects.toThrow(/404 NoSuchBucket/)
  })
})

describe('a service in trouble', () => {
  const get = async (storage: Awaited<ReturnType<typeof standIn>>) => {
    const file = await storage.get(KEY)
    return file && String(await buffer(file.stream))
  }

  it('that does not answer is a service away, within the time allowed', async () => {
    const storage = await standIn(() => {}, LIMITS)
    await expect(storage.get(KEY)).rejects.toMatchObject(AWAY)
    await expect(storage.put(KEY, IMAGE, 'image/webp')).rejects.toMatchObject(AWAY)
    await expect(storage.remove(KEY)).rejects.toMatchObject(AWAY)
    await expect(listAll(storage, 'avatar/')).rejects.toMatchObject(AWAY)
  })

  it('that is not there at all too', async () => {
    const storage = createS3Storage(settingsFor(1), LIMITS)
    await expect(storage.get(KEY)).rejects.toMatchObject(AWAY)
    await expect(storage.put(KEY, IMAGE, 'image/webp')).rejects.toMatchObject(AWAY)
  })

  it.each([500, 502, 503, 429])('that says %i is asked again, then away', async (status) => {
    let asked = 0
    const storage = await standIn((_, answer) => {
      asked++
      answer.writeHead(status).end('<Error><Code>SlowDown</Code></Error>')
    })
    await expect(storage.get(KEY)).rejects.toMatchObject({
      ...AWAY,
      cause: { message: expect.stringContaining(`${status} SlowDown to GET`) },
    })
    expect(asked).toBe(3)
  })

  it('that stumbles once is not noticed', async () => {
    let asked = 0
    const storage = await standIn((_, answer) => {
      if (asked++ === 0) answer.writeHead(503).end()
      else answer.writeHead(200, { 'content-length': 9 }).end('une image')
    })
    expect(await get(storage)).toBe('une image')
  })

  it('that stops in the middle of a file ends the stream with an error', async () => {
    const storage = await standIn((_, answer) => {
      answer.writeHead(200, { 'content-length': 100 }).write('une ')
    }, LIMITS)
    await expect(get(storage)).rejects.toMatchObject(AWAY)
  })

  it('that hangs up in the middle too', async () => {
    const storage = await standIn((_, answer) => {
      answer.writeHead(200, { 'content-length': 100 }).write('une ', () => answer.destroy())
    })
    await expect(get(storage)).rejects.toMatchObject(AWAY)
  })

  it('is let go of by a reader that leaves before it has begun', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    const storage = await standIn((request, answer) => {
      request.socket.once('close', () => resolve())
      answer.writeHead(200, { 'content-length': 100 }).write('une ')
    })
    const file = await storage.get(KEY)
    file?.stream.destroy()
    await closed
  })

  it('that gives no length is not trusted', async () => {
    const storage = await standIn((_, answer) => {
      answer.writeHead(200).write('une ')
      answer.end('image')
    })
    await expect(storage.get(KEY)).rejects.toThrow('no length')
  })

  it('whose listing is a page of something else is no empty bucket', async () => {
    const storage = await standIn((_, answer) => answer.end('<html>Bienvenue</html>'))
    await expect(listAll(storage, 'avatar/')).rejects.toThrow('no listing')
  })
})

describe('a key that is there', () => {
  type Seen = { method: string; headers: Record<string, unknown>; body: string }
  /** A service that answers PUT with these statuses, one after the other, and has the key or not. */
  async function service(statuses: number[], has = false) {
    const seen: Seen[] = []
    const storage = await standIn(async (request, answer) => {
      const body = String(await buffer(request))
      seen.push({ method: request.method ?? '', headers: request.headers, body })
      const status = request.method === 'HEAD' ? (has ? 200 : 404) : (statuses.shift() ?? 200)
      answer.writeHead(status).end()
    })
    const methods = () => seen.map(({ method }) => method)
    return { storage, seen, methods }
  }

  it('is left to the service to keep: the condition and both hashes go along', async () => {
    const { storage, seen, methods } = await service([412])
    await storage.put(KEY, IMAGE, 'image/webp')
    const hash = createHash('sha256').update(IMAGE).digest()
    expect(methods()).toEqual(['PUT'])
    expect(seen[0]?.headers).toMatchObject({
      'if-none-match': '*',
      'content-type': 'image/webp',
      'content-length': '9',
      'x-amz-content-sha256': hash.toString('hex'),
      'x-amz-checksum-sha256': hash.toString('base64'),
    })
    expect(seen[0]?.headers.authorization).toMatch(/SignedHeaders=[^,]*x-amz-content-sha256/)
  })

  it('is tried again while others write it', async () => {
    const { storage, methods } = await service([409, 409, 200])
    await storage.put(KEY, IMAGE, 'image/webp')
    expect(methods()).toEqual(['PUT', 'PUT', 'PUT'])
  })

  it('is asked for first where conditions are unknown, from then on', async () => {
    const { storage, seen, methods } = await service([501, 501, 501])
    await storage.put(KEY, IMAGE, 'image/webp').catch(() => {})
    expect(methods().slice(0, 3)).toEqual(['PUT', 'PUT', 'PUT'])
    seen.length = 0
    await storage.put(KEY, IMAGE, 'image/webp')
    expect(methods()).toEqual(['HEAD', 'PUT'])
    expect(seen[1]?.headers['if-none-match']).toBeUndefined()
  })

  it('and found there is not written', async () => {
    const { storage, seen, methods } = await service([501, 501, 501], true)
    await storage.put(KEY, IMAGE, 'image/webp')
    seen.length = 0
    await storage.put(KEY, IMAGE, 'image/webp')
    expect(methods()).toEqual(['HEAD'])
  })
})
