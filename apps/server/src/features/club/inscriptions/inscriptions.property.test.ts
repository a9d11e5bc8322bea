import { CallError } from '@foulee/contract/shared/call-error'
import * as schema from '@foulee/db/schema'
import { effort } from '@foulee/testing/effort'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { echeancesInscriptions } from './inscriptions.jobs.ts'
import {
  codeOf,
  countHeld,
  deskOf,
  meetHost,
  meetRunner,
  type Runner,
} from './inscriptions.test-cast.ts'
import { offerFreeDate } from './offers.ts'

const MEMBERS = 4
const Who = fc.nat(MEMBERS - 1)

const Act = fc.oneof(
  fc.record({ act: fc.constant('come' as const), who: Who }),
  fc.record({ act: fc.constant('come' as const), who: Who }),
  fc.record({ act: fc.constant('wait' as const), who: Who }),
  fc.record({ act: fc.constant('leave' as const), who: Who }),
  fc.record({ act: fc.constant('giveUp' as const), who: Who }),
  fc.record({ act: fc.constant('see' as const), who: Who, desk: fc.nat(1), isName: fc.boolean() }),
  fc.record({ act: fc.constant('see' as const), who: Who, desk: fc.nat(1), isName: fc.boolean() }),
  fc.record({ act: fc.constant('resize' as const), places: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ act: fc.constant('expire' as const), hours: fc.constant(1) }),
)
type Act = typeof Act extends fc.Arbitrary<infer A> ? A : never

type World = Awaited<ReturnType<typeof createWorld>>

async function createWorld(t: TestApp, places: number) {
  const lea = await meetHost(t, { delai_attente_heures: 1 })
  const karim = await meetRunner(t)
  await t.db.insert(schema.organisateurMembres).values({
    organisateurs_id: lea.evenement.organisateurs_id as number,
    users_id: karim.id,
    origine: 'creation',
  })
  const members: Runner[] = []
  for (let at = 0; at < MEMBERS; at++) members.push(await meetRunner(t))
  const debut = new Date(t.clock.now.getTime() + 20 * 3_600_000).toISOString()
  const { id } = await lea.date({ places, debut })
  return { id, members, desks: [lea.desk, deskOf(t, karim)] }
}

const resize = (t: TestApp, id: number, places: number) =>
  t.db.transaction(async (tx) => {
    await tx.execute(sql`update evenement_dates
      set places = greatest(${places}::int, places_prises) where id = ${id}`)
    await offerFreeDate(tx, id, t.clock.now)
  })

async function play(t: TestApp, { id, members, desks }: World, step: Act): Promise<unknown> {
  if (step.act === 'resize') return resize(t, id, step.places)
  if (step.act === 'expire') {
    t.clock.advance({ hours: step.hours })
    await enqueue(t.db, echeancesInscriptions, {})
    return expect(await t.workOff()).toBe(0)
  }
  const member = members[step.who] as Runner
  if (step.act !== 'see') return member[step.act](id)
  const { inscriptions } = schema
  const [row] = await t.db
    .select()
    .from(inscriptions)
    .where(and(eq(inscriptions.evenement_dates_id, id), eq(inscriptions.users_id, member.id)))
    .orderBy(sql`id desc`)
    .limit(1)
  if (!row) return null
  return desks[step.desk]?.see(id, row.id, step.isName ? null : await codeOf(t, row.id))
}

const ignoreRefusal = (call: Promise<unknown>) =>
  call.catch((cause: unknown) => {
    if (!(cause instanceof CallError) || cause.status >= 500) throw cause
  })

async function checkDate(t: TestApp, { id, members }: World): Promise<void> {
  const { places, prises, held, waiting } = await countHeld(t, id)
  expect(prises).toBe(held)
  expect(prises).toBeGreaterThanOrEqual(0)
  expect(prises).toBeLessThanOrEqual(places ?? 0)
  if (waiting) expect(prises).toBe(places)
  const { inscriptions, points } = schema
  for (const member of members) {
    const seen = await t.db.$count(
      inscriptions,
      and(
        eq(inscriptions.evenement_dates_id, id),
        eq(inscriptions.users_id, member.id),
        isNotNull(inscriptions.valide_le),
      ),
    )
    const paid = await t.db.$count(
      points,
      and(eq(points.users_id, member.id), eq(points.kind, 'evenement_valide')),
    )
    expect(seen).toBeLessThanOrEqual(1)
    expect(paid).toBe(seen)
  }
}

it('places are never oversold, and each registration is validated and paid once, in any order of acts', async () => {
  const t = await testApp()
  const groups = fc.array(fc.array(Act, { minLength: 1, maxLength: 5 }), {
    minLength: 6,
    maxLength: 14,
  })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), groups, async (places, together) => {
      const world = await createWorld(t, places)
      for (const acts of together) {
        await Promise.all(acts.map((step) => ignoreRefusal(play(t, world, step))))
        await checkDate(t, world)
      }
    }),
    { numRuns: effort(12, 3), endOnFailure: true },
  )
  await t.close()
}, 240_000)
