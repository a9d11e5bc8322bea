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

async function standIn(answer: RequestListener, limits: Partial<S3Limits> = {}) {
  const server = createHttpServer(answer)
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return createS3Storage(settingsFor((server.address() as AddressInfo).port), limits)
}

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
  ])('works while our clock is an hour %s, and once it is set right', async (_, aheadMs) => {
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

  it('rejects a body damaged in transit, and stores nothing of it', async () => {
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

  it('refuses a wrong secret, and the error has its code for the log', async () => {
    const storage = createS3Storage({ ...settings, secretAccessKey: 'faux' })
    await expect(storage.put(KEY, IMAGE, 'image/webp')).rejects.toThrow(/403/)
    await expect(storage.get(KEY)).rejects.toThrow(/403 SignatureDoesNotMatch/)
  })

  it('reports a missing bucket as an error, not as a missing file', async () => {
    const storage = createS3Storage({ ...settings, bucket: 'rien-ici' })
    await expect(storage.get(KEY)).rejects.toThrow(/404 NoSuchBucket/)
    await expect(listAll(storage, 'avatar/')).rejects.toThrow(/404 NoSuchBucket/)
  })
})

describe('a failing S3 service', () => {
  const get = async (storage: Awaited<ReturnType<typeof standIn>>) => {
    const file = await storage.get(KEY)
    return file && String(await buffer(file.stream))
  }

  it('that does not answer gives a 503 within the timeout', async () => {
    const storage = await standIn(() => {}, LIMITS)
    await expect(storage.get(KEY)).rejects.toMatchObject(AWAY)
    await expect(storage.put(KEY, IMAGE, 'image/webp')).rejects.toMatchObject(AWAY)
    await expect(storage.remove(KEY)).rejects.toMatchObject(AWAY)
    await expect(listAll(storage, 'avatar/')).rejects.toMatchObject(AWAY)
  })

  it('that is not reachable gives a 503 too', async () => {
    const storage = createS3Storage(settingsFor(1), LIMITS)
    await expect(storage.get(KEY)).rejects.toMatchObject(AWAY)
    await expect(storage.put(KEY, IMAGE, 'image/webp')).rejects.toMatchObject(AWAY)
  })

  it.each([500, 502, 503, 429])('that answers %i is retried, then gives a 503', async (status) => {
    let requests = 0
    const storage = await standIn((_, answer) => {
      requests++
      answer.writeHead(status).end('<Error><Code>SlowDown</Code></Error>')
    })
    await expect(storage.get(KEY)).rejects.toMatchObject({
      ...AWAY,
      cause: { message: expect.stringContaining(`${status} SlowDown to GET`) },
    })
    expect(requests).toBe(3)
  })

  it('that fails once is retried without an error', async () => {
    let requests = 0
    const storage = await standIn((_, answer) => {
      if (requests++ === 0) answer.writeHead(503).end()
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

  it('that closes the connection in the middle does too', async () => {
    const storage = await standIn((_, answer) => {
      answer.writeHead(200, { 'content-length': 100 }).write('une ', () => answer.destroy())
    })
    await expect(get(storage)).rejects.toMatchObject(AWAY)
  })

  it('is disconnected when a reader leaves before it has begun', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    const storage = await standIn((request, answer) => {
      request.socket.once('close', () => resolve())
      answer.writeHead(200, { 'content-length': 100 }).write('une ')
    })
    const file = await storage.get(KEY)
    file?.stream.destroy()
    await closed
  })

  it('that sends no length is an error', async () => {
    const storage = await standIn((_, answer) => {
      answer.writeHead(200).write('une ')
      answer.end('image')
    })
    await expect(storage.get(KEY)).rejects.toThrow('no length')
  })

  it('that sends another page than a listing is no empty bucket', async () => {
    const storage = await standIn((_, answer) => answer.end('<html>Bienvenue</html>'))
    await expect(listAll(storage, 'avatar/')).rejects.toThrow('no listing')
  })
})

describe('a key that exists', () => {
  type Seen = { method: string; headers: Record<string, unknown>; body: string }
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

  it('is preserved by the service, through the condition and both hashes', async () => {
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

  it('is retried on a conflict with other writers', async () => {
    const { storage, methods } = await service([409, 409, 200])
    await storage.put(KEY, IMAGE, 'image/webp')
    expect(methods()).toEqual(['PUT', 'PUT', 'PUT'])
  })

  it('is looked up first where conditions are unsupported, from then on', async () => {
    const { storage, seen, methods } = await service([501, 501, 501])
    await storage.put(KEY, IMAGE, 'image/webp').catch(() => {})
    expect(methods().slice(0, 3)).toEqual(['PUT', 'PUT', 'PUT'])
    seen.length = 0
    await storage.put(KEY, IMAGE, 'image/webp')
    expect(methods()).toEqual(['HEAD', 'PUT'])
    expect(seen[1]?.headers['if-none-match']).toBeUndefined()
  })

  it('is not written again when it was found', async () => {
    const { storage, seen, methods } = await service([501, 501, 501], true)
    await storage.put(KEY, IMAGE, 'image/webp')
    seen.length = 0
    await storage.put(KEY, IMAGE, 'image/webp')
    expect(methods()).toEqual(['HEAD'])
  })
})
