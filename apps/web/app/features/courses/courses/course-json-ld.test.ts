import { expect, test } from 'vitest'
import { exampleCourse, exampleEdition, exampleEpreuve } from './course-example.ts'
import { courseJsonLd } from './course-json-ld.ts'

type Node = Record<string, unknown> & { '@type': string; subEvent: Node[]; offers?: Node }

const graphOf = (course = exampleCourse()) =>
  (courseJsonLd(course, 'https://foulee.example') as { '@graph': Node[] })['@graph']

const eventOf = (course = exampleCourse()) =>
  graphOf(course).find((node) => node['@type'] === 'SportsEvent') as Node

const withEdition = (input: Parameters<typeof exampleEdition>[0]) =>
  exampleCourse({ editions_next: [exampleEdition(input)] })

test('the default edition is an event with its place, its organiser and its picture', () => {
  expect(eventOf()).toMatchObject({
    name: 'Marathon de La Rochelle 2026',
    url: 'https://foulee.example/courses/marathon-de-la-rochelle',
    startDate: '2026-11-29T08:45+01:00',
    endDate: '2026-11-29',
    eventStatus: 'https://schema.org/EventScheduled',
    sport: 'Course sur route',
    location: {
      '@type': 'Place',
      name: 'La Rochelle',
      address: {
        addressLocality: 'La Rochelle',
        postalCode: '17000',
        addressRegion: 'Nouvelle-Aquitaine',
        addressCountry: 'FR',
      },
      geo: { latitude: 46.1591, longitude: -1.1511 },
    },
    organizer: { '@type': 'Organization', name: 'Rochelle Athlétisme' },
    image: ['https://foulee.example/partage/courses/marathon-de-la-rochelle.png'],
  })
})

test.each([
  ['in summer', { date_debut: '2026-07-05' }, '2026-07-05T08:45+02:00'],
  ['without a time', { heure_depart: null }, '2026-11-29'],
])('the start of an event is formatted %s', (_, input, startDate) => {
  expect(eventOf(withEdition(input)).startDate).toBe(startDate)
})

test.each([
  ['La Réunion', 'Indian/Reunion', '2026-11-29T08:45+04:00'],
  ['Guadeloupe', 'America/Guadeloupe', '2026-11-29T08:45-04:00'],
  ['Switzerland', 'Europe/Zurich', '2026-11-29T08:45+01:00'],
  ['the Marquesas', 'Pacific/Marquesas', '2026-11-29T08:45-09:30'],
])('the start of a race of %s carries the offset of its place', (_, fuseau, startDate) => {
  const event = eventOf(exampleCourse({ fuseau }))
  expect(event.startDate).toBe(startDate)
  expect(event.subEvent[0]?.startDate).toBe(startDate)
})

test('an edition put off to an unknown day is postponed, from the day that was announced, and ends on none', () => {
  const lost = { date_debut: null, editions_fin: null, reportee_du: '2026-11-29' }
  const event = eventOf(withEdition(lost))
  expect(event).toMatchObject({
    name: 'Marathon de La Rochelle 2026',
    eventStatus: 'https://schema.org/EventPostponed',
    previousStartDate: '2026-11-29',
    startDate: '2026-11-29',
  })
  expect(event).not.toHaveProperty('endDate')
  expect(event.subEvent[0]?.eventStatus).toBe('https://schema.org/EventPostponed')
})

test.each([
  ['cancelled', withEdition({ annulee: true }), 'EventCancelled', undefined],
  ['of a cancelled race', exampleCourse({ statut: 'annulee' }), 'EventCancelled', undefined],
  ['moved', withEdition({ reportee_du: '2026-11-01' }), 'EventRescheduled', '2026-11-01'],
])('the status of an edition %s is published', (_, course, status, previousStartDate) => {
  const event = eventOf(course)
  expect(event.eventStatus).toBe(`https://schema.org/${status}`)
  expect(event.previousStartDate).toBe(previousStartDate)
  expect(event.subEvent[0]?.eventStatus).toBe(event.eventStatus)
})

test('one épreuve that is cancelled says so and is not offered; the others are', () => {
  const epreuves = [
    exampleEpreuve({ prix: 2000 }),
    exampleEpreuve({ id: 2, prix: 900, annulee: true }),
  ]
  const event = eventOf(withEdition({ prix_min: null, epreuves, inscription: 'ouverte' }))
  expect(event.offers).toMatchObject({ price: '20.00' })
  expect(event.subEvent).toMatchObject([
    { eventStatus: 'https://schema.org/EventScheduled', offers: { price: '20.00' } },
    { eventStatus: 'https://schema.org/EventCancelled' },
  ])
  expect(event.subEvent[1]?.offers).toBeUndefined()
})

test.each([
  ['ouverte', 'InStock'],
  ['a_venir', 'PreOrder'],
  ['complete', 'SoldOut'],
  ['liste_attente', 'SoldOut'],
] as const)('registration %s is offered as %s', (inscription, availability) => {
  expect(eventOf(withEdition({ inscription })).offers).toEqual({
    '@type': 'Offer',
    price: '24.00',
    priceCurrency: 'EUR',
    availability: `https://schema.org/${availability}`,
    url: 'https://inscriptions.example/2026',
    validFrom: '2026-02-22T10:00+01:00',
  })
})

test.each([
  ['closed', { inscription: 'close' as const }],
  ['unknown', { inscription: null }],
  ['without a page', { url_inscription: null }],
  ['of a cancelled edition', { annulee: true }],
])('registration %s offers nothing', (_, input) => {
  expect(eventOf(withEdition(input)).offers).toBeUndefined()
})

test('each épreuve is an event with its own time and price', () => {
  const epreuves = [
    exampleEpreuve(),
    exampleEpreuve({ id: 2, nom: '10 km', heure_depart: '09:15', prix: 2_400 }),
  ]
  const [, second] = eventOf(withEdition({ epreuves })).subEvent
  expect(second).toMatchObject({
    name: 'Marathon de La Rochelle 2026\u00a0: 10 km',
    startDate: '2026-11-29T09:15+01:00',
    offers: { price: '24.00' },
  })
})

test('over several days an épreuve without a day of its own starts on the first, as its roadbook does', () => {
  const [epreuve] = eventOf(
    withEdition({ editions_fin: '2026-11-30', heure_depart: null }),
  ).subEvent
  expect(epreuve).toMatchObject({
    startDate: '2026-11-29T08:45+01:00',
    endDate: '2026-11-30',
  })
})

test('an épreuve with its own day says its day and its hour, another the first day and the hour of all', () => {
  const epreuves = [
    exampleEpreuve({
      id: 2,
      date_depart: '2027-05-09',
      heure_depart: '09:00',
      barriere_horaire: null,
    }),
    exampleEpreuve({
      id: 3,
      date_depart: '2027-05-08',
      heure_depart: '22:00',
      barriere_horaire: 21_600,
    }),
    exampleEpreuve({ id: 4, heure_depart: null }),
  ]
  const edition = { date_debut: '2027-05-07', editions_fin: '2027-05-09', heure_depart: '18:00' }
  expect(eventOf(withEdition({ ...edition, epreuves })).subEvent).toMatchObject([
    { startDate: '2027-05-09T09:00+02:00', endDate: '2027-05-09' },
    { startDate: '2027-05-08T22:00+02:00', endDate: '2027-05-09' },
    { startDate: '2027-05-07T18:00+02:00', endDate: '2027-05-09' },
  ])
})

test('a race without edition is only a place in the directory', () => {
  const course = exampleCourse({ editions_next: [], edition_defaut_id: null })
  expect(graphOf(course)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Calendrier',
          item: 'https://foulee.example/calendrier',
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Charente-Maritime',
          item: 'https://foulee.example/calendrier/charente-maritime',
        },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'Marathon de La Rochelle',
          item: 'https://foulee.example/courses/marathon-de-la-rochelle',
        },
      ],
    },
  ])
})

test('photos, places, other pages and partners are published when they are known', () => {
  const partner = { id: 1, description: null, logo: null }
  const event = eventOf(
    exampleCourse({
      photos: [
        {
          id: 1,
          titre: null,
          description: null,
          ordre: 0,
          url: '/medias/a.webp',
          largeur: 9,
          hauteur: 6,
        },
      ],
      site: 'https://marathon.example',
      social: [{ id: 1, reseau: 'instagram', url: 'https://instagram.com/m', model: 'course' }],
      partners: [
        { ...partner, type: 'classic', nom: 'Le Lacet', url: 'https://lacet.example' },
        { ...partner, type: 'hebergement', nom: 'Gîte', url: null },
      ],
      editions_next: [
        exampleEdition({ places: 5_000, epreuves: [exampleEpreuve({ places: 900, age_min: 20 })] }),
      ],
    }),
  )
  expect(event).toMatchObject({
    image: [
      'https://foulee.example/medias/a.webp',
      'https://foulee.example/partage/courses/marathon-de-la-rochelle.png',
    ],
    maximumAttendeeCapacity: 5_000,
    sameAs: ['https://marathon.example', 'https://instagram.com/m'],
    sponsor: [{ '@type': 'Organization', name: 'Le Lacet', url: 'https://lacet.example' }],
  })
  expect(event.subEvent[0]).toMatchObject({ maximumAttendeeCapacity: 900, typicalAgeRange: '20-' })
})
