import * as oauth from 'openid-client'
import * as z from 'zod'
import type { SuuntoSettings } from '#platform/config/watches.ts'
import { type Tokens, WatchFailure, type WatchProvider } from './provider.ts'

/** The user waits meanwhile; a slower service counts as down. */
const TIMEOUT_S = 20
const RETRY_AFTER_S = 30
/** A longer Retry-After counts as unavailable. */
const MAX_RETRY_AFTER_S = 3600

type Options = { publicUrl: string; clock: () => Date; timeout?: number }

/**
 * Suunto app: OAuth 2 with the client secret by Basic authentication, then « Route API »: GPX body,
 * with the member's token and our subscription key as headers. Sources in decision 0051.
 */
export function createSuunto(settings: SuuntoSettings, options: Options): WatchProvider {
  const { endpoints, clientId, subscriptionKey } = settings
  const { publicUrl, clock, timeout = TIMEOUT_S } = options
  const config = openConfiguration(settings, timeout)
  const redirect_uri = `${publicUrl}/montres/suunto/retour`

  const request = async (tokens: Tokens, url: string, init: RequestInit) => {
    const response = await fetch(url, {
      ...init,
      headers: {
        ...init.headers,
        authorization: `Bearer ${tokens.access_token}`,
        'ocp-apim-subscription-key': subscriptionKey,
      },
      signal: AbortSignal.timeout(timeout * 1000),
    }).catch((cause: unknown) => {
      throw new WatchFailure('indisponible', { cause, retryAfter: RETRY_AFTER_S })
    })
    return response
  }

  return {
    service: 'suunto',
    label: 'Suunto',
    scopes: [],
    authorize: async ({ state, code_verifier }) =>
      oauth.buildAuthorizationUrl(config, {
        redirect_uri,
        state,
        // Undocumented; ignored by a server without PKCE (RFC 6749 §3.1).
        code_challenge: await oauth.calculatePKCECodeChallenge(code_verifier),
        code_challenge_method: 'S256',
      }).href,
    exchange: async ({ state, code_verifier }, code) => {
      const url = new URL(redirect_uri)
      url.search = String(new URLSearchParams({ code, state }))
      const grant = oauth.authorizationCodeGrant(config, url, {
        pkceCodeVerifier: code_verifier,
        expectedState: state,
      })
      return readTokens(await grant.catch(failGrant), clock())
    },
    refresh: async ({ refresh_token }) => {
      if (!refresh_token) throw new WatchFailure('revoque')
      const grant = oauth.refreshTokenGrant(config, refresh_token)
      const fresh = readTokens(await grant.catch(failGrant), clock())
      return { ...fresh, refresh_token: fresh.refresh_token ?? refresh_token }
    },
    push: async (tokens, { gpx }) => {
      const response = await request(tokens, `${endpoints.api}/route/import`, {
        method: 'POST',
        headers: { 'content-type': 'application/gpx+xml', accept: 'application/json' },
        body: new Uint8Array(gpx),
      })
      if (!response.ok) throw readFailure(response)
      return readRouteId(await response.json().catch(() => null))
    },
    has: async (tokens, externe_id) => {
      const url = `${endpoints.api}/route/${encodeURIComponent(externe_id)}`
      const response = await request(tokens, url, { headers: { accept: 'application/json' } })
      await response.body?.cancel()
      if (response.ok) return true
      if (response.status === 404) return false
      throw readFailure(response)
    },
    disconnect: async (tokens) => {
      const client = new URLSearchParams({ client_id: clientId })
      const response = await request(tokens, `${endpoints.deauthorization}?${client}`, {})
      await response.body?.cancel()
      if (!response.ok) throw readFailure(response)
    },
  }
}

function openConfiguration(
  { endpoints, clientId, clientSecret }: SuuntoSettings,
  timeout: number,
): oauth.Configuration {
  const { authorization: authorization_endpoint, token: token_endpoint } = endpoints
  const issuer = new URL(authorization_endpoint).origin
  const server = { issuer, authorization_endpoint, token_endpoint }
  // RFC 7617, as documented by Suunto; OAuth would URL-encode both parts first.
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const auth: oauth.ClientAuth = (_server, _client, _body, headers) => {
    headers.set('authorization', `Basic ${basic}`)
  }
  const config = new oauth.Configuration(server, clientId, undefined, auth)
  config.timeout = timeout
  // Plain http only for loopback URLs of the settings.
  if (token_endpoint.startsWith('http:')) oauth.allowInsecureRequests(config)
  return config
}

type Granted = Awaited<ReturnType<typeof oauth.refreshTokenGrant>>

function readTokens(granted: Granted, now: Date): Tokens {
  const { access_token, refresh_token = null } = granted
  const seconds = granted.expiresIn()
  const expires_at =
    seconds === undefined ? null : new Date(now.getTime() + seconds * 1000).toISOString()
  return { access_token, refresh_token, expires_at }
}

/** An OAuth error on the member's grant is permanent; all else is the service, or our settings. */
function failGrant(cause: unknown): never {
  const isRefused =
    cause instanceof oauth.ResponseBodyError &&
    ['invalid_grant', 'invalid_token', 'access_denied', 'unauthorized'].includes(cause.error)
  if (isRefused) throw new WatchFailure('revoque', { cause })
  throw new WatchFailure('indisponible', { cause, retryAfter: RETRY_AFTER_S })
}

function readFailure(response: Response): WatchFailure {
  const cause = new Error(`Suunto answered ${response.status}.`)
  const { status } = response
  if (status === 401) return new WatchFailure('expire', { cause })
  if ([400, 413, 415, 422].includes(status)) return new WatchFailure('refuse', { cause })
  return new WatchFailure('indisponible', { cause, retryAfter: readRetryAfter(response) })
}

function readRetryAfter({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0
    ? Math.min(Math.ceil(seconds), MAX_RETRY_AFTER_S)
    : RETRY_AFTER_S
}

const Imported = z.object({ id: z.string().min(1).max(200) })

/** Id of the created route: one GPX track makes one route. The format is undocumented. */
function readRouteId(answer: unknown): string {
  const [first] = Array.isArray(answer) ? answer : [answer]
  return Imported.safeParse(first).data?.id ?? ''
}
