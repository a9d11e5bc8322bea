import { describe, expect, it } from 'vitest'
import { aDate, anEvenement } from './evenement-example.ts'
import { evenementJsonLd } from './evenement-json-ld.ts'

const SITE = 'https://foulee.example'
type Graph = { '@graph': Record<string, unknown>[] }
const read = (given: Parameters<typeof anEvenement>[0] = {}) =>
  (evenementJsonLd(anEvenement(given), SITE) as Graph)['@graph']

describe('what a search engine reads of an event', () => {
  it('is a series with a date each, where and what it costs', () => {
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

  it('is one event where there is one date', () => {
    expect(read({ regle: null, serie: null })[0]).toMatchObject({
      '@type': 'SportsEvent',
      startDate: '2027-03-02T18:00:00Z',
      organizer: { name: 'Foulées du Rhône' },
      maximumAttendeeCapacity: 20,
    })
  })

  it('offers nothing once it is called off', () => {
    const [event] = read({ statut: 'annulee', regle: null })
    expect(event).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
    expect(event).not.toHaveProperty('offers')
  })

  it('is only where the page stands when no date is known', () => {
    const graph = read({ dates: [] })
    expect(graph).toHaveLength(1)
    expect(graph[0]).toMatchObject({
      itemListElement: [
        { name: 'Sorties', item: `${SITE}/sorties` },
        { name: 'Rhône', item: `${SITE}/sorties/rhone` },
        { name: 'La sortie du mardi' },
      ],
    })
  })
})
