import { fluxEvenements, sessions, users } from '@foulee/db/schema'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { type FluxReader, readFlux, typesOf } from '@foulee/testing/flux-reader'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { suspendAccount } from '#features/equipe/admin/utilisateurs.commands.ts'
import { hashPassword } from '#features/membres/session/passwords.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { addFluxEvents, type FluxEvent } from './add-flux-events.ts'
import { announceSubject, recheckSessions, renewSubjects } from './channel.ts'
import { purgeFlux } from './flux.queries.ts'
import type { FluxSource } from './source.ts'

const PASSWORD = 'chamois sur la crête 7'
const followed = new Map<number, string[]>()
const source: FluxSource = { findSubjects: async () => followed }

let t: TestApp
let origin: string
const readers: FluxReader[] = []
beforeAll(async () => {
  t = await testApp({ fluxSources: [source], config: { flux: { parMembre: 3, dureeMs: 60_000 } } })
  origin = await t.app.listen({ port: 0 })
})
afterEach(() => {
  for (const reader of readers.splice(0)) reader.cut()
})
afterAll(() => t.close({ isStaged: true }))

async function newMember() {
  const { id } = await createUser(t.db)
  return { id, ...(await t.signIn({ id })) }
}
type Member = Awaited<ReturnType<typeof newMember>>

async function listen({ token }: Member, lastEventId: string | null = null) {
  const reader = await readFlux(origin, { token, lastEventId })
  readers.push(reader)
  if (reader.status === 200) await reader.until((events) => events.length > 0)
  return reader
}

const happen = (...events: FluxEvent[]) => t.db.transaction((tx) => addFluxEvents(tx, events))
const createEvent = ({ id: users_id }: { id: number }, kind: string): FluxEvent => ({
  users_id,
  type: 'notification',
  data: { kind },
})
const kindsOf = ({ events }: FluxReader) =>
  events.flatMap(({ type, data }) => (type === 'notification' ? [data.kind] : []))
const has = (reader: FluxReader, ...kinds: string[]) =>
  reader.until(() => kinds.every((kind) => kindsOf(reader).includes(kind)))

describe('a stream', () => {
  it('sends events of its member, and of nobody else', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const [reader, theirs] = [await listen(member), await listen(other)]
    await happen(
      createEvent(member, 'un'),
      createEvent(other, 'autre'),
      createEvent(member, 'deux'),
    )
    await has(reader, 'un', 'deux')
    await has(theirs, 'autre')
    expect(kindsOf(reader)).toEqual(['un', 'deux'])
    expect(kindsOf(theirs)).toEqual(['autre'])
    expect(reader.headers.get('content-type')).toBe('text/event-stream')
    expect(reader.headers.get('cache-control')).toBe('no-store')
    expect(reader.headers.get('x-accel-buffering')).toBe('no')
    expect(reader.headers.get('content-encoding')).toBeNull()
    expect(reader.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('starts at the present: the page fetches earlier state', async () => {
    const member = await newMember()
    await happen(createEvent(member, 'avant'))
    const reader = await listen(member)
    await happen(createEvent(member, 'après'))
    await has(reader, 'après')
    expect(kindsOf(reader)).toEqual(['après'])
    expect(reader.events[0]).toMatchObject({ type: 'ouverture', data: { suite: false } })
  })

  it('sends nothing of a rolled back transaction', async () => {
    const member = await newMember()
    const reader = await listen(member)
    const undone = t.db.transaction(async (tx) => {
      await addFluxEvents(tx, [createEvent(member, 'défait')])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await happen(createEvent(member, 'fait'))
    await has(reader, 'fait')
    expect(kindsOf(reader)).toEqual(['fait'])
  })

  it('sends the same to each tab of a member', async () => {
    const member = await newMember()
    const both = [await listen(member), await listen(member)]
    await happen(createEvent(member, 'un'))
    for (const reader of both) await has(reader, 'un')
  })

  it('answers HEAD and ends', async () => {
    const { headers } = await newMember()
    const answer = await fetch(`${origin}/api/flux`, { method: 'HEAD', headers })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })

  it('is refused to visitors', async () => {
    expect((await fetch(`${origin}/api/flux`)).status).toBe(401)
    expect((await readFlux(origin, { token: 'x'.repeat(43) })).status).toBe(401)
  })
})

describe('a resumed stream', () => {
  it('sends missed events, once and in order, and goes on', async () => {
    const member = await newMember()
    const first = await listen(member)
    await happen(createEvent(member, 'un'))
    await has(first, 'un')
    first.cut()
    await happen(createEvent(member, 'deux'))
    await happen(createEvent(member, 'trois'))
    const second = await listen(member, first.lastEventId())
    await happen(createEvent(member, 'quatre'))
    await has(second, 'quatre')
    expect(kindsOf(second)).toEqual(['deux', 'trois', 'quatre'])
    expect(second.events[0]).toMatchObject({ type: 'ouverture', data: { suite: true } })
    expect(typesOf(second.events)).not.toContain('reprise')
  })

  it('sends nothing twice to another tab', async () => {
    const member = await newMember()
    const [stays, leaves] = [await listen(member), await listen(member)]
    leaves.cut()
    await happen(createEvent(member, 'un'), createEvent(member, 'deux'))
    await has(stays, 'deux')
    const back = await listen(member, leaves.lastEventId())
    await happen(createEvent(member, 'trois'))
    for (const reader of [stays, back]) {
      await has(reader, 'trois')
      expect(kindsOf(reader)).toEqual(['un', 'deux', 'trois'])
    }
  })

  it('asks for a reload when missed events are deleted', async () => {
    const member = await newMember()
    const first = await listen(member)
    await happen(createEvent(member, 'un'))
    await has(first, 'un')
    first.cut()
    await happen(createEvent(member, 'perdu'))
    await t.db
      .update(fluxEvenements)
      .set({ created_at: '2020-01-01T00:00:00Z' })
      .where(eq(fluxEvenements.users_id, member.id))
    await t.db.transaction((tx) => purgeFlux(tx, new Date('2020-02-01T00:00:00Z')))
    const second = await listen(member, first.lastEventId())
    await second.until((events) => typesOf(events).includes('reprise'))
    await happen(createEvent(member, 'ensuite'))
    await has(second, 'ensuite')
    expect(typesOf(second.events)).toEqual(['ouverture', 'reprise', 'notification'])
  })

  it('asks for a reload when too many events were missed', async () => {
    const member = await newMember()
    const first = await listen(member)
    first.cut()
    await happen(...Array.from({ length: 501 }, () => createEvent(member, 'beaucoup')))
    const second = await listen(member, first.lastEventId())
    await second.until((events) => events.length > 1)
    expect(typesOf(second.events)).toEqual(['ouverture', 'reprise'])
  })

  it.each([
    ['another member’s number', (id: number) => `${id + 1}-0`],
    ['a word', () => 'hier'],
    ['a number without a member', () => '12'],
    ['a number past all numbers', (id: number) => `${id}-9999999999`],
    ['a header that is too long', () => '9'.repeat(5_000)],
  ])('starts anew with %s', async (_, write) => {
    const member = await newMember()
    const reader = await listen(member, write(member.id))
    expect(reader.events[0]).toMatchObject({ type: 'ouverture', data: { suite: false } })
    await happen(createEvent(member, 'un'))
    await has(reader, 'un')
  })

  it('asks for a reload with a rank that was never assigned', async () => {
    const member = await newMember()
    const reader = await listen(member, `${member.id}-77`)
    await reader.until((events) => typesOf(events).includes('reprise'))
    await happen(createEvent(member, 'un'))
    await has(reader, 'un')
  })
})

describe('a subject', () => {
  const announce = (sujet: string, kind: string) =>
    announceSubject(t.db, sujet, { type: 'notification', data: { kind } })
  const newSubject = () => `essai:${nextNumber()}`

  it('is announced to its followers, without a rank', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const [mine, theirs] = [newSubject(), newSubject()]
    followed.set(member.id, [mine]).set(other.id, [theirs])
    const [reader, their] = [await listen(member), await listen(other)]
    await announce(mine, 'suivi')
    await announce(theirs, 'autre')
    await has(reader, 'suivi')
    await has(their, 'autre')
    expect(kindsOf(reader)).toEqual(['suivi'])
    expect(reader.events.at(-1)?.id).toBeUndefined()
  })

  it('is received soon after following it, and no more after unfollowing', async () => {
    const member = await newMember()
    const [before, after] = [newSubject(), newSubject()]
    followed.set(member.id, [before])
    const reader = await listen(member)
    followed.set(member.id, [after])
    await renewSubjects(t.db, [member.id])
    // Retried, since subscriptions are reloaded after a moment.
    await vi.waitFor(async () => {
      await announce(after, 'après')
      expect(kindsOf(reader)).toContain('après')
    })
    await announce(before, 'avant')
    await announce(after, 'fin')
    await has(reader, 'fin')
    expect(kindsOf(reader)).not.toContain('avant')
  })

  it('cannot be announced with a long payload', async () => {
    await expect(announce('essai', 'x'.repeat(8_000))).rejects.toThrow(RangeError)
  })
})

describe('a stream ends', () => {
  const expectEnd = async (reader: FluxReader, revenir: boolean) => {
    await reader.ended
    expect(reader.events.at(-1)).toMatchObject({ type: 'fin', data: { revenir } })
  }

  it('with the session, and not that of another device', async () => {
    const member = await newMember()
    const elsewhere = { ...member, ...(await t.signIn(member)) }
    const [reader, other] = [await listen(member), await listen(elsewhere)]
    await member.call('POST /api/auth/logout')
    await expectEnd(reader, true)
    await happen(createEvent(member, 'encore'))
    await has(other, 'encore')
    expect((await listen(member)).status).toBe(401)
  })

  it('when the account is suspended', async () => {
    const [member, staff] = [await newMember(), await newMember()]
    const reader = await listen(member)
    const input = { id: member.id, staff_id: staff.id, motif: 'Messages non sollicités.' }
    await suspendAccount(t.db, { ...input, now: t.clock.now })
    await expectEnd(reader, true)
  })

  it('when the account is erased', async () => {
    const member = await newMember()
    const password_hash = await hashPassword(PASSWORD)
    await t.db.update(users).set({ password_hash }).where(eq(users.id, member.id))
    const reader = await listen(member)
    await happen(createEvent(member, 'un'))
    await has(reader, 'un')
    const body = { confirmation: true, current_password: PASSWORD } as const
    await member.call('POST /api/auth/delete', { body })
    await expectEnd(reader, true)
    const left = eq(fluxEvenements.users_id, member.id)
    expect(await t.db.select().from(fluxEvenements).where(left)).toEqual([])
  })

  it('when other devices are signed out from one', async () => {
    const member = await newMember()
    const elsewhere = { ...member, ...(await t.signIn(member)) }
    const [reader, other] = [await listen(member), await listen(elsewhere)]
    await member.call('POST /api/auth/sessions/del', { body: { autres: true } })
    await expectEnd(other, true)
    await happen(createEvent(member, 'encore'))
    await has(reader, 'encore')
  })

  it('when its session has run out', async () => {
    const member = await newMember()
    const reader = await listen(member)
    await t.db
      .update(sessions)
      .set({ expires_at: '2026-01-01T00:00:00Z' })
      .where(eq(sessions.users_id, member.id))
    await recheckSessions(t.db, [member.id])
    await expectEnd(reader, true)
  })

  it('when the member opens too many: the oldest gives way, and does not come back', async () => {
    const member = await newMember()
    const oldest = await listen(member)
    const others = [await listen(member), await listen(member), await listen(member)]
    await expectEnd(oldest, false)
    await happen(createEvent(member, 'un'))
    for (const reader of others) await has(reader, 'un')
  })

  it('when the server stops, which waits for no stream', async () => {
    const app = await testApp()
    const address = await app.app.listen({ port: 0 })
    const { id } = await createUser(app.db)
    const { token } = await app.signIn({ id })
    const reader = await readFlux(address, { token })
    await reader.until((events) => events.length > 0)
    await app.close()
    await expectEnd(reader, true)
  })

  it('when it has lasted long enough', async () => {
    const app = await testApp({ config: { flux: { parMembre: 3, dureeMs: 1 } } })
    const address = await app.app.listen({ port: 0 })
    const { id } = await createUser(app.db)
    const { token } = await app.signIn({ id })
    await expectEnd(await readFlux(address, { token }), true)
    await app.close()
  })
})
