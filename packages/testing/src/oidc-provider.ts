import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Provider } from 'oidc-provider'

export type Person = {
  email: string
  given_name: string
  family_name: string
  email_verified: boolean
}

export type TestProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  close: () => Promise<void>
}

const subjectOf = ({ email }: Person) => createHash('sha256').update(email).digest('hex')

/**
 * Real local OpenID provider, creating accounts at sign-in.
 * @param options.port any by default; @param options.callbacks allowed redirect URIs
 * @param options.client credentials, if already configured
 */
export async function startTestProvider(options: {
  port?: number
  callbacks: readonly string[]
  client?: Pick<TestProvider, 'clientId' | 'clientSecret'>
}): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, 'localhost', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const client = options.client ?? {
    clientId: 'foulee',
    clientSecret: randomBytes(16).toString('hex'),
  }
  const people = new Map<string, Person>()
  const provider = createProvider(issuer, { ...client, callbacks: options.callbacks }, people)
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    interact(provider, people, request, response).catch((cause: unknown) => {
      response.writeHead(500).end(String(cause))
    })
  })
  return {
    issuer,
    ...client,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function createProvider(
  issuer: string,
  {
    clientId,
    clientSecret,
    callbacks,
  }: { clientId: string; clientSecret: string; callbacks: readonly string[] },
  people: ReadonlyMap<string, Person>,
): Provider {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...callbacks],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, sub) => {
      const person = people.get(sub)
      return person && { accountId: sub, claims: () => ({ sub, ...person }) }
    },
    // Consent is implicit.
    loadExistingGrant: async ({ oidc }) => {
      const { Account: account, Client } = oidc.entities
      if (!account || !Client) return undefined
      const grant = new oidc.provider.Grant({
        accountId: account.accountId,
        clientId: Client.clientId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

async function interact(
  provider: Provider,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
    return
  }
  const form = new URLSearchParams(await text(request))
  if (form.get('decision') === 'cancel') {
    const refusal = { error: 'access_denied', error_description: 'Annulé.' }
    return provider.interactionFinished(request, response, refusal)
  }
  const person: Person = {
    email: form.get('email') ?? '',
    given_name: form.get('given_name') ?? '',
    family_name: form.get('family_name') ?? '',
    email_verified: form.has('email_verified'),
  }
  const accountId = subjectOf(person)
  people.set(accountId, person)
  return provider.interactionFinished(request, response, { login: { accountId } })
}

const PAGE = `<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width">
<title>Fournisseur de test</title><h1>Fournisseur de test</h1><form method="post">
<p><label>Email <input name="email"></label>
<p><label>Prénom <input name="given_name"></label>
<p><label>Nom <input name="family_name"></label>
<p><label><input name="email_verified" type="checkbox" checked> Adresse vérifiée</label>
<p><button name="decision" value="allow">Autoriser</button>
<button name="decision" value="cancel">Annuler</button></form>`

/**
 * Visits the provider like a browser and signs in, or cancels (null).
 * @returns the redirect back to the site
 */
export async function visitProvider(url: string, person: Person | null): Promise<URL> {
  const { origin } = new URL(url)
  const cookies = new Map<string, string>()
  let next = new URL(url)
  let init: RequestInit = {}
  while (next.origin === origin) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(next, { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location) {
      next = new URL(location, next)
      init = {}
    } else if (answer.ok && init.method !== 'POST') {
      init = { method: 'POST', body: fillForm(person) }
    } else {
      throw new Error(`${next} answered ${answer.status}: ${await answer.text()}`)
    }
  }
  return next
}

function fillForm(person: Person | null): URLSearchParams {
  if (!person) return new URLSearchParams({ decision: 'cancel' })
  const { email_verified, ...fields } = person
  return new URLSearchParams({
    decision: 'allow',
    ...fields,
    ...(email_verified && { email_verified: 'on' }),
  })
}
