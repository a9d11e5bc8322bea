import { describe, expect, it } from 'vitest'
import { aDate, anEvenement } from './evenement-example.ts'
import { evenementJsonLd } from './evenement-json-ld.ts'

const SITE = 'https://foulee.example'
type Graph = { '@graph': Record<string, unknown>[] }
const read = (input: Parameters<typeof anEvenement>[0] = {}) =>
  (evenementJsonLd(anEvenement(input), SITE) as Graph)['@graph']

describe('what a search engine reads of an event', () => {
  it('several dates are an EventSeries, each date with place and price', () => {
    const dates = [aDate(), aDate({ id: 12, etat: 'annule' }), aDate({ id: 13, etat: 'complet' })]
    expect(read({ dates })[0]).toMatchObject({
      '@type': 'EventSeries',
      location: { geo: { latitude: 45.73 }, address: { addressLocality: 'Lyon' } },
      subEvent: [
        {
          eventStatus: 'https://schema.org/EventScheduled',
          offers: {
            price: '0.00',
            availability: 'https://schema.org/InStock',
            url: `${SITE}/evenements/sortie-du-mardi/inscription/11`,
          },
        },
        { eventStatus: 'https://schema.org/EventCancelled' },
        { offers: { availability: 'https://schema.org/SoldOut' } },
      ],
    })
  })

  it('a single date is one event', () => {
    expect(read({ regle: null, serie: null })[0]).toMatchObject({
      '@type': 'SportsEvent',
      startDate: '2027-03-02T19:00+01:00',
      endDate: '2027-03-02T20:30+01:00',
      organizer: { name: 'Foulées du Rhône' },
      maximumAttendeeCapacity: 20,
    })
  })

  it('times carry the offset of the place in the season of each date', () => {
    const dates = [
      aDate({ fuseau: 'Indian/Reunion' }),
      aDate({ id: 12, debut: '2027-03-30T17:00:00Z', fin: '2027-03-30T18:30:00Z' }),
    ]
    expect(read({ dates })[0]).toMatchObject({
      startDate: '2027-03-02T22:00+04:00',
      endDate: '2027-03-30T20:30+02:00',
      subEvent: [{ endDate: '2027-03-02T23:30+04:00' }, { startDate: '2027-03-30T19:00+02:00' }],
    })
  })

  it('a cancelled event has no offer', () => {
    const [event] = read({ statut: 'annulee', regle: null })
    expect(event).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
    expect(event).not.toHaveProperty('offers')
  })

  it('an event without a date has breadcrumbs only', () => {
    const graph = read({ dates: [] })
    expect(graph).toHaveLength(1)
    expect(graph[0]).toMatchObject({
      itemListElement: [
        { name: 'Évènements', item: `${SITE}/sorties` },
        { name: 'Rhône', item: `${SITE}/sorties/rhone` },
        { name: 'La sortie du mardi' },
      ],
    })
  })
})
