import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Call } from '@foulee/contract/shared/call'
import { createClient } from '@foulee/contract/shared/client'
import { unpackSnapshot } from '@foulee/testing/database'
import { makeGpx, makeRandomWay } from '@foulee/testing/trace-files'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findProgram, getCompileCache } from '#test/resilience/server-process.ts'

const SOURCE = new URL('./killed-server.test-process.ts', import.meta.url)
const PROGRAM = findProgram('killed-server', SOURCE)
const OLD = makeGpx({ track: makeRandomWay() })
const NEW = makeGpx({ speed: 3 })

let folder: string
let server: ChildProcess
let origin: string
let token: string

async function startServer(): Promise<void> {
  const { DATABASE_URL: _, ...env } = process.env
  server = spawn(process.execPath, [PROGRAM], {
    env: {
      ...env,
      ...getCompileCache(),
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      DEMO: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: server.stdout as Readable })) {
    const found = /http:\/\/localhost:(\d+)/.exec(line)
    if (!found) continue
    origin = `http://localhost:${found[1]}`
    return
  }
  throw new Error('The server did not start.')
}

async function killServer(): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}

async function register(): Promise<string> {
  const welcome = await fetch(`${origin}/api/sante`)
  const cookie = welcome.headers.getSetCookie().find((item) => item.startsWith('XSRF-TOKEN')) ?? ''
  const xsrf = /=([^;]+)/.exec(cookie)?.[1] ?? ''
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': xsrf,
      cookie: `XSRF-TOKEN=${xsrf}`,
    },
    body: JSON.stringify({
      email: 'paola@exemple.fr',
      password: 'un sentier au petit matin',
      prenom: 'Paola',
      nom: 'Rossi',
      cgu: true,
    }),
  })
  return (await answer.json()).data.auth_token
}

const call: Call = ((...input: Parameters<Call>) =>
  createClient({ baseUrl: origin, getToken: () => token })(...input)) as Call

async function openUpload(id: number, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.set('gpx', new File([bytes], 'trace.gpx'))
  const sent = new Request('http://localhost', { method: 'POST', body: form })
  const body = Buffer.from(await sent.arrayBuffer())
  const upload = request(`${origin}/api/parcours/gpx/${id}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': sent.headers.get('content-type') ?? '',
      'content-length': body.length,
    },
  })
  upload.on('error', () => {})
  return { upload, body }
}

type Sending = { upload: ClientRequest; body: Buffer }

const MOMENTS: [string, (sending: Sending) => Promise<unknown>][] = [
  [
    'half of the file has come',
    ({ upload, body }) => write(upload, body.subarray(0, body.length / 2)),
  ],
  [
    'the original is being kept',
    async ({ upload, body }) => {
      const kept = watch(folder, { recursive: true })
      const first = once(kept, 'change')
      upload.end(body)
      await first
      kept.close()
    },
  ],
  [
    'it answers',
    async ({ upload, body }) => {
      const answered = once(upload, 'response')
      upload.end(body)
      await answered
    },
  ],
]

const write = (upload: ClientRequest, bytes: Buffer) =>
  new Promise<void>((resolve) => upload.write(bytes, () => resolve()))

async function readRoute(id: number) {
  const { data } = await call('GET /api/parcours/{id}/gestion', { params: { id } })
  const { blob } = await call('GET /api/parcours/{id}/original', { params: { id } })
  return {
    distance: data.complet?.distance ?? 0,
    original: new Uint8Array(await blob.arrayBuffer()),
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foulee-tuee-'))
  await unpackSnapshot(folder)
  await startServer()
  token = await register()
})
afterAll(async () => {
  await killServer()
  await rm(folder, { recursive: true, force: true })
})

it.each(MOMENTS)(
  'a server killed when %s leaves the old track or the new one, whole',
  async (_, until) => {
    const { id } = await call('POST /api/parcours/create', { body: { titre: 'Sous la coupure' } })
    const body = new FormData()
    body.set('gpx', new File([OLD], 'ancienne.gpx'))
    await call('POST /api/parcours/gpx/{id}', { params: { id }, body })
    const before = await readRoute(id)

    await until(await openUpload(id, NEW))
    await killServer()
    await startServer()

    const after = await readRoute(id)
    const isNew = Buffer.from(after.original).equals(NEW)
    expect(Buffer.from(after.original).equals(isNew ? NEW : OLD)).toBe(true)
    if (!isNew) expect(after.distance).toBe(before.distance)
    else expect(after.distance).not.toBe(before.distance)
  },
)
