import { CallError } from '@foulee/contract/shared/call-error'
import { attentes, reservations } from '@foulee/db/schema'
import { effort } from '@foulee/testing/effort'
import { dayFrom } from '@foulee/testing/factories'
import { and, asc, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { echeancesReservations } from './reservations.jobs.ts'
import { countPlaces, type Member, meetAgathe, meetTraveller } from './reservations.test-cast.ts'

const MEMBERS = 4
const Who = fc.nat(MEMBERS - 1)
const Places = fc.integer({ min: 1, max: 3 })
const Which = fc.nat(20)

const Act = fc.oneof(
  fc.record({ act: fc.constant('book' as const), who: Who, places: Places }),
  fc.record({ act: fc.constant('book' as const), who: Who, places: Places }),
  fc.record({ act: fc.constant('wait' as const), who: Who, places: Places }),
  fc.record({ act: fc.constant('wait' as const), who: Who, places: fc.constant(1) }),
  fc.record({ act: fc.constant('leave' as const), which: Which }),
  fc.record({ act: fc.constant('confirm' as const), which: Which }),
  fc.record({ act: fc.constant('cancel' as const), which: Which, by: fc.boolean() }),
  fc.record({ act: fc.constant('resize' as const), places: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ act: fc.constant('expire' as const), hours: fc.integer({ min: 1, max: 80 }) }),
)
type Act = typeof Act extends fc.Arbitrary<infer A> ? A : never

type World = Awaited<ReturnType<typeof createWorld>>

async function createWorld(t: TestApp, places: number) {
  const agathe = await meetAgathe(t)
  const members: Member[] = []
  for (let at = 0; at < MEMBERS; at++) members.push(await meetTraveller(t))
  const stay = await agathe.stay({ places, debut: dayFrom(t.clock.now, 300), participants_min: 1 })
  return { agathe, members, ...stay }
}

async function pickBooking(t: TestApp, id: number, which: number) {
  const rows = await t.db
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.disponibilites_id, id),
        inArray(reservations.etat, ['demande', 'confirmee']),
      ),
    )
    .orderBy(asc(reservations.id))
  return rows[which % Math.max(1, rows.length)]
}

async function pickEntry(t: TestApp, id: number, which: number) {
  const find = (etat: 'proposee' | 'attente') =>
    t.db
      .select()
      .from(attentes)
      .where(and(eq(attentes.disponibilites_id, id), eq(attentes.etat, etat)))
      .orderBy(asc(attentes.id))
  const rows = [...(await find('proposee')), ...(await find('attente'))]
  return rows[which % Math.max(1, rows.length)]
}

async function play(t: TestApp, world: World, step: Act): Promise<unknown> {
  const { agathe, members, id, voyages_id } = world
  const by = (who: number) => members[who] as Member
  if (step.act === 'book') return by(step.who).book(id, step.places)
  if (step.act === 'wait') return by(step.who).wait(id, step.places)
  if (step.act === 'leave') {
    const entry = await pickEntry(t, id, step.which)
    const member = members.find((member) => member.id === entry?.users_id)
    return member?.call('POST /api/voyages/attente/del', { body: { disponibilites_id: id } })
  }
  if (step.act === 'resize') {
    return agathe.call('POST /api/voyages/disponibilite/{id}/edit/{disponibilites_id}', {
      params: { id: voyages_id, disponibilites_id: id },
      body: form({ places: String(step.places) }),
    })
  }
  if (step.act === 'expire') {
    t.clock.advance({ hours: step.hours })
    await enqueue(t.db, echeancesReservations, {})
    return expect(await t.workOff()).toBe(0)
  }
  const booking = await pickBooking(t, id, step.which)
  if (!booking) return null
  if (step.act === 'confirm') return agathe.decide(booking.id, 'confirmer')
  if (step.by) {
    const geste = booking.etat === 'demande' ? 'refuser' : 'annuler'
    return agathe.decide(booking.id, geste, 'Non.')
  }
  const member = members.find((member) => member.id === booking.users_id) as Member
  const { data } = await member.call('POST /api/reservations/{id}', { params: { id: booking.id } })
  return member.call('POST /api/reservations/{id}/annuler', {
    params: { id: booking.id },
    body: { frais: data.frais_annulation ?? 0 },
  })
}

const ignoreRefusal = (call: Promise<unknown>) =>
  call.catch((cause: unknown) => {
    if (!(cause instanceof CallError) || cause.status >= 500) throw cause
  })

async function checkPlaces(t: TestApp, { id }: World): Promise<void> {
  const { places, prises, confirmees, held, sure } = await countPlaces(t, id)
  expect(prises).toBe(held)
  expect(confirmees).toBe(sure)
  expect(prises).toBeGreaterThanOrEqual(0)
  expect(prises).toBeLessThanOrEqual(places)
  const waiting = await t.db
    .select()
    .from(attentes)
    .where(and(eq(attentes.disponibilites_id, id), eq(attentes.etat, 'attente')))
  expect(waiting.filter(({ nb_places }) => nb_places <= places - prises)).toEqual([])
}

it('places equal bookings plus offers, in any order of acts', async () => {
  const t = await testApp()
  const groups = fc.array(fc.array(Act, { minLength: 1, maxLength: 4 }), {
    minLength: 6,
    maxLength: 12,
  })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), groups, async (places, together) => {
      const world = await createWorld(t, places)
      for (const acts of together) {
        await Promise.all(acts.map((step) => ignoreRefusal(play(t, world, step))))
        await checkPlaces(t, world)
      }
    }),
    { numRuns: effort(12, 3), endOnFailure: true },
  )
  await t.close()
}, 240_000)
