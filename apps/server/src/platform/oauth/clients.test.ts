import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { ExternalProvider } from '#platform/config/oauth.ts'
import { signAppleSecret } from './apple-secret.ts'
import { createExternalClients } from './clients.ts'
import { readClaims, readProfile } from './identity.ts'

const clock = () => new Date('2026-03-16T09:00:00Z')
const ties = { state: 's'.repeat(43), nonce: 'n'.repeat(43), code_verifier: 'v'.repeat(43) }
const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

async function openClient(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer ?? (() => undefined))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider: ExternalProvider = {
    third: 'strava',
    label: 'Strava',
    clientId: '1',
    clientSecret: 'secret',
    endpoints: { authorization: `${origin}/a`, token: `${origin}/t`, profile: `${origin}/p` },
    scope: 'read',
  }
  const options = { publicUrl: 'https://foulee.example', clock, timeout: 0.2 }
  return createExternalClients([provider], options).get('strava')
}
const json = (status: number, body: object) =>
  openClient((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })

it('a provider that never answers times out', async () => {
  const client = await openClient(() => undefined)
  await expect(client.exchange(ties, { code: 'c' })).rejects.toMatchObject({
    code: 'externe_indisponible',
  })
})

it.each([
  ['its own trouble', 500, { error: 'server_error' }, 'externe_indisponible'],
  ['a page of a proxy', 502, {}, 'externe_indisponible'],
  ['our bad settings', 401, { error: 'invalid_client' }, 'externe_indisponible'],
  ['a code that is over', 400, { error: 'invalid_grant' }, 'externe_refuse'],
  ['no token', 200, {}, 'externe_refuse'],
])('%s is told from other failures', async (_, status, body, code) => {
  const client = await json(status, body)
  await expect(client.exchange(ties, { code: 'c' })).rejects.toMatchObject({ code })
})

it('a redirect is not followed', async () => {
  const texts: (string | undefined)[] = []
  const client = await openClient((request, response) => {
    texts.push(request.url)
    response.writeHead(302, { location: '/interne' }).end()
  })
  await expect(client.exchange(ties, { code: 'c' })).rejects.toMatchObject({
    code: 'externe_indisponible',
  })
  expect(texts).toEqual(['/t'])
})

it('the secret for Apple is signed with its key, for five minutes', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const key = { teamId: 'EQUIPE', keyId: 'CLE', privateKey: pem }
  const secret = signAppleSecret(key, 'fr.foulee.web', clock())
  const [header = '', claims = '', signature = ''] = secret.split('.')
  const read = (part: string) => JSON.parse(String(Buffer.from(part, 'base64url')))
  expect(read(header)).toEqual({ alg: 'ES256', kid: 'CLE' })
  expect(read(claims)).toEqual({
    iss: 'EQUIPE',
    sub: 'fr.foulee.web',
    aud: 'https://appleid.apple.com',
    iat: 1_773_651_600,
    exp: 1_773_651_900,
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    {
      key: createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
})

const BASE = { subject: '7', email: null, email_verifie: false, prenom: '', nom: '' }

it.each([
  [{ sub: '7' }, {}],
  [{ sub: '7', email: 'a@exemple.fr' }, { email: 'a@exemple.fr' }],
  [
    { sub: '7', email: 'a@exemple.fr', email_verified: true },
    { email: 'a@exemple.fr', email_verifie: true },
  ],
  [
    { sub: '7', email: 'a@exemple.fr', email_verified: 'true' },
    { email: 'a@exemple.fr', email_verifie: true },
  ],
  [{ sub: '7', email: 'a@exemple.fr', email_verified: 'false' }, { email: 'a@exemple.fr' }],
  [{ sub: '7', email: 'a@exemple.fr', email_verified: 1 }, { email: 'a@exemple.fr' }],
  [{ sub: '7', email: 'pas un email', email_verified: true }, {}],
  [
    { sub: '7', name: 'Inès Garnier' },
    { prenom: 'Inès', nom: 'Garnier' },
  ],
  [
    { sub: '7', given_name: 'Inès', name: 'X Y' },
    { prenom: 'Inès', nom: 'Y' },
  ],
  [{ sub: '7', given_name: '\u202eInès', family_name: 'x'.repeat(81) }, {}],
])('the claims %j are read', (claims, expected) => {
  expect(readClaims(claims)).toEqual({ ...BASE, ...expected })
})

it.each([
  [
    'facebook',
    { id: '7', first_name: 'Inès', last_name: 'G', email: 'a@exemple.fr' },
    { email: 'a@exemple.fr', prenom: 'Inès', nom: 'G' },
  ],
  ['strava', { id: 7, firstname: 'Inès', lastname: 'G' }, { prenom: 'Inès', nom: 'G' }],
  ['garmin', { userId: '7' }, {}],
] as const)('the profile of %s is read', (third, profile, expected) => {
  expect(readProfile(third, profile)).toEqual({ ...BASE, ...expected })
})
