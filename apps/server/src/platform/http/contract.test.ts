import type { Key } from '@foulee/contract/shared/call'
import { contract } from '@foulee/contract/shared/contract'
import type * as tables from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLES } from '#test/contract-examples.ts'
import { calls, checkEach, isChange, send } from '#test/http/contract-calls.ts'
import {
  createWorld,
  FLAGS,
  PERSONAS,
  type Persona,
  type Who,
  type World,
} from '#test/http/examples.ts'
import { expectSuccess } from '#test/http/expectations.ts'
import { readAsOutsider } from '#test/http/outsiders.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectCalendar } from '#test/test-calendar.ts'
import { routes } from '../../app.ts'
import { spreadIds } from './spread-ids.ts'

let t: TestApp
let world: World
beforeAll(async () => {
  // A stream that ends at once.
  t = await testApp({ config: { flux: { parMembre: 12, dureeMs: 0 } } })
  world = await createWorld(t)
  await spreadIds(t.db)
})
afterAll(() => t.close({ isStaged: true }))

it('the server answers exactly the calls of the contract, each once', () => {
  expect(routes.map(({ key }) => key).toSorted()).toEqual(Object.keys(contract).toSorted())
})

type User = typeof tables.users.$inferSelect
type Caller = { name: string; flags: Partial<User> | null; isOwner?: true }

const ROLES = ['parcours', 'organisateur', 'agence', 'premium', 'coach'] as const

/**
 * Callers allowed by a call, without redundancy: a member with no role and one with all roles see
 * what members with one role each would. Where only roles are allowed, each is tested alone.
 */
function listCallers(who: Who): Caller[] {
  const isIn = (persona: Persona) => who[persona] === 200
  const alone = (persona: Persona): Caller => ({
    name: persona,
    flags: persona === 'visitor' ? null : (FLAGS[persona] ?? {}),
    ...(persona === 'owner' && { isOwner: true }),
  })
  const roles = ROLES.filter(isIn)
  const others = PERSONAS.filter(isIn).filter(
    (persona) => !roles.some((role) => role === persona) && persona !== 'member',
  )
  if (!isIn('member')) return [...others, ...roles].map(alone)
  const all = Object.assign({}, ...roles.map((role) => FLAGS[role]))
  const plain = isIn('unverified') ? [] : [alone('member')]
  return [...others.map(alone), ...plain, { name: `member with ${roles.join(', ')}`, flags: all }]
}

describe('a valid input', () => {
  const outsider = readAsOutsider()
  const signIn = async ({ flags }: Caller) =>
    flags ? (await t.signIn(await createUser(t.db, flags))).headers : t.xsrf
  /** Readers change nothing, so that one member of each kind serves all calls. */
  const readers = new Map<string, ReturnType<typeof signIn>>()
  const signInReader = (caller: Caller) => {
    const known = readers.get(caller.name) ?? signIn(caller)
    readers.set(caller.name, known)
    return known
  }

  const isCalendar = ({ headers }: { headers: object }) =>
    String(Object(headers)['content-type']).startsWith('text/calendar')

  const makeInput = async (key: Key) => {
    const owner = await createUser(t.db)
    // Anew for each change; the caller first: some examples assign data to members.
    const input = await EXAMPLES[key].input(world, owner)
    return { input, owner }
  }

  it.each(calls)('%s answers each caller it lets in as declared', async (key, endpoint) => {
    const isRead = !isChange(key, endpoint)
    const shared = isRead ? makeInput(key) : null
    const { kind } = endpoint.reply
    const sendAs = async (caller: Caller) => {
      const stranger = caller.isOwner ? null : await (isRead ? signInReader : signIn)(caller)
      const { input, owner } = await (shared ?? makeInput(key))
      const headers = stranger ?? (await t.signIn(owner)).headers
      outsider.expectGiven(key, input)
      const answer = await send(t, key, input, headers)
      const success = expectSuccess(endpoint, answer)
      if (kind !== 'file' && kind !== 'stream') outsider.expectAnswered(key, success)
      if (isCalendar(answer)) expectCalendar(answer.body)
    }
    const callers = listCallers(EXAMPLES[key].who)
    await checkEach(callers.map((caller) => [caller.name, () => sendAs(caller)]))
  })
})
