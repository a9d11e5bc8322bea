import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, globalAgent } from 'node:https'
import type { AddressInfo } from 'node:net'

/** Self-signed, for `localhost`; trusted by tests and drills only. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgFWaIBNRDaCilNpj7
pIZv7OR4OsOvz8RKEpkCS7HDiomhRANCAAT6DRm4fjJEFB97cc9aQ93ztBFcme+n
g4qBoCrGke4yLVbRay+sxQZBMmb0H5y2lhxIH/LhG77eL0/d+ULTlVDj
-----END PRIVATE KEY-----`
export const CERT = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUFiV1Hs8+V+CrCGp/LDmQMu0awXwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzE0MTIxMloYDzIxMjYxMDMw
MTQxMjEyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT6DRm4fjJEFB97cc9aQ93ztBFcme+ng4qBoCrGke4yLVbRay+sxQZB
Mmb0H5y2lhxIH/LhG77eL0/d+ULTlVDjo28wbTAdBgNVHQ4EFgQUS0eovYdzv8Rr
mpQxlgzITcYOkKEwHwYDVR0jBBgwFoAUS0eovYdzv8RrmpQxlgzITcYOkKEwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgCBtx262yR156YrSvxogKDXLUmnL+jwzBlm16nkp8Iq8CIFT7
0wboF88N1kMzAM2SYoN6DIo/50Vj/xnhDqKyTxFJ
-----END CERTIFICATE-----`

export type Received = { path: string; headers: IncomingMessage['headers']; message: unknown }

/** Subscription of a browser that survives a restart of its push service. */
export type PushBrowser = { path: string; privateKey: string; p256dh: string; auth: string }

type Behave = (path: string, answer: ServerResponse) => void

export type PushService = {
  subscribe: (kept?: PushBrowser) => { adresse: string; p256dh: string; auth: string }
  receivedAt: (adresse: string) => Received[]
  behave: (behave: Behave) => void
  raw: (behave: Behave) => void
  close: () => Promise<void>
}

const acceptPush: Behave = (_, answer) => answer.writeHead(201).end()

/**
 * @param getKey expected VAPID public key, base64url
 * @param port 0 for any
 */
export async function startPushService(
  getKey: () => Promise<string>,
  port = 0,
): Promise<PushService> {
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>()
  const received: Received[] = []
  let behave = acceptPush
  let raw: Behave | null = null
  const server = createServer({ key: KEY, cert: CERT }, async (request, answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { url: path = '', headers } = request
    if (raw) return raw(path, answer)
    const browser = browsers.get(path)
    const isSigned = checkVapid(headers, origin(), await getKey())
    if (!browser || !isSigned) return void answer.writeHead(browser ? 403 : 404).end()
    const text = decrypt(Buffer.concat(chunks), browser)
    received.push({ path, headers, message: JSON.parse(text) })
    behave(path, answer)
  })
  server.listen(port)
  await once(server, 'listening')
  const origin = () => `https://localhost:${(server.address() as AddressInfo).port}`
  globalAgent.options.ca = CERT
  return {
    subscribe: (kept = newBrowser()) => {
      const ecdh = createECDH('prime256v1')
      const { path, p256dh, auth } = kept
      ecdh.setPrivateKey(kept.privateKey, 'base64url')
      browsers.set(path, { ecdh, auth: Buffer.from(auth, 'base64url') })
      return { adresse: `${origin()}${path}`, p256dh, auth }
    },
    receivedAt: (adresse) => received.filter(({ path }) => adresse.endsWith(path)),
    behave: (behaviour) => {
      behave = behaviour
    },
    raw: (bytes) => {
      raw = bytes
    },
    close: async () => {
      delete globalAgent.options.ca
      server.closeAllConnections()
      server.close()
    },
  }
}

export function newBrowser(): PushBrowser {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys('base64url')
  const privateKey = ecdh.getPrivateKey('base64url')
  const path = `/push/${randomBytes(12).toString('base64url')}`
  return { path, privateKey, p256dh, auth: randomBytes(16).toString('base64url') }
}

/** RFC 8292: a token signed with the named key, for this service, a day at most. */
function checkVapid(headers: IncomingMessage['headers'], origin: string, key: string): boolean {
  const [, token = '', named = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  if (!token || named !== key) return false
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}')
  const left = exp - Date.now() / 1000
  return isTrue && aud === origin && left > 0 && left <= 86_400 && /^(mailto:|https?:)/.test(sub)
}

/** RFC 8291: one record of RFC 8188 under a shared key. */
function decrypt(
  body: Buffer,
  { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const derive = (key: Buffer, from: Buffer, about: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, about, length))
  const ikm = derive(ecdh.computeSecret(sender), auth, info, 32)
  const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}
