import { activiteMoities, activites, profils } from '@foulee/db/schema'
import type { Moitie } from '@foulee/domain/parcours/calibration'
import { createActivite } from '@foulee/testing/activites'
import { createUser } from '@foulee/testing/factories'
import { makeGpxFile } from '@foulee/testing/trace-files'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mesuresSorties, queueUnmeasured } from '#features/parcours/annees/mesures-sorties.job.ts'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { makeMoities } from './test-moities.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: new Date('2026-03-10T09:00:00Z') })
})
afterAll(() => t.close({ isStaged: true }))

const READ = 'GET /api/activites/calibrage'
const work = () => t.workOff({ only: mesuresSorties })

async function newRunner() {
  const user = await createUser(t.db)
  const { call } = await t.signIn(user)
  const read = async () => (await call(READ)).data
  /** Outings that are measured already. */
  const run = async (moities: [Moitie, Moitie] | null, fields: object = {}) => {
    const outing = await createActivite(t.db, {
      users_id: user.id,
      debut: '2026-03-01T08:00:00Z',
      ...fields,
    })
    const values = { users_id: user.id, activites_id: outing.id, moities }
    await t.db.insert(activiteMoities).values(values)
    return outing.id
  }
  const putAside = (activites_id: number, est_ecartee: boolean) =>
    call('POST /api/activites/calibrage/ecarter', { body: { activites_id, est_ecartee } })
  return { user, call, read, run, putAside }
}

/** A hilly outing of an hour and a half, and so many metres. */
const hilly = (length = 15_000) =>
  simulateTrack({
    length,
    speed: 2.7,
    altitude: (metres) =>
      metres < length / 3 ? 500 : 500 + 80 * Math.sin((metres - length / 3) / 500),
  })

const uploadHilly = (call: Awaited<ReturnType<typeof newRunner>>['call']) =>
  call('POST /api/activites/create', {
    body: form({ gpx: makeGpxFile({ track: hilly(), speed: 2.7 }) }),
  })

describe('halves of outings', () => {
  it('a new outing is measured, and one that climbs at the pace of the flat climbs well', async () => {
    const { call, read } = await newRunner()
    const { id } = await uploadHilly(call)
    await t.db.update(activites).set({ sport: 'trail' }).where(eq(activites.id, id))
    expect(await read()).toMatchObject({ sorties: 0, a_mesurer: 1, liste: [] })
    expect(await work()).toBe(0)
    const after = await read()
    expect(after).toMatchObject({ sorties: 1, a_mesurer: 0 })
    expect(after.liste).toMatchObject([{ activites_id: id, est_comptee: true, est_ecartee: false }])
    expect(after.facteurs.montee.nb).toBe(1)
    expect(after.facteurs.montee.valeur).toBeLessThan(1)
    expect(after.facteurs.montee.valeur).toBeGreaterThan(0.94)
  })

  it('outings from before are measured at a start, once', async () => {
    const { call, read } = await newRunner()
    const { id } = await uploadHilly(call)
    await t.db.update(activites).set({ sport: 'trail' }).where(eq(activites.id, id))
    await work()
    await t.db.delete(activiteMoities).where(eq(activiteMoities.activites_id, id))
    expect((await read()).sorties).toBe(0)
    await queueUnmeasured(t.db)
    await work()
    expect((await read()).sorties).toBe(1)
  })

  it('an outing put aside stays so when it is measured again, and leaves with its outing', async () => {
    const { call, read, putAside } = await newRunner()
    const { id } = await uploadHilly(call)
    await t.db.update(activites).set({ sport: 'trail' }).where(eq(activites.id, id))
    await work()
    await putAside(id, true)
    await t.db.update(activites).set({ mesuree_le: null }).where(eq(activites.id, id))
    await queueUnmeasured(t.db)
    await work()
    expect(await read()).toMatchObject({ sorties: 0, liste: [{ est_ecartee: true }] })
    await call('POST /api/activites/del', { body: { id } })
    expect((await read()).liste).toEqual([])
    const left = await t.db
      .select()
      .from(activiteMoities)
      .where(eq(activiteMoities.activites_id, id))
    expect(left).toEqual([])
  })

  it('an outing that becomes a ride counts no more', async () => {
    const { call, read, run } = await newRunner()
    const id = await run(makeMoities())
    expect((await read()).sorties).toBe(1)
    await call('POST /api/activites/update/{id}', { params: { id }, body: { sport: 'velo' } })
    expect(await read()).toMatchObject({ sorties: 0, liste: [] })
  })
})

describe('the law of a runner', () => {
  it('with nothing known it is that of everybody', async () => {
    const { facteurs, ...known } = await (await newRunner()).read()
    expect(known).toEqual({
      sorties: 0,
      resultats: 0,
      est_generale: false,
      ecart: null,
      a_mesurer: 0,
      liste: [],
    })
    expect(Object.values(facteurs).map(({ valeur }) => valeur)).toEqual([0, 1, 1, 1])
  })

  it('many outings of a slow climber say so, with an interval', async () => {
    const { read, run } = await newRunner()
    for (let nth = 0; nth < 20; nth++) await run(makeMoities({ montee: 1.15 }))
    const { sorties, facteurs } = await read()
    expect(sorties).toBe(20)
    expect(facteurs.montee.valeur).toBeGreaterThan(1.08)
    expect(facteurs.montee.bas).toBeLessThan(facteurs.montee.valeur)
    expect(facteurs.descente.valeur).toBeCloseTo(1, 2)
  })

  it('a walk among runs is listed and not counted', async () => {
    const { read, run } = await newRunner()
    for (let nth = 0; nth < 4; nth++) await run(makeMoities())
    const walk = await run(makeMoities({ pace: 0.9 }))
    const { sorties, liste } = await read()
    expect(sorties).toBe(4)
    expect(liste.find(({ activites_id }) => activites_id === walk)?.est_comptee).toBe(false)
  })

  it('another recording, an outing to come and one of somebody else are no part of it', async () => {
    const { read, run } = await newRunner()
    const first = await run(makeMoities())
    await run(makeMoities(), { double_de: first })
    await run(makeMoities(), { debut: '2026-04-01T08:00:00Z' })
    await (await newRunner()).run(makeMoities())
    expect((await read()).liste.map(({ activites_id }) => activites_id)).toEqual([first])
  })

  it('nobody puts aside an outing of somebody else', async () => {
    const id = await (await newRunner()).run(makeMoities())
    const { putAside } = await newRunner()
    await expectRefusal(putAside(id, true), 'activite_introuvable')
  })

  it('the choice of everybody’s law stays, with what the profile says', async () => {
    const { user, call, read } = await newRunner()
    await t.db.update(profils).set({ niveau: 'expert' }).where(eq(profils.users_id, user.id))
    await call('POST /api/activites/calibrage', { body: { est_generale: true } })
    expect((await read()).est_generale).toBe(true)
    await call('POST /api/activites/calibrage', { body: { est_generale: false } })
    expect((await read()).est_generale).toBe(false)
  })
})
