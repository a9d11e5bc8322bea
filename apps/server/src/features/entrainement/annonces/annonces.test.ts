import { entrainementAnnonces, notifications } from '@foulee/db/schema'
import { createAthlete, createEntrainement } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { chooseNotices } from '@foulee/testing/notifications'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { tellTrainings } from './annonces.job.ts'

const NOW = new Date('2027-05-12T09:00:00Z')

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: NOW })
})
afterAll(() => t.close())
beforeEach(() => {
  t.clock.now = NOW
})

const wait = (minutes: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + minutes * 60_000)
}
const tell = () => tellTrainings({ db: t.db, clock: () => t.clock.now })

async function newPair(partages = ['calendrier', 'faits', 'mots']) {
  const [coach, runner] = [
    await createUser(t.db, { coach: true, prenom: 'Sarah', nom: 'Coach' }),
    await createUser(t.db, { prenom: 'Léa', nom: 'Martin' }),
  ]
  await createAthlete(t.db, { coach_id: coach.id, users_id: runner.id, partages })
  return {
    coach: { ...coach, ...(await t.signIn(coach)) },
    runner: { ...runner, ...(await t.signIn(runner)) },
  }
}
type Pair = Awaited<ReturnType<typeof newPair>>

async function give({ coach, runner }: Pair, titre: string, jour = '2027-05-20') {
  const body = { jour, titre, raccourci: "20' EF", athletes: [runner.id] }
  return (await coach.call('POST /api/training/create', { body })).data
}

const heard = async ({ id }: { id: number }) => {
  const rows = await t.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.users_id, id), eq(notifications.kind, 'entrainement')))
    .orderBy(notifications.id)
  return rows.map(({ titre, texte, url }) => ({ titre, texte, url }))
}

describe('an athlete is told what their coach changed', () => {
  it('once, gathered when the coach has stopped for five minutes', async () => {
    const pair = await newPair()
    await give(pair, 'Côtes')
    wait(4)
    await give(pair, 'Sortie longue', '2027-05-22')
    wait(4)
    await tell()
    expect(await heard(pair.runner)).toEqual([])
    wait(1)
    await tell()
    await tell()
    expect(await heard(pair.runner)).toEqual([
      {
        titre: 'Sarah\u00a0C. a changé votre calendrier',
        texte: '2\u00a0séances données.',
        url: '/training',
      },
    ])
    expect(await heard(pair.coach)).toEqual([])
  })

  it('after half an hour at the latest, when the coach goes on', async () => {
    const pair = await newPair()
    for (let rank = 0; rank < 11; rank++) {
      await give(pair, `Séance ${rank}`)
      wait(3)
    }
    await tell()
    expect(await heard(pair.runner)).toMatchObject([{ texte: '11\u00a0séances données.' }])
  })

  it('by nothing, when it was taken back before', async () => {
    const pair = await newPair()
    const {
      gestes: [id = 0],
    } = await give(pair, 'Côtes')
    await pair.coach.call('POST /api/training/annuler', { body: { id } })
    wait(10)
    await tell()
    expect(await heard(pair.runner)).toEqual([])
  })

  it('by nothing, when they took it back themselves, before or after', async () => {
    const pair = await newPair()
    const [first] = (await give(pair, 'Côtes')).gestes
    const undo = (id = 0) => pair.runner.call('POST /api/training/annuler', { body: { id } })
    await undo(first)
    wait(5)
    await tell()
    expect(await heard(pair.runner)).toEqual([])
    const [second] = (await give(pair, 'Seuil')).gestes
    wait(5)
    await tell()
    await undo(second)
    wait(5)
    await tell()
    expect(await heard(pair.runner)).toHaveLength(1)
  })

  it('again, when it is taken back after', async () => {
    const pair = await newPair()
    const {
      gestes: [id = 0],
    } = await give(pair, 'Côtes')
    wait(5)
    await tell()
    await pair.coach.call('POST /api/training/annuler', { body: { id } })
    wait(5)
    await tell()
    expect((await heard(pair.runner)).map(({ titre }) => titre)).toEqual([
      'Sarah\u00a0C. vous a donné une séance',
      'Sarah\u00a0C. a repris ce qui avait été changé',
    ])
  })

  it('with the words of a move, a removal and other steps', async () => {
    const pair = await newPair()
    const [one, other, third] = [
      await createEntrainement(t.db, { users_id: pair.runner.id, jour: '2027-05-18' }),
      await createEntrainement(t.db, { users_id: pair.runner.id, jour: '2027-05-19' }),
      await createEntrainement(t.db, { users_id: pair.runner.id, jour: '2027-05-21' }),
    ]
    const { call } = pair.coach
    await call('POST /api/training/change', { body: { id: one.id, jour: '2027-05-20' } })
    await call('POST /api/training/drop', { body: { id: other.id, raison: 'Repos.' } })
    const params = { id: third.id }
    await call('POST /api/training/update/{id}', { params, body: form({ titre: 'Seuil' }) })
    wait(5)
    await tell()
    expect(await heard(pair.runner)).toMatchObject([
      { texte: '1\u00a0séance déplacée, 1 retirée, 1 réécrite.' },
    ])
  })

  it('of what they do themselves, by nothing', async () => {
    const { runner, coach } = await newPair()
    const { call } = runner
    await call('POST /api/training/create', {
      body: { jour: '2027-05-20', titre: 'Footing', raccourci: "20' EF" },
    })
    wait(10)
    await tell()
    expect([...(await heard(runner)), ...(await heard(coach))]).toEqual([])
  })

  it('no more, once the coaching has ended', async () => {
    const pair = await newPair()
    await give(pair, 'Côtes')
    const params = { id: pair.coach.id }
    await pair.runner.call('POST /api/training/coachs/{id}/end', { params })
    wait(5)
    await tell()
    expect(await heard(pair.runner)).toEqual([])
    expect(await t.db.$count(entrainementAnnonces)).toBe(0)
  })

  it('by mail at once, with each sentence, when they chose so', async () => {
    const pair = await newPair()
    await chooseNotices(t.db, pair.runner.id, 'entrainement', { mail: 'aussitot' })
    await give(pair, 'Côtes')
    await give(pair, 'Sortie longue', '2027-05-22')
    wait(5)
    await tell()
    await t.workOff()
    const [mail] = t.mailsTo(pair.runner.email)
    expect(mail?.text).toContain('«\u00a0Sortie longue\u00a0» ajouté le samedi 22 mai 2027.')
  })
})

describe('a coach is told of sessions', () => {
  const done = async (
    { runner }: Pair,
    body: { etat: 'fait' | 'manque'; rpe?: number; mots?: string },
    jour = '2027-05-11',
  ) => {
    const { id } = await createEntrainement(t.db, { users_id: runner.id, jour, titre: 'Côtes' })
    const call = () => runner.call('POST /api/training/done/{id}', { params: { id }, body })
    await call()
    return { id, call }
  }

  it('done, missed, very hard or spoken of', async () => {
    const pair = await newPair()
    await done(pair, { etat: 'fait', rpe: 9, mots: 'Les jambes lourdes.' })
    wait(5)
    await tell()
    await done(pair, { etat: 'manque' }, '2027-05-10')
    await done(pair, { etat: 'fait', rpe: 4 })
    wait(5)
    await tell()
    const url = `/contribution/athletes/${pair.runner.id}`
    expect(await heard(pair.coach)).toEqual([
      {
        titre: 'Léa\u00a0M.\u00a0: séance faite',
        texte: '«\u00a0Côtes\u00a0» du mardi 11 mai 2027\u00a0: faite, très dure, avec un mot.',
        url,
      },
      { titre: 'Léa\u00a0M.\u00a0: 2 séances', texte: '1 faite, 1 manquée.', url },
    ])
  })

  it.each([
    ['without the words, when these are kept', ['calendrier', 'faits'], 'faite, très dure.'],
    ['by nothing, when what is done is kept', ['calendrier'], null],
  ])('%s', async (_, partages, words) => {
    const pair = await newPair(partages)
    await done(pair, { etat: 'fait', rpe: 9, mots: 'Genou.' })
    wait(5)
    await tell()
    const told = await heard(pair.coach)
    expect(told.map(({ texte }) => texte.split('\u00a0: ')[1])).toEqual(words ? [words] : [])
  })

  it('by nothing, when it was withdrawn before', async () => {
    const pair = await newPair()
    const { id } = await done(pair, { etat: 'fait' })
    await pair.runner.call('POST /api/training/done/{id}', {
      params: { id },
      body: { etat: 'prevu' },
    })
    wait(5)
    await tell()
    expect(await heard(pair.coach)).toEqual([])
  })

  it.each(['end', 'share'] as const)(
    'no more on the bell after the athlete’s « %s »',
    async (how) => {
      const pair = await newPair()
      await done(pair, { etat: 'fait' })
      wait(5)
      await tell()
      expect(await heard(pair.coach)).toHaveLength(1)
      const params = { id: pair.coach.id }
      const { call } = pair.runner
      if (how === 'end') await call('POST /api/training/coachs/{id}/end', { params })
      else
        await call('POST /api/training/coachs/{id}', { params, body: { partages: ['calendrier'] } })
      expect(await heard(pair.coach)).toEqual([])
    },
  )
})
