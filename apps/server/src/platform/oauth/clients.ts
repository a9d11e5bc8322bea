import { ApiError } from '@foulee/contract/shared/errors'
import type { Third } from '@foulee/domain/membres/externe'
import * as oauth from 'openid-client'
import { memoizeSuccess } from '#platform/concurrency/concurrency.ts'
import type { ExternalProvider } from '#platform/config/oauth.ts'
import { signAppleSecret } from './apple-secret.ts'
import { type Identity, readClaims, readProfile } from './identity.ts'
import { toProviderFailure } from './provider-failure.ts'

/** The user waits meanwhile; a slower provider counts as down. */
const TIMEOUT_S = 8

export type Ties = { state: string; nonce: string; code_verifier: string }
export type Returned = { code: string; iss?: string | undefined }

/** A provider's client. Both calls throw `externe_refuse` or `externe_indisponible`. */
type ExternalClient = {
  third: Third
  label: string
  /** @returns the redirect URL */
  authorize: (ties: Ties) => Promise<string>
  exchange: (ties: Ties, returned: Returned) => Promise<Identity>
}

export type ExternalClients = {
  list: readonly Pick<ExternalClient, 'third' | 'label'>[]
  /** @throws ApiError `externe_inconnu` when not configured */
  get: (third: Third) => ExternalClient
}

type Options = { publicUrl: string; clock: () => Date; timeout?: number }

/** Fetches only URLs of the settings and of their discovery documents. */
export function createExternalClients(
  providers: readonly ExternalProvider[],
  options: Options,
): ExternalClients {
  const clients = new Map(
    providers.map((provider) => [provider.third, createClient(provider, options)]),
  )
  return {
    list: providers.map(({ third, label }) => ({ third, label })),
    get: (third) => {
      const client = clients.get(third)
      if (!client) throw new ApiError('externe_inconnu')
      return client
    },
  }
}

function createClient(provider: ExternalProvider, options: Options): ExternalClient {
  const { third, label, endpoints } = provider
  const redirect_uri = `${options.publicUrl}/external/${third}/callback`
  const configure = memoizeSuccess(() => openConfiguration(provider, options))
  const isOpenId = 'issuer' in endpoints

  const authorize = async ({ state, nonce, code_verifier }: Ties) => {
    const url = oauth.buildAuthorizationUrl(await configure(), {
      redirect_uri,
      state,
      ...(provider.scope && { scope: provider.scope }),
      ...(isOpenId && { nonce }),
      // Required by Apple for names and email; received by `kernel/pages/form-post.ts`.
      ...(third === 'apple' && { response_mode: 'form_post' }),
      code_challenge: await oauth.calculatePKCECodeChallenge(code_verifier),
      code_challenge_method: 'S256',
    })
    return url.href
  }

  const exchange = async ({ state, nonce, code_verifier }: Ties, { code, iss }: Returned) => {
    const config = await configure()
    const url = new URL(redirect_uri)
    url.search = String(new URLSearchParams({ code, state, ...(iss && { iss }) }))
    const tokens = await oauth.authorizationCodeGrant(config, url, {
      pkceCodeVerifier: code_verifier,
      expectedState: state,
      ...(isOpenId && { expectedNonce: nonce }),
    })
    return isOpenId
      ? readOpenId(config, provider, tokens)
      : readProfile(third, await fetchProfile(config, endpoints.profile, tokens.access_token))
  }

  return {
    third,
    label,
    authorize: (ties) => authorize(ties).catch(fail),
    exchange: (ties, returned) => exchange(ties, returned).catch(fail),
  }
}

function fail(cause: unknown): never {
  throw toProviderFailure(cause)
}

async function openConfiguration(
  provider: ExternalProvider,
  { clock, timeout = TIMEOUT_S }: Options,
): Promise<oauth.Configuration> {
  const { endpoints, clientId, clientSecret } = provider
  const auth: oauth.ClientAuth =
    typeof clientSecret === 'string'
      ? oauth.ClientSecretPost(clientSecret)
      : (_server, _client, body) => {
          body.set('client_id', clientId)
          body.set('client_secret', signAppleSecret(clientSecret, clientId, clock()))
        }
  if ('issuer' in endpoints) {
    return oauth.discovery(new URL(endpoints.issuer), clientId, undefined, auth, {
      timeout,
      execute: [oauth.enableNonRepudiationChecks, ...allowClear(endpoints.issuer)],
    })
  }
  const { authorization: authorization_endpoint, token: token_endpoint } = endpoints
  const issuer = new URL(authorization_endpoint).origin
  const server = { issuer, authorization_endpoint, token_endpoint }
  const config = new oauth.Configuration(server, clientId, undefined, auth)
  config.timeout = timeout
  for (const allow of allowClear(token_endpoint)) allow(config)
  return config
}

/** Plain http only for loopback URLs of the settings. */
const allowClear = (url: string) => (url.startsWith('http:') ? [oauth.allowInsecureRequests] : [])

async function readOpenId(
  config: oauth.Configuration,
  { endpoints, third }: ExternalProvider,
  tokens: Awaited<ReturnType<typeof oauth.authorizationCodeGrant>>,
): Promise<Identity> {
  const claims = tokens.claims()
  const canAsk = config.serverMetadata().userinfo_endpoint && claims && !claims.email
  const more = canAsk ? await oauth.fetchUserInfo(config, tokens.access_token, claims.sub) : {}
  const identity = readClaims({ ...claims, ...more })
  if (third !== 'openid' || !('issuer' in endpoints)) return identity
  // Qualified by issuer: after a change of issuer, the same subject is another person.
  return { ...identity, subject: `${endpoints.issuer} ${identity.subject}` }
}

async function fetchProfile(
  config: oauth.Configuration,
  url: string,
  access_token: string,
): Promise<unknown> {
  const answer = await oauth.fetchProtectedResource(config, access_token, new URL(url), 'GET')
  if (!answer.ok) throw new Error(`The profile answered ${answer.status}.`)
  return answer.json()
}
