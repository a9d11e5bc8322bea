import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type PlainProvider = {
  authorization: string
  token: string
  profile: string
  become: (profile: object) => void
  close: () => Promise<void>
}

export async function startPlainProvider(secret: string): Promise<PlainProvider> {
  const codes = new Map<string, { challenge: string | null; redirect_uri: string | null }>()
  const access_token = randomBytes(16).toString('hex')
  let profile: object = {}

  const authorize = ({ searchParams }: URL, response: ServerResponse) => {
    const code = randomBytes(16).toString('hex')
    const redirect_uri = searchParams.get('redirect_uri')
    codes.set(code, { challenge: searchParams.get('code_challenge'), redirect_uri })
    const back = new URL(redirect_uri ?? '')
    back.search = String(
      new URLSearchParams({ state: searchParams.get('state') ?? '', code, scope: 'read' }),
    )
    response.writeHead(302, { location: back.href }).end()
  }
  const exchange = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request))
    const kept = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const hash = createHash('sha256').update(form.get('code_verifier') ?? '')
    const isRight =
      kept?.challenge === hash.digest('base64url') &&
      kept.redirect_uri === form.get('redirect_uri') &&
      form.get('client_secret') === secret
    const answer = isRight
      ? { token_type: 'Bearer', access_token, expires_in: 3600, athlete: profile }
      : { error: 'invalid_grant' }
    sendJson(response, isRight ? 200 : 400, answer)
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === '/authorize') return authorize(url, response)
    if (url.pathname === '/token') return void exchange(request, response)
    const isAllowed = request.headers.authorization === `Bearer ${access_token}`
    sendJson(response, isAllowed ? 200 : 401, isAllowed ? profile : {})
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    authorization: `${origin}/authorize`,
    token: `${origin}/token`,
    profile: `${origin}/profile`,
    become: (values) => {
      profile = values
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
