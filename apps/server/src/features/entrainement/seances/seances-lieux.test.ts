import { createAthlete, createEntrainement, createSeance } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

const NOW = new Date('2027-05-12T09:00:00Z')
const STADE: [number, number] = [5.7245, 45.1885]
const EFFORT = {
  type: 'effort',
  fin: { type: 'distance', valeur: 400 },
  cible: { type: 'vma', min: 100, max: 100 },
} as const
const PLACED = { ...EFFORT, position: STADE }

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: NOW })
})
afterAll(() => t.close())

async function newMember(input: { coach?: boolean } = {}) {
  const user = await createUser(t.db, input)
  return { user, ...(await t.signIn(user)) }
}
const draftOf = (users_id: number) => createSeance(t.db, { users_id, etat: 0, steps: [PLACED] })

describe('place of a step', () => {
  it('a place is added, replaced and removed with its step', async () => {
    const { user, call } = await newMember()
    const { id: seances_id } = await createSeance(t.db, { users_id: user.id, etat: 0 })
    const added = await call('POST /api/coaching/step/store', {
      body: { seances_id, step: PLACED, ordre: 0 },
    })
    expect(added.data).toMatchObject({ id: added.id, position: STADE })
    const sent = form({ seances_id: String(seances_id), step: JSON.stringify(PLACED) })
    const again = await call('POST /api/coaching/step/store', { body: sent })
    expect(again.data).toMatchObject({ id: again.id, position: STADE })
    const params = { id: added.id }
    const moved = await call('POST /api/coaching/step/{id}/update', {
      params,
      body: { step: { ...EFFORT, position: [-180, 90] } },
    })
    expect(moved.data.seance.steps[0]).toMatchObject({ id: added.id, position: [-180, 90] })
    const bare = await call('POST /api/coaching/step/{id}/update', {
      params,
      body: { step: EFFORT },
    })
    expect(bare.data.seance.steps[0]).not.toHaveProperty('position')
  })

  it.each([
    ['off the globe', [200, 100], 'step.position.0'],
    ['in words', 'au stade', 'step.position'],
    ['in letters', ['a', 'b'], 'step.position.0'],
    ['by half', [5.7], 'step.position'],
    ['with a height', [5.7, 45.1, 900], 'step.position'],
  ])('the place %s is refused with its field, by either call', async (_, position, field) => {
    const { user, call } = await newMember()
    const { id: seances_id, steps_ids } = await createSeance(t.db, { users_id: user.id, etat: 0 })
    const step = { ...EFFORT, position } as never
    const json = form({ seances_id: String(seances_id), step: JSON.stringify(step) })
    const params = { id: steps_ids[0] ?? 0 }
    for (const send of [
      () => call('POST /api/coaching/step/store', { body: { seances_id, step } }),
      () => call('POST /api/coaching/step/store', { body: json }),
      () => call('POST /api/coaching/step/{id}/update', { params, body: { step } }),
    ]) {
      const { errors } = await expectRefusal(send(), 'champs_invalides', field)
      expect(errors[field]).toMatch(/longitude et sa latitude/)
    }
    const inner = { type: 'repetition', fois: 3, steps: [step] } as never
    await expectRefusal(
      call('POST /api/coaching/step/store', { body: { seances_id, step: inner } }),
      'champs_invalides',
      field.replace('step.', 'step.steps.0.'),
    )
  })

  it('a place stays on a step that the shorthand leaves unchanged, and goes with a removed one', async () => {
    const { user, call } = await newMember()
    const { id } = await draftOf(user.id)
    const write = async (raccourci: string) =>
      (
        await call('POST /api/coaching/tsession/{id}/update', {
          params: { id },
          body: form({ raccourci }),
        })
      ).data.seance.steps
    expect(await write("20' EF + 400 m à 100 % VMA")).toMatchObject([{}, { position: STADE }])
    expect((await write("20' EF + 400 m à 100 % VMA"))[0]).not.toHaveProperty('position')
    expect(JSON.stringify(await write("20' EF"))).not.toContain('position')
  })

  it('a place follows a copy, and the session onto a calendar', async () => {
    const { call } = await newMember()
    const source = await createSeance(t.db, { steps: [PLACED] })
    const copy = await call('POST /api/coaching/tsession/store', { body: { copie: source.id } })
    expect(copy.data.steps).toMatchObject([{ position: STADE }])
    const planned = await call('POST /api/training/create', {
      body: { jour: '2027-05-14', seances_id: source.id },
    })
    expect(planned.data.steps).toMatchObject([{ position: STADE }])
    const params = { id: planned.id }
    const changed = await call('POST /api/training/update/{id}', {
      params,
      body: form({ raccourci: "15' EF + 400 m à 100 % VMA" }),
    })
    expect(changed.data.steps).toMatchObject([{}, { position: STADE }])
  })
})

describe('places of a draft', () => {
  it('places are visible to the author, and to the staff who review it', async () => {
    const { user } = await newMember()
    const { id, slug } = await draftOf(user.id)
    const other = await newMember()
    for (const ask of [
      () => t.call('GET /api/training-session/{id}', { params: { id: slug } }),
      () => other.call('GET /api/training-session/{id}', { params: { id: String(id) } }),
      () => other.call('GET /api/coaching/tsession/{id}/gestion', { params: { id } }),
      () => other.call('GET /api/training-session/{id}/fichier', { params: { id: slug } }),
    ]) {
      await expectRefusal(ask(), 'seance_introuvable')
    }
    const library = await t.call('GET /api/training-session', { query: { nb_page: 100 } })
    expect(library.data.map((item) => item.id)).not.toContain(id)
  })

  it('places are hidden from a coach with calendar access, except those given by a coach or a plan', async () => {
    const coach = await newMember({ coach: true })
    const athlete = await newMember()
    await createAthlete(t.db, { coach_id: coach.user.id, users_id: athlete.user.id })
    const training = { users_id: athlete.user.id, jour: '2027-05-13', steps: [PLACED] }
    const own = await createEntrainement(t.db, training)
    const entrainement = await createEntrainement(t.db, { ...training, auteur_id: coach.user.id })
    const read = async (who: typeof coach, id: number) =>
      (await who.call('POST /api/training/{id}', { params: { id } })).data.steps
    expect(await read(athlete, own.id)).toMatchObject([{ position: STADE }])
    expect(await read(coach, own.id)).toEqual([EFFORT])
    expect(await read(coach, entrainement.id)).toMatchObject([{ position: STADE }])
    const whole = await coach.call('POST /api/coaching/athletes/{id}', {
      params: { id: athlete.user.id },
    })
    const listed = await coach.call('POST /api/training', { body: { athlete: athlete.user.id } })
    for (const shown of [whole.data.entrainements, listed.data]) {
      expect(shown.find(({ id }) => id === own.id)?.steps).toEqual([EFFORT])
    }
    await coach.call('POST /api/training/update/{id}', {
      params: { id: own.id },
      body: form({ raccourci: "10' EF + 400 m à 100 % VMA" }),
    })
    expect(await read(athlete, own.id)).toMatchObject([{}, { position: STADE }])
  })
})
