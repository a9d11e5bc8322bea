import { createCourse, type NewCourse, nextName } from '@foulee/testing/factories'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectFolded, readEvents } from '#test/test-calendar.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const newWord = () => nextName('Mot').split(' ')[1] ?? ''

async function readFeed(url: string): Promise<string> {
  const answer = await t.inject({ url })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  return answer.body
}

async function readRace(input: NewCourse) {
  const { slug, id } = await createCourse(t.db, t.clock.now, input)
  const text = await readFeed(`/api/courses/${slug}/calendrier.ics`)
  return { slug, id, text, events: readEvents(text) }
}

const LONG = 'Une très longue épreuve, avec ; des virgules\\ et des accents été après été '.repeat(
  3,
)

describe('calendar of a race', () => {
  it('the calendar conforms to RFC 5545', async () => {
    const { text } = await readRace({
      nom: `${LONG.slice(0, 150)} ${newWord()}`,
      editions: [{ epreuves: [{ nom: LONG }, { nom: '👟 Relais'.repeat(20) }] }],
    })
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:[^\r]+\r\n/)
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/)
    expectFolded(text)
    expect(text).not.toContain('\ufffd')
    for (const name of ['VEVENT', 'VCALENDAR']) {
      expect(text.split(`BEGIN:${name}`).length).toBe(text.split(`END:${name}`).length)
    }
    const [event] = readEvents(text)
    expect(event).toHaveProperty('UID')
    expect(event?.DTSTAMP).toMatch(/^\d{8}T\d{6}Z$/)
  })

  it('each edition is an all-day event that ends on the day after', async () => {
    const { events, slug } = await readRace({
      editions: [
        { date_debut: '2026-05-31' },
        { date_debut: '2026-12-30', editions_fin: '2027-01-01' },
        { date_debut: '2024-02-29' },
      ],
    })
    const days = events.map((event) => [event['DTSTART;VALUE=DATE'], event['DTEND;VALUE=DATE']])
    expect(days.toSorted()).toEqual([
      ['20240229', '20240301'],
      ['20260531', '20260601'],
      ['20261230', '20270102'],
    ])
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(3)
    const url = Object.entries(events[0] ?? {}).find(([name]) => name.startsWith('URL'))?.[1]
    expect(url).toBe(`http://localhost:3000/courses/${slug}`)
  })

  it('UIDs stay the same when the calendar is read again', async () => {
    const { id, events } = await readRace({})
    const again = readEvents(await readFeed(`/api/courses/${id}/calendrier.ics`))
    expect(again).toEqual(events)
  })

  it('the calendar tells place, kind and distance, with commas and semicolons escaped', async () => {
    const { events } = await readRace({
      nom: `Trail, nuit ; ${newWord()}`,
      ville: 'Bourg',
      code_postal: '38000',
      editions: [{ epreuves: [{ nom: 'Le 20, l’unique', distance: 20_500 }] }],
    })
    expect(events[0]?.SUMMARY).toMatch(/^Trail\\, nuit \\; /)
    expect(events[0]?.LOCATION).toBe('Bourg (38000)')
    expect(events[0]?.DESCRIPTION).toMatch(/^Le 20\\, l’unique \(20\\,50.km\)/)
    expect(events[0]?.GEO).toBe('45.1885;5.7245')
    expect(events[0]?.STATUS).toBe('CONFIRMED')
  })

  it('the calendar tells the day and the hour of each épreuve of several days', async () => {
    const epreuves = [
      { nom: 'Vendredi' },
      { nom: 'Dimanche', date_depart: '2027-05-09', heure_depart: '09:00' },
      { nom: 'Samedi', date_depart: '2027-05-08', etat: -1 },
    ].map((epreuve, ordre) => ({ ...epreuve, ordre, distance: null }))
    const days = { date_debut: '2027-05-07', editions_fin: '2027-05-09' }
    const { events } = await readRace({ editions: [{ ...days, heure_depart: '18:00', epreuves }] })
    expect(events[0]?.DESCRIPTION?.replaceAll('\u00a0', ' ').split('\\n')).toEqual([
      'Vendredi : départ ven. 7 mai\\, 18h',
      'Dimanche : départ dim. 9 mai\\, 9h',
      'Samedi : annulée',
    ])
  })

  it.each<[string, NewCourse]>([
    ['edition', { editions: [{ annulee: true }] }],
    ['race', { etat: -1 }],
  ])('a cancelled %s is marked as cancelled', async (_, input) => {
    const { events } = await readRace(input)
    expect(events[0]?.STATUS).toBe('CANCELLED')
    expect(events[0]?.SUMMARY).toMatch(/^Annulée\u00a0: /)
  })

  it('a race without editions has an empty calendar', async () => {
    expect((await readRace({ editions: [] })).events).toEqual([])
  })
})

describe('calendars and time zones of the server', () => {
  const before = process.env.TZ
  afterEach(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it.each(['Europe/Paris', 'Pacific/Auckland', 'America/Los_Angeles', 'Africa/Cairo', 'UTC'])(
    'all-day events are the same in every zone (%s)',
    async (zone) => {
      process.env.TZ = zone
      // 24 April 2026 has no midnight in Cairo.
      const { events } = await readRace({
        editions: [{ date_debut: '2026-04-24', editions_fin: '2026-04-24' }],
      })
      expect(events[0]).toMatchObject({
        'DTSTART;VALUE=DATE': '20260424',
        'DTEND;VALUE=DATE': '20260425',
      })
    },
  )
})

it('the calendar of a search holds the races of the list', async () => {
  const mot = newWord()
  for (const code_postal of ['73000', '38000']) {
    await createCourse(t.db, t.clock.now, { nom: `Fil ${mot}`, code_postal })
  }
  const url = `/api/courses/calendrier.ics?texte=${mot}`
  expect(readEvents(await readFeed(url))).toHaveLength(2)
  expect(readEvents(await readFeed(`${url}&departement=73`))).toHaveLength(1)
  expect(readEvents(await readFeed(`${url}&departement=75`))).toEqual([])
})

it('the calendar is offered as a file', async () => {
  const { slug } = await createCourse(t.db, t.clock.now)
  const { headers } = await t.inject({ url: `/api/courses/${slug}/calendrier.ics` })
  expect(headers['content-disposition']).toBe(`attachment; filename="${slug}.ics"`)
})
