import { createActivite } from '@foulee/testing/activites'
import { createAthlete } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { createParcours, readStoredTrace } from '@foulee/testing/parcours'
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

describe('coach and training calendars', () => {
  async function newCoach() {
    const user = await createUser(t.db, { coach: true })
    return { user, ...(await t.signIn(user)) }
  }

  it('a coach writes for accepted athletes alone', async () => {
    const coach = await newCoach()
    const athletes = [await newRunner(), await newRunner()]
    for (const { user } of athletes) {
      await createAthlete(t.db, { coach_id: coach.user.id, users_id: user.id })
    }
    const body = { jour: '2027-05-15', titre: 'Côtes', raccourci: "20' EF + 10x30/30" }
    await coach.call('POST /api/training/create', {
      body: { ...body, athletes: athletes.map(({ user }) => user.id) },
    })
    for (const { call } of athletes) {
      const { data } = await call('POST /api/training', { body: {} })
      expect(data).toMatchObject([{ titre: 'Côtes', auteur: { id: coach.user.id } }])
    }
    const stranger = await newRunner()
    await expectRefusal(
      coach.call('POST /api/training/create', {
        body: { ...body, athletes: [stranger.user.id] },
      }),
      'athlete_introuvable',
    )
  })

  it('a coach reads only the visible part of a shared outing (produit 13.16)', async () => {
    const coach = await newCoach()
    const runner = await newRunner()
    const partages = ['calendrier', 'faits', 'charge']
    const pair = { coach_id: coach.user.id, users_id: runner.user.id }
    await createAthlete(t.db, { ...pair, partages })
    const chiffres_partages = { distance: 7100, denivele: null, duree: 2500 }
    const outing = { users_id: runner.user.id, partage: 'abonnes', chiffres_partages } as const
    const done = { etat: 'fait' as const, fait_le: NOW.toISOString(), fait_rpe: 6 }
    const whole = { ...done, fait_duree: 2900, fait_distance: 8000 }
    const mark = async (input: Parameters<typeof createActivite>[1], told = whole) => {
      const { id: activites_id } = await createActivite(t.db, { ...outing, ...input })
      return plan(runner, '2027-05-11', { ...told, activites_id })
    }
    const shared = await mark({})
    const kept = await mark({ partage: 'personne', chiffres_partages: null })
    const unmeasured = await mark({ chiffres_partages: null })
    const said = await mark({}, { ...whole, fait_duree: 3000, fait_distance: 8200 })
    const read = async ({ call }: Pick<Runner, 'call'>, { id }: { id: number }) =>
      (await call('POST /api/training/{id}', { params: { id } })).data.fait
    expect(await read(coach, shared)).toMatchObject({ duree: 2500, distance: 7100, charge: 250 })
    expect(await read(runner, shared)).toMatchObject({ duree: 2900, distance: 8000, charge: 290 })
    expect(await read(coach, kept)).toMatchObject({ duree: 2900, distance: 8000 })
    expect(await read(coach, unmeasured)).toMatchObject({ duree: null, distance: null })
    expect(await read(coach, said)).toMatchObject({ duree: 3000, distance: 8200 })
    const { data } = await coach.call('POST /api/coaching/athletes/{id}', {
      params: { id: runner.user.id },
      query: { du: '2027-05-11', au: '2027-05-11' },
    })
    const listed = data.entrainements.find(({ id }) => id === shared.id)
    expect(listed?.fait).toMatchObject({ duree: 2500, distance: 7100 })
    const whole_day = 2500 / 10 + 2900 / 10 + 3000 / 10
    expect(Math.round(data.sept_jours ?? 0)).toBe(whole_day)
  })

  it('a coach reads no total of an outing whose file is a published route with hidden ends', async () => {
    const coach = await newCoach()
    const runner = await newRunner()
    const pair = { coach_id: coach.user.id, users_id: runner.user.id }
    await createAthlete(t.db, { ...pair, partages: ['calendrier', 'faits'] })
    const read = async (rayon_masque: number) => {
      const users_id = runner.user.id
      const { id } = await createParcours(t.db, NOW, { users_id, rayon_masque })
      const original = (await readStoredTrace(t.db, id))?.original
      const outing = await createActivite(t.db, { users_id, original, partage: 'personne' })
      const done = {
        etat: 'fait',
        fait_le: NOW.toISOString(),
        fait_duree: outing.duree_mouvement,
      } as const
      const input = { ...done, fait_distance: outing.distance, activites_id: outing.id }
      const params = { id: (await plan(runner, '2027-05-11', input)).id }
      const { data } = await coach.call('POST /api/training/{id}', { params })
      return [data.fait?.duree, data.fait?.distance === outing.distance]
    }
    expect(await read(300)).toEqual([null, false])
    expect(await read(0)).toEqual([expect.any(Number), true])
  })

  it('a coach reads and marks done trainings only where these are shared', async () => {
    const coach = await newCoach()
    const runner = await newRunner()
    const pair = { coach_id: coach.user.id, users_id: runner.user.id }
    await createAthlete(t.db, { ...pair, partages: ['calendrier'] })
    const told = { etat: 'fait' as const, fait_le: NOW.toISOString(), fait_mots: 'Pour moi.' }
    const { id } = await plan(runner, '2027-05-11', told)
    const params = { id }
    const training = await coach.call('POST /api/training/{id}', { params })
    expect(training.data).toMatchObject({ etat: 'prevu', fait: null })
    const list = await coach.call('POST /api/training', { body: { athlete: runner.user.id } })
    expect(list.data).toMatchObject([{ etat: 'prevu', fait: null }])
    const missed = { body: { athlete: runner.user.id }, query: { etat: 'manque' } }
    expect((await coach.call('POST /api/training', missed)).data).toHaveLength(1)
    const tagged = await coach.call('POST /api/training/tags', { body: { id, tags: ['piste'] } })
    expect(tagged.data.fait).toBeNull()
    const found = { body: { athlete: runner.user.id }, query: { tags: 'PISTÉ' } }
    expect((await coach.call('POST /api/training', found)).data).toHaveLength(1)
    await expectRefusal(
      coach.call('POST /api/training/tags', { body: { id, tags: ['piste, soir'] } }),
      'champs_invalides',
    )
    await expectRefusal(
      coach.call('POST /api/training/done/{id}', { params, body: { etat: 'manque' } }),
      'entrainement_introuvable',
    )
    await runner.call('POST /api/training/coachs/{id}', {
      params: { id: coach.user.id },
      body: { partages: ['calendrier', 'faits'] },
    })
    const shared = await coach.call('POST /api/training/{id}', { params })
    expect(shared.data).toMatchObject({ etat: 'fait', fait: { mots: null } })
  })

  it('a coach undoes a session given to a group, all or nothing', async () => {
    const coach = await newCoach()
    const athletes = [await newRunner(), await newRunner()]
    for (const { user } of athletes) {
      await createAthlete(t.db, { coach_id: coach.user.id, users_id: user.id })
    }
    const { data } = await coach.call('POST /api/training/create', {
      body: { jour: '2027-05-12', titre: 'Côtes', athletes: athletes.map(({ user }) => user.id) },
    })
    const [id = 0, ...avec] = data.gestes
    expect(avec).toHaveLength(1)
    const body = { id, avec }
    await expectRefusal(
      (await newCoach()).call('POST /api/training/annuler', { body }),
      'geste_introuvable',
    )
    const [, second] = athletes
    const list = async (call: Runner['call']) =>
      (await call('POST /api/training', { body: {} })).data
    const [theirs] = second ? await list(second.call) : []
    const done = (etat: 'fait' | 'prevu') =>
      second?.call('POST /api/training/done/{id}', {
        params: { id: theirs?.id ?? 0 },
        body: { etat },
      })
    await done('fait')
    await expectRefusal(coach.call('POST /api/training/annuler', { body }), 'geste_depasse')
    await done('prevu')
    await coach.call('POST /api/training/annuler', { body })
    for (const { call } of athletes) expect(await list(call)).toEqual([])
  })

  it('a coach undoes nothing else on an athlete’s calendar', async () => {
    const coach = await newCoach()
    const runner = await newRunner()
    await createAthlete(t.db, { coach_id: coach.user.id, users_id: runner.user.id })
    const { id } = await plan(runner, '2027-05-15')
    const moved = await coach.call('POST /api/training/change', {
      body: { id, jour: '2027-05-16' },
    })
    const own = await runner.call('POST /api/training/create', {
      body: { jour: '2027-05-15', titre: 'Le mien' },
    })
    for (const geste of [moved.data[0]?.gestes[0] ?? 0, own.data.gestes[0] ?? 0]) {
      await expectRefusal(
        coach.call('POST /api/training/annuler', { body: { id: geste } }),
        'geste_introuvable',
      )
    }
  })

  describe('coach without access to done trainings', () => {
    const told = { etat: 'fait' as const, fait_le: NOW.toISOString(), fait_mots: 'Pour moi.' }
    /** Two trainings of one day that the coach must not be able to distinguish. */
    async function newPair(jour: string) {
      const coach = await newCoach()
      const runner = await newRunner()
      const pair = { coach_id: coach.user.id, users_id: runner.user.id }
      await createAthlete(t.db, { ...pair, partages: ['calendrier'] })
      const open = await plan(runner, jour)
      const done = await plan(runner, jour, told)
      const other = await plan(runner, '2027-05-20')
      return { coach, runner, open, done, other }
    }
    type Pair = Awaited<ReturnType<typeof newPair>>
    const ACTS: readonly [string, (pair: Pair, id: number) => Promise<unknown>][] = [
      [
        'moves',
        ({ coach }, id) =>
          coach.call('POST /api/training/change', { body: { id, jour: '2027-05-18' } }),
      ],
      [
        'swaps',
        ({ coach, other }, id) =>
          coach.call('POST /api/training/change', { body: { id, avec: other.id } }),
      ],
      ['drops', ({ coach }, id) => coach.call('POST /api/training/drop', { body: { id } })],
      ['removes', ({ coach }, id) => coach.call('POST /api/training/del/{id}', { params: { id } })],
      [
        'marks',
        ({ coach }, id) =>
          coach.call('POST /api/training/done/{id}', { params: { id }, body: { etat: 'prevu' } }),
      ],
      [
        'tags',
        ({ coach }, id) => coach.call('POST /api/training/tags', { body: { id, tags: ['piste'] } }),
      ],
      [
        'changes',
        ({ coach }, id) =>
          coach.call('POST /api/training/update/{id}', {
            params: { id },
            body: form({ note: 'Oui', version: '1' }),
          }),
      ],
      [
        'takes as a file',
        ({ coach }, id) =>
          coach.call('POST /api/training/{id}/fichier', {
            params: { id },
            query: { format: 'txt' },
          }),
      ],
      ['reads', ({ coach }, id) => coach.call('POST /api/training/{id}', { params: { id } })],
    ]
    const outcome = (act: Promise<unknown>) =>
      act.then(
        (answer) => JSON.stringify(answer).replace(/"(id|titre|gestes|le)":[^,}\]]+\]?/g, ''),
        (error: { code: string; message: string }) => `${error.code} ${error.message}`,
      )

    it.each(
      ACTS.flatMap(([name, act]) =>
        ['2027-05-10', '2027-05-12', '2027-05-19'].map((jour) => ({ name, act, jour })),
      ),
    )(
      '$name on $jour has one outcome, whether the training is done or not',
      async ({ act, jour }) => {
        const pair = await newPair(jour)
        const open = await outcome(act(pair, pair.open.id))
        const again = await newPair(jour)
        expect(await outcome(act(again, again.done.id))).toBe(open)
      },
    )

    it('a move of a future training keeps what was done', async () => {
      const { coach, done } = await newPair('2027-05-19')
      const body = { id: done.id, jour: '2027-05-18' }
      await coach.call('POST /api/training/change', { body })
      expect(await find(done.id)).toMatchObject({
        jour: '2027-05-18',
        etat: 'fait',
        fait_mots: 'Pour moi.',
      })
    })

    it('a past training stays, with a reason', async () => {
      const { coach, open } = await newPair('2027-05-12')
      const body = { id: open.id, jour: '2027-05-18' }
      await expectRefusal(coach.call('POST /api/training/change', { body }), 'entrainement_passe')
    })

    it('the version number reveals nothing', async () => {
      const { coach, runner, open } = await newPair('2027-05-12')
      const params = { id: open.id }
      const read = async () => (await coach.call('POST /api/training/{id}', { params })).data
      const before = await read()
      await runner.call('POST /api/training/done/{id}', { params, body: { etat: 'fait', rpe: 5 } })
      expect(await read()).toEqual(before)
    })

    it('undoing a given session keeps what was done', async () => {
      const { coach, runner } = await newPair('2027-05-19')
      const { data } = await coach.call('POST /api/training/create', {
        body: { jour: '2027-05-12', titre: 'Côtes', athletes: [runner.user.id] },
      })
      const params = { id: data.id }
      await runner.call('POST /api/training/done/{id}', {
        params,
        body: { etat: 'fait', mots: 'Dur.' },
      })
      await coach.call('POST /api/training/annuler', { body: { id: data.gestes[0] ?? 0 } })
      expect(await find(data.id)).toMatchObject({ etat: 'retire', fait_mots: 'Dur.' })
    })
  })

  it('a coach cannot link an outing: only trainings are shared', async () => {
    const coach = await newCoach()
    const runner = await newRunner()
    await createAthlete(t.db, { coach_id: coach.user.id, users_id: runner.user.id })
    const { id } = await plan(runner, '2027-05-11')
    const outing = await createActivite(t.db, { users_id: runner.user.id })
    await expectRefusal(
      coach.call('POST /api/training/done/{id}', {
        params: { id },
        body: { etat: 'fait', activites_id: outing.id },
      }),
      'activite_introuvable',
    )
  })

  it('a coach changes nothing after the end of the relation', async () => {
    const coach = await newCoach()
    const runner = await newRunner()
    await createAthlete(t.db, { coach_id: coach.user.id, users_id: runner.user.id })
    const { id } = await plan(runner, '2027-05-15')
    await coach.call('POST /api/training/change', { body: { id, jour: '2027-05-16' } })
    expect((await listGestes(runner))[0]?.par).not.toBeNull()
    await runner.call('POST /api/training/coachs/{id}/end', { params: { id: coach.user.id } })
    await expectRefusal(
      coach.call('POST /api/training/change', { body: { id, jour: '2027-05-17' } }),
      'entrainement_introuvable',
    )
  })
})
