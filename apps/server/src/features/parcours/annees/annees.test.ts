import { activiteRecords, activites } from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { createUser } from '@foulee/testing/factories'
import { makeGpxFile } from '@foulee/testing/trace-files'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { mesuresSorties, queueUnmeasured } from './mesures-sorties.job.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: new Date('2026-03-10T09:00:00Z') })
})
afterAll(() => t.close({ isStaged: true }))

type Upload = NonNullable<Parameters<typeof makeGpxFile>[0]> & { sport?: string }

async function newRunner() {
  const user = await createUser(t.db)
  const { call } = await t.signIn(user)
  const run = (jour: string | null, fields: object = {}) =>
    createActivite(t.db, { users_id: user.id, jour, debut: jour && `${jour}T08:00:00Z`, ...fields })
  const read = async (query: object = {}) =>
    (await call('GET /api/activites/annees', { query })).data
  const records = async (query: object = {}) =>
    (await call('GET /api/activites/records', { query })).data
  /** A file that names no sport is no run: its member says it. */
  const upload = async ({ sport = 'course_a_pied', ...options }: Upload = {}) => {
    const { id } = await call('POST /api/activites/create', {
      body: form({ gpx: makeGpxFile(options) }),
    })
    await t.db.update(activites).set({ sport }).where(eq(activites.id, id))
    return id
  }
  return { user, call, run, read, records, upload }
}

const work = () => t.workOff({ only: mesuresSorties })

describe('years', () => {
  it('a year, its months and weeks are sums of its outings', async () => {
    const { run, read } = await newRunner()
    await run('2026-01-04', { distance: 10_000, denivele: 100, duree_mouvement: 3600, rpe: 5 })
    await run('2026-01-31', { distance: 5000, denivele: null, duree_mouvement: null, duree: 1800 })
    await run('2026-02-01', { distance: 21_000, denivele: 400, duree_mouvement: 7200 })
    const { annees, mois, semaines } = await read({ annee: '2026' })
    expect(annees).toMatchObject([
      { annee: 2026, nb: 3, distance: 36_000, denivele: 500, duree: 12_600, sans_denivele: 1 },
    ])
    expect(annees[0]).toMatchObject({ charge: 300, sans_charge: 2 })
    expect(mois.map(({ distance }) => distance)).toEqual([15_000, 21_000, ...Array(10).fill(0)])
    expect(semaines).toMatchObject([
      { du: '2025-12-29', distance: 10_000 },
      { du: '2026-01-26', distance: 26_000 },
    ])
  })

  it('the current year stands beside the same days of the last', async () => {
    const { run, read } = await newRunner()
    await run('2026-03-10', { distance: 1000 })
    await run('2025-03-10', { distance: 2000 })
    await run('2025-03-11', { distance: 4000 })
    const { a_ce_jour, mois_avant } = await read()
    expect(a_ce_jour).toMatchObject({
      jour: '2026-03-10',
      cette: { distance: 1000 },
      avant: { distance: 2000 },
    })
    expect(mois_avant[2]?.distance).toBe(6000)
    expect((await read({ annee: '2025' })).a_ce_jour.cette.distance).toBe(6000)
  })

  it('a ride is not added to a run, and the commonest family comes first', async () => {
    const { run, read } = await newRunner()
    await run('2026-01-04', { sport: 'velo', distance: 60_000 })
    await run('2026-01-05', { sport: 'vtt', distance: 30_000 })
    await run('2026-01-06', { sport: 'trail', distance: 10_000 })
    const first = await read()
    expect(first.famille).toBe('velo')
    expect(first.familles).toEqual([
      { famille: 'velo', nb: 2 },
      { famille: 'course', nb: 1 },
    ])
    expect((await read({ famille: 'course' })).annees[0]?.distance).toBe(10_000)
  })

  it('weeks in a row are counted without a press', async () => {
    const { run, read } = await newRunner()
    for (const jour of ['2026-02-22', '2026-02-23', '2026-03-08']) await run(jour)
    expect((await read()).serie).toEqual({
      actuelle: { semaines: 3, du: '2026-02-16' },
      plus_longue: { semaines: 3, du: '2026-02-16' },
    })
  })

  it('an outing of somebody else, or without a date, is in no sum', async () => {
    const { run, read } = await newRunner()
    await (await newRunner()).run('2026-01-04')
    await run(null)
    expect(await read()).toMatchObject({ annees: [], sans_date: 1 })
  })

  it('an outing counts on the day of its place', async () => {
    const { read, upload } = await newRunner()
    await upload({ speed: 3, begun: new Date('2025-12-31T23:30:00Z') })
    expect((await read({ annee: '2026' })).annees[0]).toMatchObject({ annee: 2026, nb: 1 })
  })
})

describe('records', () => {
  it('records of a new outing are found, and leave with it', async () => {
    const { call, records, upload, read } = await newRunner()
    const id = await upload({ speed: 4, length: 6000 })
    expect((await read()).a_mesurer).toBe(1)
    expect(await work()).toBe(0)
    expect((await read()).a_mesurer).toBe(0)
    const { etalons, plus_longues } = await records()
    expect(etalons.filter(({ genre }) => genre === 'distance')).toMatchObject([
      { mesure: 400, meilleurs: [{ activites_id: id, secondes: 100 }] },
      { mesure: 1000, meilleurs: [{ secondes: 250 }] },
      { mesure: 1609, meilleurs: [{}] },
      { mesure: 5000, meilleurs: [{ secondes: 1250 }] },
    ])
    expect(plus_longues[0]?.activites_id).toBe(id)
    await call('POST /api/activites/del', { body: { id } })
    expect((await records()).etalons).toEqual([])
  })

  it('the quickest comes first, of all years or of one', async () => {
    const { upload, records } = await newRunner()
    await upload({ speed: 4, length: 3000, begun: new Date('2025-05-01T08:00:00Z') })
    await upload({ speed: 3, length: 3001, begun: new Date('2026-02-01T08:00:00Z') })
    await work()
    const best = ({ etalons }: Awaited<ReturnType<typeof records>>) =>
      etalons.find(({ mesure }) => mesure === 1000)?.meilleurs.map(({ secondes }) => secondes)
    expect(best(await records())).toEqual([250, 333])
    expect(best(await records({ annee: '2026' }))).toEqual([333])
  })

  it('a record put aside leaves its place to the next, also when measured again', async () => {
    const { call, upload, records } = await newRunner()
    const activites_id = await upload({ speed: 4, length: 3000 })
    await work()
    const [first] = (await records()).etalons
    const id = first?.meilleurs[0]?.id ?? 0
    await call('POST /api/activites/records/ecarter', { body: { id, est_ecarte: true } })
    await t.db.update(activites).set({ mesuree_le: null }).where(eq(activites.id, activites_id))
    await queueUnmeasured(t.db)
    await work()
    const after = await records()
    expect(after.etalons.map(({ mesure }) => mesure)).not.toContain(400)
    expect(after.ecartes).toMatchObject([{ genre: 'distance', mesure: 400 }])
    const again = after.ecartes[0]?.id ?? 0
    await call('POST /api/activites/records/ecarter', { body: { id: again, est_ecarte: false } })
    expect((await records()).etalons[0]?.mesure).toBe(400)
  })

  it('nobody puts aside a record of somebody else', async () => {
    const { user, run } = await newRunner()
    const outing = await run('2026-01-04')
    const values = {
      users_id: user.id,
      activites_id: outing.id,
      mesure: 400,
      secondes: 90,
      debut: 0,
    }
    const [row] = await t.db
      .insert(activiteRecords)
      .values({ ...values, genre: 'distance' })
      .returning()
    const { call } = await newRunner()
    const body = { id: row?.id ?? 0, est_ecarte: true }
    await expectRefusal(call('POST /api/activites/records/ecarter', { body }), 'record_introuvable')
  })

  it('a ride has no records of runners', async () => {
    const { records, upload } = await newRunner()
    await upload({ speed: 4, length: 3000, sport: 'velo' })
    await work()
    expect((await records()).etalons).toEqual([])
  })

  it('an outing that is said to be a run has its records looked for', async () => {
    const { call, records, upload } = await newRunner()
    const id = await upload({ speed: 4, length: 3000, sport: 'velo' })
    await work()
    const body = { sport: 'trail', rpe: 5 } as const
    await call('POST /api/activites/update/{id}', { params: { id }, body })
    await work()
    expect((await records()).etalons.length).toBeGreaterThan(0)
  })

  it('a file that is gone leaves an outing without records, and measured', async () => {
    const { run, read } = await newRunner()
    await run('2026-01-04')
    await queueUnmeasured(t.db)
    expect(await work()).toBe(0)
    expect((await read()).a_mesurer).toBe(0)
  })
})

describe('map of everywhere', () => {
  it('whole lines are their member’s alone', async () => {
    const { call, upload } = await newRunner()
    const id = await upload({ speed: 3, length: 3000 })
    await work()
    const { data } = await call('GET /api/activites/carte', { query: { famille: 'course' } })
    expect(data).toMatchObject({ sorties: [{ activites_id: id }], reste: 0 })
    expect(data.sorties[0]?.lignes[0]?.length).toBeGreaterThan(5)
    const other = await newRunner()
    expect((await other.call('GET /api/activites/carte')).data.sorties).toEqual([])
    expect(
      (await call('GET /api/activites/carte', { query: { annee: '2001' } })).data.sorties,
    ).toEqual([])
  })
})
