import type { Key } from '@foulee/contract/shared/call'
import { isCreation } from '@foulee/contract/shared/kit'
import { createUser } from '@foulee/testing/factories'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLES } from '#test/contract-examples.ts'
import { calls, type Parts, send } from '#test/http/contract-calls.ts'
import { createPersona, createWorld, form, PERSONAS, type World } from '#test/http/examples.ts'
import { expectFailure } from '#test/http/expectations.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let world: World
beforeAll(async () => {
  t = await testApp()
  world = await createWorld(t)
})
afterAll(() => t.close())

const creations = calls.filter(
  ([, endpoint]) => isCreation(endpoint) && endpoint.access !== 'public',
)

async function makeCall(key: Key) {
  const { who, input } = EXAMPLES[key]
  const owner = await createUser(t.db)
  const parts: Parts = await input(world, owner)
  const persona = PERSONAS.find((persona) => who[persona] === 200 && persona !== 'owner')
  const isOwner = who.owner === 200 || persona === undefined
  const user = isOwner ? owner : ((await createPersona(t, persona)) ?? owner)
  const { headers } = await t.signIn(user)
  return (idempotencyKey: string, other: Parts = {}) =>
    send(t, key, { ...parts, ...other }, { ...headers, 'idempotency-key': `"${idempotencyKey}"` })
}

async function countInserted(): Promise<number> {
  const { rows } = await t.db.execute<{ nb: number }>(
    sql`select sum(coalesce(last_value, 0))::int as nb from pg_sequences where schemaname = 'public'`,
  )
  return rows[0]?.nb ?? 0
}

describe('a creating call sent once more with its key', { timeout: 60_000 }, () => {
  it.each(creations)('%s creates once and answers the same', async (key) => {
    const ask = await makeCall(key)
    const idempotencyKey = crypto.randomUUID()
    const first = await ask(idempotencyKey)
    expect(first.statusCode, first.body).toBe(200)
    const inserted = await countInserted()
    const again = await ask(idempotencyKey)
    expect(again.statusCode, again.body).toBe(200)
    // The answer shows the thing as it is now.
    const read = (answer: typeof first) => answer.json().id ?? answer.json()
    expect(read(again)).toEqual(read(first))
    expect(await countInserted()).toBe(inserted)
  })

  const CREATE = 'POST /api/parcours/create'
  const route = (nom: string) => ({ body: { nom } })

  it('while the first is under way waits for it', async () => {
    const ask = await makeCall(CREATE)
    const idempotencyKey = crypto.randomUUID()
    const answers = await Promise.all([ask(idempotencyKey), ask(idempotencyKey)])
    const [first, again] = answers.map((answer) => answer.json().id)
    expect(first).toEqual(expect.any(Number))
    expect(again).toBe(first)
  })

  it('with other words is refused, and with another key is another thing', async () => {
    const ask = await makeCall(CREATE)
    const idempotencyKey = crypto.randomUUID()
    const first = await ask(idempotencyKey, route('Le tour du lac'))
    expectFailure(await ask(idempotencyKey, route('Le tour des lacs')), 'cle_deja_utilisee')
    const other = await ask(crypto.randomUUID(), route('Le tour du lac'))
    expect(other.json().id).not.toBe(first.json().id)
  })

  it('after a refusal is tried anew', async () => {
    const ask = await makeCall('POST /api/coaching/plan/store')
    const idempotencyKey = crypto.randomUUID()
    expect((await ask(idempotencyKey, { body: { copie: 999_999 } })).statusCode).toBe(404)
    expect((await ask(idempotencyKey)).statusCode).toBe(200)
  })

  it('with another file of the same name is refused', async () => {
    const ask = await makeCall('POST /api/coaching/tsession/import')
    const idempotencyKey = crypto.randomUUID()
    const workout = (seconds: number) =>
      `<workout_file><workout><SteadyState Duration="${seconds}" Power="0.7"/></workout></workout_file>`
    const upload = (seconds: number) => ({
      body: form({ fichier: new File([workout(seconds)], 'seance.zwo') }),
    })
    expect((await ask(idempotencyKey, upload(600))).statusCode).toBe(200)
    expectFailure(await ask(idempotencyKey, upload(900)), 'cle_deja_utilisee')
  })

  it('of another member, or with a header that is no key, gets nothing of it', async () => {
    const idempotencyKey = crypto.randomUUID()
    const askFirst = await makeCall(CREATE)
    const first = await askFirst(idempotencyKey)
    const ask = await makeCall(CREATE)
    expect((await ask(idempotencyKey)).json().id).not.toBe(first.json().id)
    expect((await askFirst(idempotencyKey)).json().id).toBe(first.json().id)
    expectFailure(await ask('court'), 'requete_malformee')
  })
})
