import type { Key } from '@foulee/contract/call'
import { buildPath, MEDIA_TYPE } from '@foulee/contract/client'
import { contract } from '@foulee/contract/contract'
import { type Endpoint, parseKey } from '@foulee/contract/kit'
import { almostFields, junkJson, junkText } from '@foulee/testing/junk'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { routes } from '../app.ts'
import { EXAMPLES } from '../contract-examples.ts'
import { type TestApp, testApp } from '../test-app.ts'
import {
  createPersona,
  createWorld,
  PERSONAS,
  type Persona,
  pickAllowed,
  type World,
} from './examples.ts'
import { expectFailure, expectSound, expectSuccess } from './expectations.ts'
import { spreadIds } from './spread-ids.ts'

const calls = Object.entries(contract) as [Key, Endpoint][]

let t: TestApp
let world: World
beforeAll(async () => {
  // A stream that ends by itself.
  t = await testApp({ config: { flux: { parMembre: 12, dureeMs: 0 } } })
  world = await createWorld(t)
})
afterAll(() => t.close())

async function signInAs(persona: Persona): Promise<Record<string, string>> {
  const user = await createPersona(t, persona)
  return user ? (await t.signIn(user)).headers : t.xsrf
}
const signInFor = (key: Key) => signInAs(pickAllowed(EXAMPLES[key].who))

/** Something in each place of an address, for tests that are about the rest. */
const SOMEWHERE = {
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
  inclus_id: 1,
  journee_id: 1,
}

type Parts = { params?: object; query?: object; body?: unknown }

/** A raw request, so that the answer is seen as it left. */
async function send(key: Key, { body, ...parts }: Parts, headers: Record<string, string>) {
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

describe('the routes', () => {
  it('are the calls of the contract, each once', () => {
    expect(routes.map(({ key }) => key).toSorted()).toEqual(Object.keys(contract).toSorted())
  })
})

describe('whom access excludes', () => {
  const isChange = ([key, { isRead }]: [Key, Endpoint]) => key.startsWith('POST') && !isRead
  const closed = calls.filter(([, { access }]) => access !== 'public')
  /** Nothing in it: who may call is decided before what is asked. */
  const knock = (key: Key, headers = {}) => send(key, { params: SOMEWHERE }, headers)

  it.each(closed)('%s refuses visitors', async (key) => {
    expectFailure(await knock(key, t.xsrf), 'session_absente')
  })

  it.each(closed)('%s refuses a token that nobody was given', async (key) => {
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
    expectFailure(await knock(key, headers), 'session_expiree')
  })

  it.each(calls.filter(isChange))('%s needs the anti-forgery pair', async (key, { access }) => {
    const code = access === 'public' ? 'jeton_anti_falsification' : 'session_absente'
    expectFailure(await knock(key), code)
  })
})

describe('a good input, from whoever it comes', () => {
  const rows = calls.flatMap(([key, endpoint]) =>
    PERSONAS.map((persona) => [key, persona, EXAMPLES[key].who[persona], endpoint] as const),
  )
  beforeAll(() => spreadIds(t.db))
  /** Whoever is refused leaves nothing behind: one of each kind does for all calls. */
  const strangers = new Map<Persona, ReturnType<typeof signInAs>>()
  const knockAs = (persona: Persona) => {
    const known = strangers.get(persona) ?? signInAs(persona)
    strangers.set(persona, known)
    return known
  }

  /** What nobody but its owner may touch stays as it was: one does for all who are refused. */
  const untouched = new Map<Key, Promise<Parts>>()
  const makeInput = async (key: Key) => EXAMPLES[key].input(world, await createOwner())
  const inputFor = (key: Key) => {
    const known = untouched.get(key) ?? makeInput(key)
    untouched.set(key, known)
    return known
  }
  async function createOwner() {
    const owner = await createPersona(t, 'owner')
    if (!owner) throw new Error('The owner is somebody.')
    return owner
  }

  it.each(rows)('%s as %s: %i', async (key, persona, status, endpoint) => {
    if (status !== 200 && persona !== 'owner') {
      const answer = await send(key, await inputFor(key), await knockAs(persona))
      expect(answer.statusCode, answer.body).toBe(status)
      return void expectFailure(answer)
    }
    const owner = await createOwner()
    // Before the input: some examples give things to whoever is there.
    const headers = persona === 'owner' ? (await t.signIn(owner)).headers : await signInAs(persona)
    const answer = await send(key, await EXAMPLES[key].input(world, owner), headers)
    if (status === 200) return void expectSuccess(endpoint, answer)
    expect(answer.statusCode, answer.body).toBe(status)
    expectFailure(answer)
  })
})

describe('any input', { timeout: 60_000 }, () => {
  /** Where somebody waits there are fewer. What is refused is refused before any database: so has PostgreSQL. */
  const numRuns = process.env.CI && !process.env.TEST_DATABASE_URL ? 40 : 4
  const RUNS = { seed: 20_260_316, numRuns, timeout: 10_000, endOnFailure: true }
  const fieldsOf = (schema: z.ZodType | undefined) =>
    z.toJSONSchema(schema ?? z.object({}), { io: 'input', unrepresentable: 'any' }) as Parameters<
      typeof almostFields
    >[0]
  const paramsOf = (key: Key) =>
    fc.record(
      Object.fromEntries(
        [...key.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, junkText()]),
      ),
    )

  it.each(calls.filter(([key]) => key.includes('{')))('%s survives any address', async (key, e) => {
    const headers = await signInFor(key)
    const property = fc.asyncProperty(paramsOf(key), async (params) => {
      expectSound(e, await send(key, { params: wellFormed(params) }, headers))
    })
    await fc.assert(property, RUNS)
  })

  it.each(calls.filter(([, { query }]) => query))('%s survives any query', async (key, e) => {
    const headers = await signInFor(key)
    const query = almostFields(fieldsOf(e.query), junkText())
    const property = fc.asyncProperty(query, query, async (given, again) => {
      const url = parseKey(key).path.replace(/\{\w+\}/g, '1')
      const search = [given, again].map((part) => new URLSearchParams(wellFormed(part)))
      expectSound(e, await t.inject({ url: `${url}?${search.join('&')}`, headers }))
    })
    await fc.assert(property, RUNS)
  })

  it.each(calls.filter(([, { body }]) => body))('%s survives any body', async (key, e) => {
    const headers = await signInFor(key)
    const fields = almostFields(fieldsOf(e.body), junkJson())
    const property = fc.asyncProperty(fc.oneof(fields, junkJson()), async (body) => {
      const given = e.multipart ? toForm(body) : body
      expectSound(e, await send(key, { params: SOMEWHERE, body: given }, headers))
    })
    await fc.assert(property, RUNS)
  })
})

const wellFormed = (fields: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, String(value).toWellFormed()]),
  )

function toForm(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(wellFormed(Object(body)))) form.append(name, value)
  return form
}
