import { sampleCases } from '@foulee/testing/effort'
import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { EXAMPLES } from '#test/contract-examples.ts'
import {
  calls,
  createPersonas,
  isChange,
  pickAllowedFor,
  send,
  signInAs,
} from '#test/http/contract-calls.ts'
import { createWorld, type Persona, type World } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

const lines: string[] = []
let t: TestApp
let world: World
beforeAll(async () => {
  t = await testApp({
    config: { logLevel: 'debug', flux: { parMembre: 12, dureeMs: 0 } },
    logTo: { write: (line) => void lines.push(line) },
  })
  world = await createWorld(t)
})
afterAll(() => t.close())

const signInReader = createPersonas(() => t)

/** A marker that a name, an address or a token may contain. */
const MARK = 'zqxsecretzqx'
const TOKEN = MARK.padEnd(43, 'A1b')

const listMarked = (value: string) => [
  `${value} ${MARK}`,
  MARK,
  TOKEN,
  `${MARK}@exemple.fr`,
  `https://exemple.fr/${MARK}`,
  `${value}${MARK}`,
  `${MARK} 12345678`,
]

/** Adds the marker to every text of the input that accepts it, at any depth. */
function markTexts<T>(schema: z.ZodType | undefined, input: T): T {
  const isGood = (candidate: unknown) => !schema || schema.safeParse(candidate).success
  const marked = structuredClone(input)
  const mark = (holder: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(holder)) {
      if (typeof value === 'object' && value) mark(value as Record<string, unknown>)
      if (typeof value !== 'string') continue
      const found = listMarked(value).find((candidate) => {
        holder[name] = candidate
        return isGood(marked)
      })
      holder[name] = found ?? value
    }
  }
  if (typeof marked === 'object' && marked) mark(marked as Record<string, unknown>)
  return marked
}

function markForm(schema: z.ZodType | undefined, form: FormData): FormData {
  const texts = [...form].filter(([, value]) => typeof value === 'string')
  const marked = markTexts(schema, Object.fromEntries(texts))
  const copy = new FormData()
  for (const [name, value] of form) {
    copy.append(name, typeof value === 'string' ? String(marked[name]) : value)
  }
  return copy
}

const HEADERS = {
  'user-agent': MARK,
  referer: `https://exemple.fr/${MARK}`,
  'x-secret': MARK,
  cookie: `session=${MARK}`,
}

describe('the log of a call', () => {
  it.each(sampleCases(calls, 150))('%s holds nothing of what was sent', async (key, endpoint) => {
    const owner = await createUser(t.db)
    const example = (await EXAMPLES[key].input(world, owner)) as {
      params?: object
      query?: object
      body?: unknown
    }
    const { body } = example
    const input = {
      params: markTexts(endpoint.params, example.params ?? {}),
      query: { ...markTexts(endpoint.query, example.query ?? {}), inconnu: MARK },
      ...(body === undefined
        ? {}
        : {
            body:
              body instanceof FormData
                ? markForm(endpoint.body, body)
                : markTexts(endpoint.body, body),
          }),
    }
    const signIn = isChange(key, endpoint)
      ? (persona: Persona) => signInAs(t, persona)
      : signInReader
    const caller = await signIn(pickAllowedFor(key))
    lines.length = 0
    await send(t, key, input, { ...HEADERS, ...caller })
    const token = caller.authorization?.replace('Bearer ', '') ?? MARK
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.filter((line) => line.includes(MARK) || line.includes(token))).toEqual([])
  })
})

describe('the log of a database failure', () => {
  it.each(
    sampleCases(
      calls.filter(([, { body }]) => body),
      40,
    ),
  )('contains no value that %s would have written', async (key, endpoint) => {
    const owner = await createUser(t.db)
    const { body, ...rest } = (await EXAMPLES[key].input(world, owner)) as { body?: unknown }
    if (body === undefined || body instanceof FormData) return
    const marked = markTexts(endpoint.body, body)
    const caller = await signInAs(t, pickAllowedFor(key))
    const query = t.db.$client.query.bind(t.db.$client)
    const failing = (...args: unknown[]) => {
      const [text, values] = args as [unknown, unknown]
      const input = JSON.stringify([text, values])
      if (!input.includes(MARK)) return query(...(args as Parameters<typeof query>))
      const detail = `Failing row contains (${MARK}).`
      const cause = new Error(`invalid input syntax for type integer: "${MARK}"`)
      return Promise.reject(Object.assign(cause, { code: '22P02', detail, where: MARK }))
    }
    const original = t.db.$client.query
    t.db.$client.query = failing as typeof original
    lines.length = 0
    await send(t, key, { ...rest, body: marked }, caller).finally(() => {
      t.db.$client.query = original
    })
    expect(lines.filter((line) => line.includes(MARK))).toEqual([])
  })
})
