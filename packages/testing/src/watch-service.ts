import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const WATCH_CLIENT = {
  clientId: 'foulee',
  clientSecret: 'secret: é',
  subscriptionKey: 'cle-d-abonnement',
}

type Trouble = { status: number; headers?: Record<string, string> }

/** Fake Suunto Cloud API with test controls. */
export type WatchService = {
  endpoints: { authorization: string; token: string; deauthorization: string; api: string }
  routes: Map<string, string>
  counts: { exchanged: number; refreshed: number; ended: number }
  expire: () => void
  revoke: () => void
  trouble: (what: Trouble) => void
  close: () => Promise<void>
}

const newToken = () => randomBytes(16).toString('hex')
const basic = `Basic ${Buffer.from(`${WATCH_CLIENT.clientId}:${WATCH_CLIENT.clientSecret}`).toString('base64')}`

/**
 * Implements https://apizone.suunto.com: authorization code and refresh tokens with Basic client
 * authentication, then « Route API » with Bearer token and subscription key. A refresh token is
 * valid once.
 */
export async function startWatchService(): Promise<WatchService> {
  const codes = new Map<string, { redirect_uri: string | null; challenge: string | null }>()
  const routes = new Map<string, string>()
  const counts = { exchanged: 0, refreshed: 0, ended: 0 }
  const access = new Set<string>()
  const refresh = new Set<string>()
  let next: Trouble | null = null

  const authorize = ({ searchParams }: URL, response: ServerResponse) => {
    const code = newToken()
    const redirect_uri = searchParams.get('redirect_uri')
    codes.set(code, { redirect_uri, challenge: searchParams.get('code_challenge') })
    const back = new URL(redirect_uri ?? '')
    back.search = String(new URLSearchParams({ code, state: searchParams.get('state') ?? '' }))
    response.writeHead(302, { location: back.href }).end()
  }

  const grant = (form: URLSearchParams): boolean => {
    if (form.get('grant_type') === 'refresh_token') {
      const isGood = refresh.delete(form.get('refresh_token') ?? '')
      if (isGood) counts.refreshed++
      return isGood
    }
    const code = form.get('code') ?? ''
    const kept = codes.get(code)
    codes.delete(code)
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '')
    const isGood =
      kept !== undefined &&
      kept.redirect_uri === form.get('redirect_uri') &&
      kept.challenge === verifier.digest('base64url')
    if (isGood) counts.exchanged++
    return isGood
  }

  const sendTokens = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request))
    if (request.headers.authorization !== basic) {
      return sendJson(response, 401, { error: 'invalid_client' })
    }
    if (!grant(form)) return sendJson(response, 400, { error: 'invalid_grant' })
    const [access_token, refresh_token] = [newToken(), newToken()]
    access.add(access_token)
    refresh.add(refresh_token)
    const answer = { access_token, refresh_token, token_type: 'bearer', expires_in: 86_400 }
    sendJson(response, 200, { ...answer, user: 'coureur' })
  }

  const isAllowed = ({ headers }: IncomingMessage) =>
    access.has(headers.authorization?.replace('Bearer ', '') ?? '') &&
    headers['ocp-apim-subscription-key'] === WATCH_CLIENT.subscriptionKey

  const importRoute = async (request: IncomingMessage, response: ServerResponse) => {
    const gpx = await text(request)
    const isGpx = request.headers['content-type'] === 'application/gpx+xml'
    if (!isGpx || !gpx.includes('<trkpt ')) return sendJson(response, 400, { error: 'bad gpx' })
    const id = newToken()
    routes.set(id, gpx)
    sendJson(response, 200, { id, watchEnabled: true, visibility: 'PRIVATE', activityIds: [1] })
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === '/oauth/authorize') return authorize(url, response)
    if (url.pathname === '/oauth/token' && !next) return void sendTokens(request, response)
    if (next) {
      const { status, headers = {} } = next
      next = null
      request.resume()
      return void response.writeHead(status, headers).end('{}')
    }
    if (!isAllowed(request)) {
      request.resume()
      return sendJson(response, 401, { statusCode: 401 })
    }
    if (url.pathname === '/oauth/deauthorize') {
      counts.ended++
      return sendJson(response, 200, {})
    }
    if (url.pathname === '/v2/route/import') return void importRoute(request, response)
    const id = url.pathname.replace('/v2/route/', '')
    sendJson(response, routes.has(id) ? 200 : 404, { id })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    endpoints: {
      authorization: `${origin}/oauth/authorize`,
      token: `${origin}/oauth/token`,
      deauthorization: `${origin}/oauth/deauthorize`,
      api: `${origin}/v2`,
    },
    routes,
    counts,
    expire: () => access.clear(),
    revoke: () => {
      access.clear()
      refresh.clear()
    },
    trouble: (what) => {
      next = what
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
