import { describe, expect, it } from 'vitest'
import { checkJsonLd } from './check-json-ld.ts'
import { readVocabulary } from './vocabulary.ts'

const vocabulary = readVocabulary()
const check = (value: object) =>
  checkJsonLd(JSON.stringify({ '@context': 'https://schema.org', ...value }), vocabulary)

const event = {
  '@type': 'SportsEvent',
  name: 'Trail des Aravis 2027',
  startDate: '2027-05-17T08:30+02:00',
  eventStatus: 'https://schema.org/EventScheduled',
  location: {
    '@type': 'Place',
    name: 'Thônes',
    geo: { '@type': 'GeoCoordinates', latitude: 45.9, longitude: 6.3 },
  },
  url: 'https://foulee.example/courses/trail-des-aravis',
}

describe('the definitions of schema.org', () => {
  it('give types the properties of their parents', () => {
    expect(vocabulary.has('SportsEvent')).toBe(true)
    expect(vocabulary.has('CourseAPied')).toBe(false)
    expect(vocabulary.isA('SportingGoodsStore', 'Organization')).toBe(true)
    expect(vocabulary.isA('Event', 'SportsEvent')).toBe(false)
    expect(vocabulary.rangeOf('SportsEvent', 'startDate')).toEqual(['Date', 'DateTime'])
    expect(vocabulary.rangeOf('SportsEvent', 'depart')).toBeUndefined()
    expect(vocabulary.valuesOf('EventStatusType')).toContain('https://schema.org/EventCancelled')
  })
})

describe('structured data', () => {
  it('without a fault passes', () => expect(check(event)).toEqual([]))

  it('may be a graph whose nodes refer to each other', () =>
    expect(
      check({
        '@graph': [event, { ...event, superEvent: { '@id': 'https://foulee.example/#serie' } }],
      }),
    ).toEqual([]))

  it.each<[string, object, string]>([
    ['a type that nobody knows', { '@type': 'Trail' }, 'Trail is no type of schema.org'],
    ['a property of another type', { recipeYield: '4' }, 'SportsEvent has no such property'],
    [
      'a thing that cannot stand there',
      { location: { '@type': 'Offer', price: 1, priceCurrency: 'EUR' } },
      'Offer is none of',
    ],
    ['a date for people', { startDate: '17 mai 2027' }, 'is none of Date,DateTime'],
    [
      'a value that an enumeration lacks',
      { eventStatus: 'https://schema.org/Annule' },
      'is none of EventStatusType',
    ],
    ['an address without its site', { url: '/courses/trail' }, 'is no whole address'],
    ['nothing', { description: '' }, 'is empty'],
    ['an event without a place', { location: undefined }, 'a Event has location'],
    [
      'an offer without a price',
      { offers: { '@type': 'Offer', priceCurrency: 'EUR' } },
      'a Offer has price',
    ],
  ])('with %s is refused', (_, change, fault) => {
    const found = check({ ...event, ...change })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(fault)
  })

  it.each(['', 'null', '[]', '{'])('that is %j is refused as no object', (text) =>
    expect(checkJsonLd(text, vocabulary)).toEqual(['no JSON object']),
  )
})
