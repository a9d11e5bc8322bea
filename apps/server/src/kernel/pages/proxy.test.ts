import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { type ClientHttp2Session, connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createUser } from '@foulee/testing/factories'
import { findFreePort } from '@foulee/testing/free-port'
import { canStartVarnish, startVarnish, type Varnish } from '@foulee/testing/varnish'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addFluxEvents } from '#platform/realtime/add-flux-events.ts'
import { BEAT } from '#platform/realtime/stream.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import type { Render } from './renderer.ts'

/** The configuration of docs/exploitation.md, on another port. */
const CONFIG = new URL('../../../../../docs/nginx.conf', import.meta.url)
const PATH = `${process.env.PATH}:/usr/sbin`
const has = (program: string, flag: string) =>
  spawnSync(program, [flag], { env: { ...process.env, PATH } }).status === 0
const canRun = has('nginx', '-v') && has('openssl', 'version')
if (!canRun) process.stdout.write('nginx ou openssl manque : HTTP/2 derrière nginx non vérifié.\n')

const script = `export const text = '${'Foulée '.repeat(500)}'`
const packed = brotliCompressSync(script)
const render: Render = async () =>
  new Response('<p>page</p>'.repeat(200), {
    headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' },
  })

describe.skipIf(!canRun)('behind nginx, over HTTP/2', () => tryProxy(false))
describe.skipIf(!canRun || !canStartVarnish())('behind nginx and Varnish, over HTTP/2', () =>
  tryProxy(true),
)

function tryProxy(isCached: boolean): void {
  let t: TestApp
  let varnish: Varnish | undefined
  let nginx: ChildProcess
  let session: ClientHttp2Session
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foulee-nginx-'))
    await mkdir(join(folder, 'client', 'assets'), { recursive: true })
    await writeFile(join(folder, 'client', 'assets', 'page-1a2b.js'), script)
    await writeFile(join(folder, 'client', 'assets', 'page-1a2b.js.br'), packed)
    t = await testApp({ web: { render, folder } })
    const server = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port)
    const cache = { port: await findFreePort(), purgePort: await findFreePort() }
    if (isCached) varnish = await startVarnish(cache, server)
    const port = await findFreePort()
    nginx = await startNginx(folder, { upstream: isCached ? cache.port : server, port })
    session = connect(`https://localhost:${port}`, { rejectUnauthorized: false })
    await once(session, 'connect')
  })
  afterAll(async () => {
    session?.close()
    nginx?.kill('SIGTERM')
    await varnish?.stop()
    await t?.close()
  })

  it('speaks HTTP/2', () => {
    expect(session.alpnProtocol).toBe('h2')
  })

  it('a built file keeps its encoding and ETag', async () => {
    const { headers, body } = await request(session, '/assets/page-1a2b.js', {
      'accept-encoding': 'br',
    })
    expect(headers[':status']).toBe(200)
    expect(headers['content-encoding']).toBe('br')
    expect(headers['cache-control']).toMatch(/immutable/)
    expect(headers.etag).toMatch(/^"/)
    expect(body.equals(packed)).toBe(true)
    const again = await request(session, '/assets/page-1a2b.js', {
      'accept-encoding': 'br',
      'if-none-match': String(headers.etag),
    })
    expect([again.headers[':status'], again.body.length]).toEqual([304, 0])
  })

  it('a page and the API answer, compressed by the application', async () => {
    const page = await request(session, '/', { 'accept-encoding': 'br' })
    expect([page.headers[':status'], page.headers['content-encoding']]).toEqual([200, 'br'])
    const health = await request(session, '/api/sante', {})
    expect(JSON.parse(String(health.body))).toMatchObject({ success: true })
  })

  it('a stream of events passes unbuffered and uncompressed', async () => {
    const user = await createUser(t.db)
    const { headers } = await t.signIn(user)
    const query = { ':path': '/api/flux', 'accept-encoding': 'br, gzip', ...headers }
    const stream = session.request(query)
    const [answered] = await once(stream, 'response')
    expect(answered[':status']).toBe(200)
    expect(answered['content-encoding']).toBeUndefined()
    const [opening] = await once(stream, 'data')
    expect(String(opening)).toContain('event: ouverture')
    // The opening was not buffered until the first heartbeat.
    expect(String(opening)).not.toContain(String(BEAT))
    await t.db.transaction((tx) =>
      addFluxEvents(tx, [{ users_id: user.id, type: 'notification', data: { kind: 'essai' } }]),
    )
    const [event] = await once(stream, 'data')
    expect(String(event)).toContain('event: notification')
    stream.close()
  })
}

async function request(session: ClientHttp2Session, path: string, headers: Record<string, string>) {
  const stream = session.request({ ':path': path, ...headers })
  const [answered] = await once(stream, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return { headers: answered, body: Buffer.concat(chunks) }
}

async function startNginx(
  folder: string,
  { upstream, port }: { upstream: number; port: number },
): Promise<ChildProcess> {
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const files = ['-keyout', key, '-out', certificate]
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', ...kind, ...files], { stdio: 'ignore' })
  const site = (await readFile(CONFIG, 'utf8'))
    .replace('127.0.0.1:4173', `127.0.0.1:${upstream}`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('/etc/ssl/foulee.pem', certificate)
    .replace('/etc/ssl/foulee.key', key)
  const main = join(folder, 'nginx.conf')
  const around = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;`
  await writeFile(main, `${around}\nevents {}\nhttp { access_log off;\n${site}\n}\n`)
  const child = spawn('nginx', ['-p', folder, '-c', main], { env: { ...process.env, PATH } })
  await untilListens(child, port)
  return child
}

async function untilListens(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    // Plain HTTP on a TLS port: nginx answers 400 once it runs.
    if (answer?.status === 400) return
  }
  throw new Error('nginx ne démarre pas.')
}
