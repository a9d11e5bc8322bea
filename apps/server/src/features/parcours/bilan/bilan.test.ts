import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import {
  arrive,
  finish,
  finishAs,
  goOut,
  newRunner,
  newStaff,
  openRace,
  readBilan,
} from './bilan.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

describe('what is laid over each other', () => {
  it('result, outing, plan and field stand at the same points, and five sentences at most tell', async () => {
    const race = await openRace(t)
    const me = await newRunner(t, 'confirme')
    await finishAs(t, race, me, 4000)
    for (let rank = 0; rank < 6; rank++) await finish(t, race, 3980 + 10 * rank)
    const { data: sortie } = await goOut(me, race)
    const bilan = await readBilan(me, race, { objectif: '1:05', arrets: '3' })
    expect(bilan).toMatchObject({
      resultat: { temps: 4000, statut: 'classe' },
      sortie: { id: sortie.id },
      plan: { base: 'objectif', temps: 3900 },
      semblables: { nb: 6 },
      arrets: { duree: 0, nb: 0 },
      manques: ['trace'],
    })
    const [half, end] = bilan.lieux
    expect(half).toMatchObject({ nom: 'Le col', reel: 1800, is_officiel: true, arret_prevu: 180 })
    expect(half?.semblables).toBeGreaterThan(1780)
    expect(end).toMatchObject({ is_arrivee: true, reel: 4000, prevu: 3900 })
    expect(bilan.constats.length).toBeGreaterThan(0)
    expect(bilan.courbe.length).toBeGreaterThan(100)
    const first = bilan.courbe.findIndex(({ metres }) => metres > 4900)
    expect(Math.abs((bilan.courbe[first]?.reel ?? 0) - 1800)).toBeLessThan(60)
  })

  it('an outing without a result gives the times, and says that the result is missing', async () => {
    const race = await openRace(t)
    const me = await newRunner(t)
    await goOut(me, race)
    const bilan = await readBilan(me, race)
    expect(bilan.resultat).toBeNull()
    expect(bilan.lieux).toMatchObject([
      { reel: 2040, is_officiel: false, prevu: null },
      { reel: 4080, is_officiel: false, is_arrivee: true },
    ])
    expect(bilan.manques).toEqual(['resultat', 'plan', 'semblables', 'trace'])
  })

  it('a result alone gives its time, and says what is missing', async () => {
    const race = await openRace(t, { points: [] })
    const me = await newRunner(t, 'confirme')
    await arrive(t, race, me)
    const bilan = await readBilan(me, race)
    expect(bilan.plan?.base).toBe('niveau')
    expect(bilan.lieux.map(({ metres, reel }) => [metres, reel])).toEqual([
      [2500, null],
      [5000, null],
      [7500, null],
      [10_000, 4000],
    ])
    expect(bilan.manques).toEqual(['passages', 'sortie', 'semblables', 'trace'])
  })

  it('a race given up ends where the outing does, and has no arrival', async () => {
    const race = await openRace(t, { points: [{ type: 'ravito_complet', km: 9, nom: 'Le col' }] })
    const me = await newRunner(t)
    await goOut(me, race, { length: 8800 })
    await arrive(t, race, me, { statut: 'abandon', temps: null })
    const bilan = await readBilan(me, race, { objectif: '1:05' })
    expect(bilan.lieux).toMatchObject([
      { metres: 9000, reel: null },
      { is_arrivee: true, reel: null, prevu: 3900 },
    ])
    expect(bilan.constats.filter(({ sujet }) => sujet === 'arrivee')).toEqual([])
    expect(bilan.courbe.filter(({ metres, reel }) => metres > 8800 && reel !== null)).toEqual([])
    const half = bilan.courbe.find(({ metres }) => metres >= 4400)
    expect(Math.abs((half?.reel ?? 0) - (half?.metres ?? 0) / 2.5)).toBeLessThan(60)
    expect(bilan.manques).not.toContain('semblables')
  })

  it('finishers without passages are no field to be compared with', async () => {
    const race = await openRace(t)
    const me = await newRunner(t)
    await finishAs(t, race, me, 4000)
    for (let rank = 0; rank < 6; rank++) await arrive(t, race, await newRunner(t))
    const bilan = await readBilan(me, race)
    expect(bilan.semblables).toBeNull()
    expect(bilan.manques).toContain('semblables')
  })

  it('nothing at all is told as such', async () => {
    const race = await openRace(t)
    const bilan = await readBilan(await newRunner(t), race)
    expect(bilan).toMatchObject({ resultat: null, sortie: null, plan: null, constats: [] })
    expect(bilan.manques).toEqual(['resultat', 'sortie', 'plan', 'trace'])
  })

  it('the plan is of the eve: neither this race nor a later one counts', async () => {
    const race = await openRace(t)
    const me = await newRunner(t, 'confirme')
    await finishAs(t, race, me, 4000)
    await finishAs(t, await openRace(t, {}, -5), me, 3000)
    expect((await readBilan(me, race)).plan?.base).toBe('niveau')
    await finishAs(t, await openRace(t, {}, -50), me, 3500)
    expect((await readBilan(me, race)).plan?.base).toBe('resultat')
  })
})

describe('what is not told', () => {
  it('nobody reads of another’s race: neither a member nor the staff', async () => {
    const race = await openRace(t)
    const me = await newRunner(t)
    await finishAs(t, race, me, 4000)
    await goOut(me, race)
    const [other, staff] = [await newRunner(t), await newStaff(t)]
    for (const stranger of [other, staff]) {
      expect(await readBilan(stranger, race)).toMatchObject({
        resultat: null,
        sortie: null,
        arrets: null,
      })
    }
  })

  it('four who finished in about my time are too few, my own line and those taken away apart', async () => {
    const race = await openRace(t)
    const me = await newRunner(t)
    await finishAs(t, race, me, 4000)
    for (let rank = 0; rank < 4; rank++) await finish(t, race, 4000)
    await finish(t, race, 4000, { retire_le: t.clock.now.toISOString(), retire_par: 'coureur' })
    const few = await readBilan(me, race)
    expect(few.semblables).toBeNull()
    expect(few.lieux.map(({ semblables }) => semblables)).toEqual([null, null])
    expect(few.manques).toContain('semblables')
    await finish(t, race, 4000)
    expect((await readBilan(me, race)).semblables).toMatchObject({ nb: 5 })
  })

  it.each([
    ['a line that only bears my name', { preuve: null }],
    [
      'a line that I took away',
      { retire_le: '2026-03-01T00:00:00Z', retire_par: 'coureur' as const },
    ],
    ['a race that I did not start', { statut: 'non_partant' as const, temps: null }],
  ])('%s is no result', async (_, line) => {
    const race = await openRace(t)
    const me = await newRunner(t)
    await arrive(t, race, me, line)
    expect((await readBilan(me, race)).resultat).toBeNull()
  })

  it.each([
    ['before its day', {}, 1],
    ['of a relay', { type: 'relais' as const }, -20],
    ['that was cancelled', { etat: -1 }, -20],
    ['of unknown length', { distance: null }, -20],
  ])('an épreuve %s has none', async (_, epreuve, days) => {
    const race = await openRace(t, epreuve, days)
    await expect(readBilan(await newRunner(t), race)).rejects.toMatchObject({
      code: 'bilan_absent',
    })
  })
})
