import type { Key } from '@foulee/contract/shared/call'
import { buildPath, MEDIA_TYPE } from '@foulee/contract/shared/client'
import { contract } from '@foulee/contract/shared/contract'
import { type Endpoint, parseKey } from '@foulee/contract/shared/kit'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { EXAMPLES } from '../contract-examples.ts'
import type { TestApp } from '../test-app.ts'
import { createPersona, type Persona, pickAllowed } from './examples.ts'

export const calls = Object.entries(contract) as [Key, Endpoint][]

export const isChange = (key: Key, { isRead }: Endpoint) => key.startsWith('POST') && !isRead

export const SOMEWHERE = {
  id: 1,
  channels_id: 1,
  users_id: 1,
  epreuves_id: 1,
  disponibilites_id: 1,
  dates_id: 1,
  a: 1,
  b: 'code',
  third: 'strava',
  model: 'parcours',
  jeton: 'nulle-part',
  cle: 'nulle-part',
  id_photo: 1,
  id_autre: 1,
  inclus_id: 1,
  journee_id: 1,
}

export type Parts = { params?: object; query?: object; body?: unknown }

export async function send(
  t: TestApp,
  key: Key,
  { body, ...parts }: Parts,
  headers: Record<string, string>,
): Promise<LightMyRequestResponse> {
  const { method, path } = parseKey(key)
  const url = buildPath(path, { params: {}, ...parts } as Parameters<typeof buildPath>[1])
  if (body === undefined) return t.inject({ method, url, headers })
  const encoded = await encode(body)
  return t.inject({ method, url, ...encoded, headers: { ...headers, ...encoded.headers } })
}

async function encode(body: unknown): Promise<Pick<InjectOptions, 'payload' | 'headers'>> {
  if (!(body instanceof FormData)) {
    return { payload: JSON.stringify(body), headers: { 'content-type': MEDIA_TYPE } }
  }
  const form = new Response(body)
  return {
    payload: Buffer.from(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
  }
}

export async function signInAs(t: TestApp, persona: Persona): Promise<Record<string, string>> {
  const user = await createPersona(t, persona)
  return user ? (await t.signIn(user)).headers : t.xsrf
}

export function createPersonas(getApp: () => TestApp) {
  const known = new Map<Persona, ReturnType<typeof signInAs>>()
  return (persona: Persona) => {
    const made = known.get(persona) ?? signInAs(getApp(), persona)
    known.set(persona, made)
    return made
  }
}

export const pickAllowedFor = (key: Key): Persona => pickAllowed(EXAMPLES[key].who)

const shorten = (text: string) =>
  text.length > 300 ? `${text.slice(0, 160)} … ${text.slice(-120)}` : text

/**
 * Runs every check to its end.
 * @throws Error that lists every failed check
 */
export async function checkEach(
  checks: Iterable<readonly [name: string, check: () => Promise<unknown>]>,
): Promise<void> {
  const faults: string[] = []
  for (const [name, check] of checks) {
    await check().catch((cause: unknown) => {
      const said = cause instanceof Error ? cause.message : String(cause)
      faults.push(`${name}: ${shorten(said.replace(/\s+/g, ' '))}`)
    })
  }
  if (faults.length) throw new Error(faults.join('\n'))
}
