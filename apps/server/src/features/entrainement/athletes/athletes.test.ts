import { athletes, consentementsSante, douleurs, vmas } from '@foulee/db/schema'
import { createAthlete, createEntrainement } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEntrainements } from '#features/entrainement/entrainements/entrainements.queries.ts'
import type { User } from '#platform/http/user.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { requireCalendars } from './athletes.queries.ts'

const NOW = new Date('2027-05-12T09:00:00Z')

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: NOW })
})
afterAll(() => t.close())

async function newPair(partages?: string[]) {
  const coach = await createUser(t.db, { coach: true })
  const athlete = await createUser(t.db, { prenom: 'Zoé', nom: 'Lambert' })
  await createAthlete(t.db, {
    coach_id: coach.id,
    users_id: athlete.id,
    ...(partages && { partages }),
  })
  return { coach, athlete, asCoach: await t.signIn(coach), asAthlete: await t.signIn(athlete) }
}
const done = (users_id: number, jour: string) =>
  createEntrainement(t.db, {
    users_id,
    jour,
    etat: 'fait',
    fait_le: NOW.toISOString(),
    fait_duree: 3600,
    fait_rpe: 5,
    fait_mots: 'Mes mots.',
  })

describe('list of a coach', () => {
  it('athletes with an alert come first, with the reason', async () => {
    const { coach, athlete, asCoach } = await newPair()
    const calm = await createUser(t.db, { prenom: 'Anne', nom: 'Alba' })
    await createAthlete(t.db, { coach_id: coach.id, users_id: calm.id })
    await done(calm.id, '2027-05-11')
    for (const jour of ['2027-05-07', '2027-05-09', '2027-05-11']) {
      await createEntrainement(t.db, { users_id: athlete.id, jour })
    }
    const { data } = await asCoach.call('POST /api/coaching/athletes/list')
    expect(data.map(({ id }) => id)).toEqual([athlete.id, calm.id])
    expect(data[0]?.raisons.join(' ')).toMatch(/3 séances sur 3/)
    expect(data[1]).toMatchObject({ raisons: [], sept_jours: 300, assiduite: { faits: 1 } })
  })

  it('pain is listed only when it is shared', async () => {
    const { athlete, asCoach, asAthlete, coach } = await newPair()
    await t.db
      .insert(consentementsSante)
      .values({ users_id: athlete.id, accorde_le: NOW.toISOString() })
    await t.db
      .insert(douleurs)
      .values({ users_id: athlete.id, jour: '2027-05-10', lieu: 'genou_droit', intensite: 6 })
    const reasons = async () =>
      (await asCoach.call('POST /api/coaching/athletes/list')).data[0]?.raisons.join(' ')
    expect(await reasons()).toMatch(/Genou droit/)
    await asAthlete.call('POST /api/training/coachs/{id}', {
      params: { id: coach.id },
      body: { partages: ['calendrier', 'faits'] },
    })
    expect(await reasons()).not.toMatch(/Genou/)
  })
})

it('the valid VMA is listed when paces are shared', async () => {
  const { athlete, asCoach, asAthlete, coach } = await newPair(['calendrier', 'allures'])
  const vma = { users_id: athlete.id, source: 'demi_cooper' as const }
  await t.db.insert(vmas).values([
    { ...vma, vma: 140, le: '2026-12-01' },
    { ...vma, vma: 152, le: '2027-04-20' },
  ])
  const read = async () => (await asCoach.call('POST /api/coaching/athletes/list')).data[0]?.vma
  expect(await read()).toBe(15.2)
  await asAthlete.call('POST /api/training/coachs/{id}', {
    params: { id: coach.id },
    body: { partages: ['calendrier'] },
  })
  expect(await read()).toBeNull()
})

describe('what a coach and an athlete have to do with each other', () => {
  it('shows no coach to their former athlete, and no athlete to their former coach', async () => {
    const { coach, athlete, asAthlete, asCoach } = await newPair()
    const list = async () => [
      (await asAthlete.call('POST /api/training/coachs')).data.map(({ id }) => id),
      (await asCoach.call('POST /api/coaching/athletes/list')).data.map(({ id }) => id),
    ]
    expect(await list()).toEqual([[coach.id], [athlete.id]])
    await t.db
      .update(athletes)
      .set({ fin: NOW.toISOString() })
      .where(eq(athletes.users_id, athlete.id))
    expect(await list()).toEqual([[], []])
  })

  it.each([
    [['calendrier'], true],
    [['faits', 'mots'], false],
  ])('with %j shared, gives the coach the calendar: %s', async (partages, isOpen) => {
    const { coach, athlete } = await newPair(partages)
    const { id } = await createEntrainement(t.db, { users_id: athlete.id, jour: '2027-05-20' })
    const write = requireCalendars(t.db, coach.id, [athlete.id])
    const read = readEntrainements(t.db, { id: coach.id, compte: { coach: true } } as User, [id])
    if (isOpen) {
      expect(await write).toBeUndefined()
      expect(await read).toMatchObject([{ id }])
    } else {
      await expectRefusal(write, 'athlete_introuvable')
      await expectRefusal(read, 'entrainement_introuvable')
    }
  })
})

describe('one athlete', () => {
  it('is seen as far as they share it, and reads what was looked at', async () => {
    const { coach, athlete, asCoach, asAthlete } = await newPair(['calendrier', 'faits'])
    await done(athlete.id, '2027-05-11')
    const params = { id: athlete.id }
    const { data } = await asCoach.call('POST /api/coaching/athletes/{id}', { params })
    expect(data.entrainements[0]?.fait).toMatchObject({ duree: 3600, mots: null })
    expect(data).toMatchObject({ charge: null, douleurs: [] })
    const { data: coachs } = await asAthlete.call('POST /api/training/coachs')
    expect(coachs).toMatchObject([
      { id: coach.id, consultations: [{ jour: '2027-05-12', partages: ['calendrier', 'faits'] }] },
    ])
  })

  it('nothing done is visible when only the calendar is shared', async () => {
    const { athlete, asCoach } = await newPair(['calendrier'])
    await done(athlete.id, '2027-05-11')
    const { data } = await asCoach.call('POST /api/coaching/athletes/{id}', {
      params: { id: athlete.id },
    })
    expect(data).toMatchObject({ assiduite: null, sept_jours: null })
    expect(data.entrainements).toMatchObject([{ etat: 'prevu', fait: null }])
  })

  it('an athlete is not found by another coach, nor after the end', async () => {
    const { coach, athlete, asCoach, asAthlete } = await newPair()
    const stranger = await t.signIn(await createUser(t.db, { coach: true }))
    const params = { id: athlete.id }
    await expectRefusal(
      stranger.call('POST /api/coaching/athletes/{id}', { params }),
      'athlete_introuvable',
    )
    await asAthlete.call('POST /api/training/coachs/{id}/end', { params: { id: coach.id } })
    await expectRefusal(
      asCoach.call('POST /api/coaching/athletes/{id}', { params }),
      'athlete_introuvable',
    )
  })
})

it('a relation begins when the athlete accepts the invitation', async () => {
  const coach = await createUser(t.db, { coach: true })
  const athlete = await createUser(t.db)
  const asCoach = await t.signIn(coach)
  await asCoach.call('POST /api/invitation/ask', {
    body: { email: athlete.email, type: 'athlete' },
  })
  await t.workOff()
  const [letter] = t.mailsTo(athlete.email)
  const token = /#([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? ''
  const asAthlete = await t.signIn(athlete)
  await asAthlete.call('POST /api/invitation/accept', { body: { token } })
  const { data } = await asCoach.call('POST /api/coaching/athletes/list')
  expect(data).toMatchObject([{ id: athlete.id, partages: ['calendrier', 'faits'] }])
})
