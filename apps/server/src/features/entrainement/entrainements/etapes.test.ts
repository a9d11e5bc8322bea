import { createActivite } from '@foulee/testing/activites'
import { createAthlete, createEntrainement } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { makeGpx, makeTcxFile, SEANCE_TOURS } from '@foulee/testing/trace-files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeOriginal } from '#platform/storage/stored-files.ts'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

const NOW = new Date('2027-05-12T18:00:00Z')
const MORNING = new Date('2027-05-12T06:00:00Z')

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: NOW })
})
afterAll(() => t.close())

async function newMember(input: { coach?: boolean } = {}) {
  const user = await createUser(t.db, input)
  return { user, ...(await t.signIn(user)) }
}
type Member = Awaited<ReturnType<typeof newMember>>

async function ran(tours = SEANCE_TOURS) {
  const runner = await newMember()
  const { id } = await createEntrainement(t.db, { users_id: runner.user.id, jour: '2027-05-12' })
  await runner.call('POST /api/activites/create', {
    body: form({ gpx: makeTcxFile({ debut: MORNING, tours }) }),
  })
  return { runner, id }
}

const read = async ({ call }: Member, id: number) =>
  (await call('POST /api/training/{id}/etapes', { params: { id } })).data

describe('steps of a done training', () => {
  it('steps are read from the laps of the file', async () => {
    const { runner, id } = await ran()
    const found = await read(runner, id)
    expect(found).toMatchObject({ source: 'tours', vma: null, apres: null })
    expect(found?.etapes).toHaveLength(14)
    expect(found?.etapes[3]).toEqual({
      chemin: [1, 0],
      type: 'effort',
      passage: { numero: 2, total: 6 },
      prevu: { fin: { type: 'temps', valeur: 30 }, duree: 30, distance: null, allure: null },
      etat: 'faite',
      fait: { duree: 30, distance: 150, allure: 200 },
      verdict: null,
    })
  })

  it('steps are compared with the VMA of that day', async () => {
    const { runner, id } = await ran()
    const vma = { source: 'declaree' as const }
    await runner.call('POST /api/training/vma', { body: { ...vma, vma: 18, le: '2027-05-01' } })
    const slow = { body: { ...vma, vma: 12, le: '2026-05-01' } }
    await runner.call('POST /api/training/vma', slow)
    const found = await read(runner, id)
    expect(found?.vma).toBe(18)
    // 5 m/s are 100 % of 18 km/h.
    expect(found?.etapes[1]).toMatchObject({
      prevu: { allure: { min: 190, max: 200 } },
      verdict: 'dans_la_cible',
    })
    expect(found?.etapes[0]?.verdict).toBe('plus_lent')
  })

  it('steps of a lightened session are not judged', async () => {
    const runner = await newMember()
    const { id } = await linkOuting(runner, makeTcxFile(), { facile: true })
    await runner.call('POST /api/training/vma', {
      body: { vma: 18, source: 'declaree', le: '2027-05-01' },
    })
    const found = await read(runner, id)
    expect(found?.etapes.map(({ verdict }) => verdict).filter(Boolean)).toEqual([])
  })

  it('steps are cut from an outing without laps when the times match', async () => {
    const runner = await newMember()
    const steps = [
      { type: 'effort' as const, fin: { type: 'distance' as const, valeur: 3000 }, cible },
      { type: 'effort' as const, fin: { type: 'distance' as const, valeur: 5000 }, cible },
    ]
    const gpx = new File([makeGpx({ speed: 4 })], 'sortie.gpx')
    const found = await read(runner, (await linkOuting(runner, gpx, { steps })).id)
    expect(found?.source).toBe('trace')
    expect(found?.etapes.map(({ fait }) => fait?.duree)).toEqual([750, 1250])
  })

  it.each([
    [
      'of kilometres that the watch cut',
      Array.from({ length: 7 }, () => ({ duree: 360, distance: 1000 })),
    ],
    ['of one lap', [{ duree: 3000, distance: 9000 }]],
  ])('a file %s gives no steps', async (_, tours) => {
    const runner = await newMember()
    const { id } = await linkOuting(runner, makeTcxFile({ tours }))
    expect(await read(runner, id)).toBeNull()
  })

  it('steps are null without an outing, without planned steps, and without a file', async () => {
    const runner = await newMember()
    const own = { users_id: runner.user.id, etat: 'fait' as const, fait_le: NOW.toISOString() }
    expect(await read(runner, (await createEntrainement(t.db, own)).id)).toBeNull()
    const { id } = await linkOuting(runner, makeTcxFile(), { steps: [] })
    expect(await read(runner, id)).toBeNull()
    const { id: activites_id } = await createActivite(t.db, { users_id: own.users_id })
    const gone = await createEntrainement(t.db, { ...own, activites_id })
    expect(await read(runner, gone.id)).toBeNull()
  })

  it('steps are null for the outing of another member', async () => {
    const { runner } = await ran()
    const { data } = await runner.call('POST /api/activites/my', {})
    const other = await newMember()
    const mine = await createEntrainement(t.db, {
      users_id: other.user.id,
      etat: 'fait',
      fait_le: NOW.toISOString(),
    })
    await t.db.execute(
      `update entrainements set activites_id = null where activites_id = ${data[0]?.id}`,
    )
    await t.db.execute(
      `update entrainements set activites_id = ${data[0]?.id} where id = ${mine.id}`,
    )
    expect(await read(other, mine.id)).toBeNull()
  })
})

const cible = { type: 'libre' as const }

async function linkOuting(
  runner: Member,
  file: File,
  input: Parameters<typeof createEntrainement>[1] = {},
) {
  const users_id = runner.user.id
  const bytes = Buffer.from(await file.arrayBuffer())
  const format = file.name.endsWith('tcx') ? ('tcx' as const) : ('gpx' as const)
  const original = await t.db.transaction((tx) => storeOriginal(tx, t.storage, bytes, format))
  const { id: activites_id } = await createActivite(t.db, { users_id, original, format })
  const told = { etat: 'fait' as const, fait_le: NOW.toISOString(), jour: '2027-05-12' }
  return createEntrainement(t.db, { users_id, activites_id, ...told, ...input })
}

describe('readers of the steps', () => {
  it('the athlete alone reads the steps, not the staff', async () => {
    const { id } = await ran()
    const staff = await createUser(t.db, { is_staff: true })
    for (const reader of [
      await newMember(),
      await newMember({ coach: true }),
      await t.signIn(staff),
    ]) {
      await expectRefusal(
        reader.call('POST /api/training/{id}/etapes', { params: { id } }),
        'entrainement_introuvable',
      )
    }
  })

  it('a coach reads the steps within the shared items, until the end', async () => {
    const { runner, id } = await ran()
    await runner.call('POST /api/training/vma', {
      body: { vma: 18, source: 'declaree', le: '2027-05-01' },
    })
    const coach = await newMember({ coach: true })
    const coach_id = coach.user.id
    await createAthlete(t.db, { coach_id, users_id: runner.user.id, partages: ['calendrier'] })
    const share = (...partages: ('calendrier' | 'faits' | 'allures')[]) =>
      runner.call('POST /api/training/coachs/{id}', {
        params: { id: coach_id },
        body: { partages },
      })
    const expectRefused = () =>
      expectRefusal(
        coach.call('POST /api/training/{id}/etapes', { params: { id } }),
        'entrainement_introuvable',
      )
    await expectRefused()
    await share('faits', 'allures')
    await expectRefused()

    await share('calendrier', 'faits')
    const shared = await read(coach, id)
    expect(shared?.vma).toBeNull()
    expect(shared?.etapes[1]).toMatchObject({
      prevu: { allure: null },
      fait: { allure: 200 },
      verdict: null,
    })
    await share('calendrier', 'faits', 'allures')
    expect((await read(coach, id))?.etapes[1]?.verdict).toBe('dans_la_cible')

    await runner.call('POST /api/training/coachs/{id}/end', { params: { id: coach_id } })
    await expectRefused()
  })
})
