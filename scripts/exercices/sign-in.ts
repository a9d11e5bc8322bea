import { DEMO_PASSWORD } from '@foulee/db/demo/cast'

export type SignedIn = { id: number; token: string }

/**
 * Signs in like a browser, with the anti-forgery pair.
 * @throws Error if refused
 */
export async function signIn(origin: string, email: string): Promise<SignedIn> {
  const health = await fetch(`${origin}/api/sante`)
  const [pair = ''] = health.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: pair,
      'x-xsrf-token': decodeURIComponent(pair.split('=')[1] ?? ''),
    },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, remember: true }),
  })
  if (!answer.ok) throw new Error(`${email} was not let in: ${await answer.text()}`)
  const { data } = (await answer.json()) as {
    data: { auth_token: string; user: { users_id: number } }
  }
  return { id: data.user.users_id, token: data.auth_token }
}
