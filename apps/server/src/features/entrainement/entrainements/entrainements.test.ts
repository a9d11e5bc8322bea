import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { createActivite } from '@foulee/testing/activites'
import { createEntrainement, createSeance } from '@foulee/testing/entrainement'
import { makeGpxFile } from '@foulee/testing/trace-files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { createCast, NOW, type Runner } from './entrainements.test-cast.ts'

let t: TestApp
let cast: ReturnType<typeof createCast>
beforeAll(async () => {
  t = await testApp({ now: NOW })
  cast = createCast(t)
})
afterAll(() => t.close())

const newRunner = () => cast.newRunner()
const plan = (...input: Parameters<typeof cast.plan>) => cast.plan(...input)
const find = (id: number) => cast.find(id)

const listGestes = async ({ call }: Runner) => (await call('POST /api/training/gestes')).data

describe('adding trainings', () => {
  it('the answer to an addition has the act that undoes it', async () => {
    const runner = await newRunner()
    const { data } = await runner.call('POST /api/training/create', {
      body: { jour: '2027-05-14', titre: 'Footing', raccourci: "45' EF" },
    })
    const [id = 0] = data.gestes
    await runner.call('POST /api/training/annuler', { body: { id } })
    expect(await find(data.id)).toBeUndefined()
  })

  it('marking a session as done can be undone, and uses a planned training if any', async () => {
    const runner = await newRunner()
    const seance = await createSeance(t.db)
    const mark = async () =>
      (
        await runner.call('POST /api/training-session/{id}', {
          params: { id: seance.id },
          body: { etat: 'fait', rpe: 7 },
        })
      ).data
    const added = await mark()
    await runner.call('POST /api/training/annuler', { body: { id: added.gestes[0] ?? 0 } })
    expect(await find(added.id)).toBeUndefined()
    await plan(runner, '2027-05-14', { seances_id: seance.id })
    expect((await mark()).gestes).toEqual([])
  })
})

describe('moving trainings', () => {
  it('a move keeps the first date, and can be undone', async () => {
    const runner = await newRunner()
    const { id } = await plan(runner, '2027-05-13')
    const { data } = await runner.call('POST /api/training/change', {
      body: { id, jour: '2027-05-15' },
    })
    const [geste] = await listGestes(runner)
    expect(data).toMatchObject([
      { jour: '2027-05-15', prevu_le: '2027-05-13', gestes: [geste?.id] },
    ])
    expect(geste?.raison).toMatch(/13 mai 2027 au .*15 mai 2027/)
    await runner.call('POST /api/training/annuler', { body: { id: geste?.id ?? 0 } })
    expect(await find(id)).toMatchObject({ jour: '2027-05-13' })
    await expectRefusal(
      runner.call('POST /api/training/annuler', { body: { id: geste?.id ?? 0 } }),
      'geste_introuvable',
    )
  })

  it('a move cannot be undone after a later one', async () => {
    const runner = await newRunner()
    const { id } = await plan(runner, '2027-05-13')
    await runner.call('POST /api/training/change', { body: { id, jour: '2027-05-14' } })
    const [first] = await listGestes(runner)
    await runner.call('POST /api/training/change', { body: { id, jour: '2027-05-15' } })
    await expectRefusal(
      runner.call('POST /api/training/annuler', { body: { id: first?.id ?? 0 } }),
      'geste_depasse',
    )
    expect(await find(id)).toMatchObject({ jour: '2027-05-15' })
  })

  it('a swap exchanges two days, and refuses a done training', async () => {
    const runner = await newRunner()
    const planned = await plan(runner, '2027-05-13')
    const other = await plan(runner, '2027-05-15')
    const { data } = await runner.call('POST /api/training/change', {
      body: { id: planned.id, avec: other.id },
    })
    expect(data.map(({ id, jour }) => [id, jour])).toEqual([
      [other.id, '2027-05-13'],
      [planned.id, '2027-05-15'],
    ])
    const done = await plan(runner, '2027-05-10', { etat: 'fait', fait_le: NOW.toISOString() })
    await expectRefusal(
      runner.call('POST /api/training/change', { body: { id: done.id, jour: '2027-05-16' } }),
      'entrainement_fait',
    )
  })

  it('a swap with another member’s training is refused', async () => {
    const runner = await newRunner()
    const mine = await plan(runner, '2027-05-13')
    const theirs = await createEntrainement(t.db, { jour: '2027-05-15' })
    await expectRefusal(
      runner.call('POST /api/training/change', { body: { id: mine.id, avec: theirs.id } }),
      'entrainement_introuvable',
    )
    expect(await find(theirs.id)).toMatchObject({ jour: '2027-05-15' })
  })
})

describe('dropping and removing trainings', () => {
  it('a dropped training leaves the calendar with its reason, and stays in the history', async () => {
    const runner = await newRunner()
    const { id } = await plan(runner, '2027-05-13')
    const { data } = await runner.call('POST /api/training/drop', {
      body: { id, raison: 'Garde d’enfants' },
    })
    expect(data.etat).toBe('retire')
    const [geste] = await listGestes(runner)
    expect(geste?.raison).toMatch(/Garde d’enfants/)
  })

  it('a removed training leaves the data and the list (produit 11.2)', async () => {
    const runner = await newRunner()
    const { id } = await plan(runner, '2027-05-13')
    await runner.call('POST /api/training/del/{id}', { params: { id } })
    expect(await find(id)).toBeUndefined()
    const { data } = await runner.call('POST /api/training', { body: {} })
    expect(data).toEqual([])
  })
})

describe('marking trainings as done', () => {
  it('a done training tells its load, apart from the planned one, and can be undone', async () => {
    const runner = await newRunner()
    const { id } = await plan(runner, '2027-05-11', { duree: 2400 })
    const params = { id }
    const { data } = await runner.call('POST /api/training/done/{id}', {
      params,
      body: { etat: 'fait', duree: 3000, distance: 9500, rpe: 6, mots: 'Bien.' },
    })
    expect(data).toMatchObject({
      etat: 'fait',
      totaux: { duree: 2400 },
      fait: { duree: 3000, charge: 300, mots: 'Bien.' },
    })
    const back = await runner.call('POST /api/training/done/{id}', {
      params,
      body: { etat: 'prevu' },
    })
    expect(back.data).toMatchObject({ etat: 'prevu', fait: null })
  })

  it('« as planned » records the planned time and load, and not before its day', async () => {
    const runner = await newRunner()
    const planned = { duree: 3000, distance: 9000, charge: 250 }
    const { id } = await plan(runner, '2027-05-11', planned)
    const body = { etat: 'fait' as const }
    const mark = (entrainementId: number) =>
      runner.call('POST /api/training/done/{id}', { params: { id: entrainementId }, body })
    const { data } = await mark(id)
    expect(data.fait).toMatchObject({ duree: 3000, distance: 9000, charge: 250 })
    const ahead = await plan(runner, '2027-05-13', planned)
    await expectRefusal(mark(ahead.id), 'champs_invalides', 'etat')
    expect(await find(ahead.id)).toMatchObject({ etat: 'prevu', fait_le: null })
    const today = await plan(runner, '2027-05-12', planned)
    expect((await mark(today.id)).data.etat).toBe('fait')
  })

  it('an outing gives duration and distance, to one training only', async () => {
    const runner = await newRunner()
    const outing = await createActivite(t.db, { users_id: runner.user.id })
    const planned = await plan(runner, '2027-05-11')
    const other = await plan(runner, '2027-05-11')
    const body = { etat: 'fait' as const, activites_id: outing.id }
    const { data } = await runner.call('POST /api/training/done/{id}', {
      params: { id: planned.id },
      body,
    })
    expect(data.fait).toMatchObject({ distance: outing.distance, activites_id: outing.id })
    await expectRefusal(
      runner.call('POST /api/training/done/{id}', { params: { id: other.id }, body }),
      'activite_deja_liee',
    )
    const theirs = await createActivite(t.db, {})
    await expectRefusal(
      runner.call('POST /api/training/done/{id}', {
        params: { id: other.id },
        body: { etat: 'fait', activites_id: theirs.id },
      }),
      'activite_introuvable',
    )
  })

  it('another outing replaces the figures of the first, and typed ones stay', async () => {
    const runner = await newRunner()
    const make = (distance: number) =>
      createActivite(t.db, { users_id: runner.user.id, distance, duree: distance })
    const [wrong, right] = [await make(7000), await make(11_000)]
    const { id } = await plan(runner, '2027-05-11')
    const tie = async (activites_id: number | null, more: { distance?: number } = {}) => {
      const body = { etat: 'fait' as const, activites_id, ...more }
      return (await runner.call('POST /api/training/done/{id}', { params: { id }, body })).data.fait
    }
    expect(await tie(wrong.id)).toMatchObject({ distance: 7000 })
    expect(await tie(right.id)).toMatchObject({ distance: 11_000 })
    expect(await tie(null)).toMatchObject({ distance: null, duree: null })
    expect(await tie(wrong.id, { distance: 7200 })).toMatchObject({ distance: 7200 })
    expect(await tie(right.id)).toMatchObject({ distance: 7200 })
  })

  it('a library session marks its nearest planned training, or adds one', async () => {
    const runner = await newRunner()
    const seance = await createSeance(t.db)
    const planned = await plan(runner, '2027-05-14', { seances_id: seance.id })
    const mark = async () =>
      (
        await runner.call('POST /api/training-session/{id}', {
          params: { id: seance.id },
          body: { etat: 'fait', rpe: 7 },
        })
      ).data
    expect((await mark()).id).toBe(planned.id)
    expect(await mark()).toMatchObject({ jour: '2027-05-12', titre: seance.titre, etat: 'fait' })
  })
})

describe('matching of a new outing', () => {
  const uploadActivite = (runner: Runner) =>
    runner.call('POST /api/activites/create', { body: form({ gpx: makeGpxFile({ speed: 3 }) }) })

  it('an outing finds the training of its day by itself, once, and can be unlinked', async () => {
    const runner = await newRunner()
    const { data: outing } = await uploadActivite(runner)
    const jour = parisDate(new Date(outing.debut ?? ''))
    await runner.call('POST /api/activites/del', { body: { id: outing.id } })
    const near = await plan(runner, jour, { duree: outing.duree, sport: outing.sport })
    const far = await plan(runner, jour, { duree: (outing.duree ?? 0) * 6, sport: outing.sport })
    const { id: activites_id } = await uploadActivite(runner)
    expect(await find(near.id)).toMatchObject({ etat: 'fait', activites_id })
    expect(await find(far.id)).toMatchObject({ etat: 'prevu', activites_id: null })
    const { data } = await runner.call('POST /api/training/done/{id}', {
      params: { id: near.id },
      body: { etat: 'fait', activites_id: null },
    })
    expect(data.fait?.activites_id).toBeNull()
  })

  it('a training of the day before, or said to be missed, is not tied without a word', async () => {
    const runner = await newRunner()
    const { data: outing } = await uploadActivite(runner)
    const jour = parisDate(new Date(outing.debut ?? ''))
    await runner.call('POST /api/activites/del', { body: { id: outing.id } })
    const alike = { duree: outing.duree, sport: outing.sport }
    const before = await plan(runner, addDays(jour, -1), alike)
    const missed = await plan(runner, jour, { ...alike, etat: 'manque' })
    await uploadActivite(runner)
    expect(await find(before.id)).toMatchObject({ etat: 'prevu', activites_id: null })
    expect(await find(missed.id)).toMatchObject({ etat: 'manque', activites_id: null })
  })

  it('an outing as near to two trainings matches none', async () => {
    const runner = await newRunner()
    const { data: outing } = await uploadActivite(runner)
    const jour = parisDate(new Date(outing.debut ?? ''))
    await runner.call('POST /api/activites/del', { body: { id: outing.id } })
    const alike = { duree: outing.duree, sport: outing.sport }
    const two = [await plan(runner, jour, alike), await plan(runner, jour, alike)]
    await uploadActivite(runner)
    for (const { id } of two) expect(await find(id)).toMatchObject({ etat: 'prevu' })
  })
})

describe('proposals of a pause', () => {
  it('a pause is proposed, applied as one act with its sentence, and undone', async () => {
    const runner = await newRunner()
    const during = await plan(runner, '2027-05-14', { objectif: 'vma' })
    const after = await plan(runner, '2027-05-18', { objectif: 'seuil' })
    const pause = { raison: 'malade', du: '2027-05-13', au: '2027-05-17' } as const
    const { data: propositions } = await runner.call('POST /api/training/propositions', {
      body: { pause },
    })
    const [proposition] = propositions
    if (!proposition) throw new Error('Nothing was proposed.')
    const { data: geste } = await runner.call('POST /api/training/adapter', {
      body: { proposition, pause },
    })
    expect(geste.raison).toBe(proposition.phrase)
    expect(await find(during.id)).toMatchObject({ etat: 'retire' })
    expect(await find(after.id)).toMatchObject({ etat: 'prevu', facile: true })
    await expectRefusal(
      runner.call('POST /api/training/adapter', { body: { proposition, pause } }),
      'geste_depasse',
    )
    await runner.call('POST /api/training/annuler', { body: { id: geste.id } })
    expect(await find(during.id)).toMatchObject({ etat: 'prevu' })
    expect(await find(after.id)).toMatchObject({ facile: false })
  })

  it('a pause moves no trainings of other members', async () => {
    const runner = await newRunner()
    const theirs = await createEntrainement(t.db, { jour: '2027-05-13' })
    const proposition = {
      code: 'deplacer' as const,
      phrase: 'Un jour plus tard.',
      deplacements: [{ id: theirs.id, du: '2027-05-13', au: '2027-05-14' }],
      abandons: [],
      allegements: [],
    }
    await expectRefusal(
      runner.call('POST /api/training/adapter', { body: { proposition } }),
      'entrainement_introuvable',
    )
  })

  it('a day is proposed for a missed training', async () => {
    const runner = await newRunner()
    await plan(runner, '2027-05-11', { objectif: 'endurance', titre: 'Footing du mardi' })
    const { data } = await runner.call('POST /api/training/propositions', { body: {} })
    expect(data[0]?.phrase).toMatch(/Footing du mardi/)
  })
})
