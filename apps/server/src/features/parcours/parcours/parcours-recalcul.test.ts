import { ALGORITHME } from '@foulee/db/read-models/parcours-trace'
import { parcoursTraces } from '@foulee/db/schema'
import { createParcours, readStoredTrace } from '@foulee/testing/parcours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WORKS } from '#features/works.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { queueOutdated, recalculParcours } from './parcours-recalcul.job.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

async function createOutdated(rayon_masque = 0) {
  const row = await createParcours(t.db, t.clock.now, { rayon_masque })
  const right = await readStoredTrace(t.db, row.id)
  if (!right) throw new Error('No trace')
  const vue = { ...right.vue, trace: right.vue.trace && { ...right.vue.trace, distance: 1 } }
  await t.db
    .update(parcoursTraces)
    .set({ algorithme: ALGORITHME - 1, vue, mesures: { ...right.mesures, distance: 1 } })
    .where(eq(parcoursTraces.parcours_id, row.id))
  return { row, right }
}

const read = async (id: number) => (await t.call('GET /api/parcours/{id}', { params: { id } })).data

it('routes of an older algorithm are measured again, and no others', async () => {
  const { row, right } = await createOutdated()
  const recent = await createParcours(t.db, t.clock.now)
  await enqueue(t.db, recalculParcours, {})
  expect(await t.workOff({ only: recalculParcours })).toBe(0)
  expect(await readStoredTrace(t.db, row.id)).toMatchObject({
    algorithme: ALGORITHME,
    version: right.version + 1,
    mesures: right.mesures,
    lignes: right.lignes,
  })
  const { distance, trace } = await read(row.id)
  expect(distance).toBe(Math.round(right.mesures.distance))
  expect(trace?.lissage).toEqual({ bruit: 0, rayon: 30 })
  expect((await readStoredTrace(t.db, recent.id))?.version).toBe(1)
})

it('hidden ends stay hidden from the start of a new version', async () => {
  const { row } = await createOutdated(300)
  const { queueAtStart } = WORKS.find(({ job }) => job === recalculParcours) ?? {}
  expect(queueAtStart).toBe(queueOutdated)
  await queueAtStart?.(t.db)
  await t.workOff({ only: recalculParcours })
  expect(await readStoredTrace(t.db, row.id)).toMatchObject({ algorithme: ALGORITHME })
  const data = await read(row.id)
  expect(data.trace?.est_masque).toBe(true)
  expect(data.distance).toBeLessThan(7600)
})

it('a route with damaged lines does not stop the job', async () => {
  const { row: broken } = await createOutdated()
  await t.db
    .update(parcoursTraces)
    .set({ lignes: ['!'] })
    .where(eq(parcoursTraces.parcours_id, broken.id))
  const { row } = await createOutdated()
  await enqueue(t.db, recalculParcours, {})
  expect(await t.workOff({ only: recalculParcours })).toBe(0)
  expect((await readStoredTrace(t.db, row.id))?.algorithme).toBe(ALGORITHME)
  expect((await readStoredTrace(t.db, broken.id))?.algorithme).toBe(ALGORITHME - 1)
})
