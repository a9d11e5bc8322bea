import { liste } from '@foulee/db/schema'
import { createCourse, createUser, type NewCourse } from '@foulee/testing/factories'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

const NOW = new Date('2027-05-12T09:00:00Z')

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: NOW })
})
afterAll(() => t.close())

const race = (input: NewCourse, edition: object = {}) =>
  createCourse(t.db, NOW, {
    ...input,
    editions: [{ date_debut: '2027-05-22', heure_depart: '18:30', ...edition }],
  })

async function readFeed(courses_id: number): Promise<string> {
  const user = await createUser(t.db)
  const objet_id = await findEpreuveOf(t.db, courses_id)
  await t.db.insert(liste).values({ users_id: user.id, type: 'epreuve', objet_id })
  const { call } = await t.signIn(user)
  const { url } = (await call('POST /api/auth/agenda/flux')).data
  return (await t.inject({ method: 'GET', url: new URL(url).pathname })).body
}

const SPAIN = { pays: 'ES', code_postal: null, departement: null, region: null }

describe('local hours of a race', () => {
  const cases: [string, NewCourse, string, string | null][] = [
    ['La Réunion', { code_postal: '97410' }, '20270522T143000Z', '974'],
    ['Papeete', { code_postal: '98714', position: null }, '20270523T043000Z', '987'],
    ['Miquelon', { code_postal: '97500' }, '20270522T203000Z', '975'],
    ['Gran Canaria', { ...SPAIN, position: [-15.6, 27.9] }, '20270522T173000Z', null],
    ['Grenoble', { code_postal: '38000' }, '20270522T163000Z', '38'],
  ]
  it.each(cases)(
    'the hours of %s stand in a calendar in local time',
    async (_, input, start, code) => {
      const { id } = await race(input)
      expect(await readFeed(id)).toContain(`DTSTART:${start}`)
      const { data } = await t.call('GET /api/courses/{id}', { params: { id } })
      expect(data.departement).toBe(code)
    },
  )

  it('a missing hour gives an all-day event', async () => {
    const { id } = await race({ code_postal: '98714' }, { heure_depart: null })
    expect(await readFeed(id)).toContain('DTSTART;VALUE=DATE:20270522')
  })

  it('the start and the closing of registration follow the clock of Papeete', async () => {
    const early = {
      date_debut: '2027-05-12',
      heure_depart: '06:00',
      url_inscription: 'https://a.fr',
    }
    const papeete = await race({ code_postal: '98714', position: null }, early)
    const grenoble = await race({ code_postal: '38000' }, early)
    const read = async (id: number) => {
      const { data } = await t.call('GET /api/courses/{id}', { params: { id } })
      const [edition] = data.editions_next
      return [edition?.inscription, edition?.epreuves[0]?.has_started]
    }
    // At nine in London it is eleven at night of the day before in Papeete.
    expect(await read(papeete.id)).toEqual(['ouverte', false])
    expect(await read(grenoble.id)).toEqual(['close', true])
  })
})
