import type { Key } from '@foulee/contract/shared/call'
import { parseKey } from '@foulee/contract/shared/kit'
import { effort } from '@foulee/testing/effort'
import { almostFields, junkJson, junkText } from '@foulee/testing/junk'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, it } from 'vitest'
import * as z from 'zod'
import { calls, pickAllowedFor, SOMEWHERE, send, signInAs } from '#test/http/contract-calls.ts'
import { expectSound } from '#test/http/expectations.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ config: { flux: { parMembre: 12, dureeMs: 0 } } })
})
afterAll(() => t.close({ isStaged: true }))

const signInFor = (key: Key) => signInAs(t, pickAllowedFor(key))

describe('any input', { timeout: 60_000 }, () => {
  const RUNS = { seed: 20_260_316, numRuns: effort(40, 3), timeout: 10_000, endOnFailure: true }
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

  it.each(calls.filter(([key]) => key.includes('{')))('%s survives any path', async (key, e) => {
    const headers = await signInFor(key)
    const property = fc.asyncProperty(paramsOf(key), async (params) => {
      expectSound(e, await send(t, key, { params: wellFormed(params) }, headers))
    })
    await fc.assert(property, RUNS)
  })

  it.each(calls.filter(([, { query }]) => query))('%s survives any query', async (key, e) => {
    const headers = await signInFor(key)
    const query = almostFields(fieldsOf(e.query), junkText())
    const property = fc.asyncProperty(query, query, async (input, again) => {
      const url = parseKey(key).path.replace(/\{\w+\}/g, '1')
      const search = [input, again].map((part) => new URLSearchParams(wellFormed(part)))
      expectSound(e, await t.inject({ url: `${url}?${search.join('&')}`, headers }))
    })
    await fc.assert(property, RUNS)
  })

  it.each(calls.filter(([, { body }]) => body))('%s survives any body', async (key, e) => {
    const headers = await signInFor(key)
    const fields = almostFields(fieldsOf(e.body), junkJson())
    const property = fc.asyncProperty(fc.oneof(fields, junkJson()), async (body) => {
      const input = e.multipart ? toForm(body) : body
      expectSound(e, await send(t, key, { params: SOMEWHERE, body: input }, headers))
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
