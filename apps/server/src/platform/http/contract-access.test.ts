import type { Key } from '@foulee/contract/shared/call'
import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import type { Endpoint } from '@foulee/contract/shared/kit'
import { type Compte, hasDroit } from '@foulee/domain/membres/droits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLES } from '#test/contract-examples.ts'
import {
  calls,
  checkEach,
  createPersonas,
  isChange,
  type Parts,
  SOMEWHERE,
  send,
} from '#test/http/contract-calls.ts'
import {
  createPersona,
  createWorld,
  PERSONAS,
  type Persona,
  type World,
} from '#test/http/examples.ts'
import { expectFailure } from '#test/http/expectations.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { spreadIds } from './spread-ids.ts'

/*
 * One test per kind of caller covers all calls. A wrong call does not end it: the failure lists
 * every call with an unexpected answer.
 */

let t: TestApp
let world: World
beforeAll(async () => {
  t = await testApp()
  world = await createWorld(t)
})
afterAll(() => t.close({ isStaged: true }))

const closed = calls.filter(([, { access }]) => access !== 'public')
const changes = calls.filter(([key, endpoint]) => isChange(key, endpoint))

const compteOf = (persona: Persona): Compte => ({
  email_verifie: persona !== 'unverified',
  parcours: persona === 'parcours',
  organisateur: persona === 'organisateur',
  agence: persona === 'agence',
  premium: persona === 'premium',
  coach: persona === 'coach',
  staff: persona === 'staff',
})

type Check = (key: Key, endpoint: Endpoint) => Promise<unknown>

async function expectOfAll(calls: readonly [Key, Endpoint][], check: Check): Promise<void> {
  expect(calls.length).toBeGreaterThan(0)
  await checkEach(calls.map(([key, endpoint]) => [key, () => check(key, endpoint)]))
}

describe('before a call reads its input', { timeout: 60_000 }, () => {
  /** Empty input: access is checked before the input. */
  const knock = (key: Key, headers: Record<string, string> = {}) =>
    send(t, key, { params: SOMEWHERE }, headers)

  it('every call that is not public refuses a visitor', async () => {
    await expectOfAll(closed, async (key) => {
      expectFailure(await knock(key, t.xsrf), 'session_absente')
    })
  })

  it('every call that is not public refuses a token that nobody was given', async () => {
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
    await expectOfAll(closed, async (key) => {
      expectFailure(await knock(key, headers), 'session_expiree')
    })
  })

  it('every change refuses a visitor without the anti-forgery pair', async () => {
    await expectOfAll(changes, async (key, { access }) => {
      const code: ErrorCode = access === 'public' ? 'jeton_anti_falsification' : 'session_absente'
      expectFailure(await knock(key), code)
    })
  })
})

describe('a valid input', { timeout: 120_000 }, () => {
  beforeAll(() => spreadIds(t.db))
  const headersFor = createPersonas(() => t)

  /** Refused calls change nothing, so that one input serves all refused callers. */
  const untouched = new Map<Key, Promise<{ input: Parts; owner: Record<string, string> }>>()
  async function makeInput(key: Key) {
    const owner = await createPersona(t, 'owner')
    if (!owner) throw new Error('The owner is somebody.')
    const input: Parts = await EXAMPLES[key].input(world, owner)
    return { input, owner: (await t.signIn(owner)).headers }
  }
  const inputFor = (key: Key) => {
    const known = untouched.get(key) ?? makeInput(key)
    untouched.set(key, known)
    return known
  }

  /** A right that the call requires is missing: refused without an input. */
  const isForbidden = (persona: Persona, { access }: Endpoint): boolean => {
    if (access === 'public') return false
    if (persona === 'visitor') return true
    return access !== 'member' && !hasDroit(compteOf(persona), access)
  }

  const sendAs = async (key: Key, endpoint: Endpoint, persona: Persona) => {
    if (isForbidden(persona, endpoint)) {
      return send(t, key, { params: SOMEWHERE }, await headersFor(persona))
    }
    const { input, owner } = await inputFor(key)
    return send(t, key, input, persona === 'owner' ? owner : await headersFor(persona))
  }

  it.each(PERSONAS)('of « %s » is refused by each call whose example says so', async (persona) => {
    const refused = calls.filter(([key]) => EXAMPLES[key].who[persona] !== 200)
    await expectOfAll(refused, async (key, endpoint) => {
      const answer = await sendAs(key, endpoint, persona)
      expect(answer.statusCode, answer.body).toBe(EXAMPLES[key].who[persona])
      expectFailure(answer)
    })
  })
})
