import { evenementFilters } from '@foulee/contract/club/evenement-filters'
import { courseFilters } from '@foulee/contract/courses/course-filters'
import {
  describeFilter,
  type FilterDefinition,
  type Filters,
} from '@foulee/contract/shared/filters'
import { describe, expect, it } from 'vitest'
import { activeFilters } from './chips.ts'
import { loosenings, offersCounted, offersOf } from './loosen.ts'
import { distancePresets } from './presets.ts'
import { readParts } from './words-chips.ts'

const describeAll = (filters: Filters) =>
  Object.fromEntries(Object.entries(filters).map(([id, filter]) => [id, describeFilter(filter)]))
const definitions = describeAll(courseFilters)
const monday = '2027-04-12'
const chips = (filters: Record<string, string>) =>
  activeFilters(filters, definitions, monday, { distances: distancePresets })
const labels = (filters: Record<string, string>) => chips(filters).map(({ label }) => label)

describe('the chips of filters', () => {
  it.each<[Record<string, string>, string[]]>([
    [{}, []],
    [{ texte: 'utmb' }, ['«\u00a0utmb\u00a0»']],
    [{ type: 'trail,route' }, ['Trail', 'Course sur route']],
    [{ departement: '74' }, ['Haute-Savoie']],
    [{ type: 'ski' }, ['ski']],
    [{ distance_min: '42000', distance_max: '42300' }, ['Marathon']],
    [{ type: 'trail', distance_max: '41999' }, ['Trail court']],
    [{ type: 'route', distance_max: '41999' }, ['Course sur route', 'Jusqu’à 42\u00a0km']],
    [{ denivele_min: '1000' }, ['Dès 1\u202f000\u00a0m\u00a0D+']],
    [{ date_min: '2027-04-17', date_max: '2027-04-18' }, ['Ce week-end']],
    [{ date_min: '2027-05-01', date_max: '2027-05-09' }, ['du sam. 1er au dim. 9 mai 2027']],
    [{ date_min: '2027-05-01' }, ['Dès le sam. 1er mai 2027']],
    [{ date_max: '2027-05-01' }, ['Jusqu’au sam. 1er mai 2027']],
    [{ date_min: '2027-02-30' }, ['2027-02-30']],
    [{ label_ffa: '1', inscription_ouverte: '1' }, ['Label FFA', 'Inscription ouverte']],
    [{ autour: '5.72,45.18,30' }, ['À moins de 30\u00a0km']],
    [{ autour: 'ici' }, ['«\u00a0ici\u00a0»']],
    [{ zone: '5,45,6,46' }, ['Zone de la carte']],
    [{ tri: 'nom' }, []],
    [{ utm_source: 'lettre' }, []],
  ])('of %o are %o', (filters, expected) => expect(labels(filters)).toEqual(expected))

  it('name items by title, never by id, and dates in words', () => {
    const possibles = { 12: { nom: 'Les Foulées de Gap', nb: 3 } }
    const options = describeAll(evenementFilters)
    const organisateur = {
      ...options.organisateur,
      type: 'multivalue' as const,
      possibles,
    } as FilterDefinition
    const listLabels = (filters: Record<string, string>) =>
      activeFilters(filters, { ...options, organisateur }, monday, {
        distances: [],
        dates: () => [],
      }).map(({ label }) => label)
    expect(listLabels({ organisateur: '12,99' })).toEqual(['Les Foulées de Gap', 'Organisateur'])
    expect(listLabels({ debut_min: '2027-05-01' })).toEqual(['Dès le sam. 1er mai 2027'])
  })

  it('each remove their own filter only', () => {
    const [trail, far] = chips({ type: 'trail,route', distance_min: '10000' })
    expect(trail?.change).toEqual({ type: 'route' })
    expect(far?.key).toBe('type-route')
    expect(chips({ type: 'trail', distance_max: '41999' })[0]?.change).toEqual({
      type: null,
      distance_min: null,
      distance_max: null,
    })
  })
})

describe('the chips of recognised words', () => {
  const demande = { quoi: 'courses' as const, readParts, readDesserrer: async () => [] }
  const read = (texte: string) =>
    activeFilters({ texte }, definitions, monday, { distances: distancePresets, demande }).map(
      ({ label, change }) => [label.replaceAll('\u00a0', ' '), change.texte],
    )

  it.each<[string, [string, string | null][]]>([
    [
      'trail 30 km isère',
      [
        ['Trail', '30 km isère'],
        ['30 km ± 10 %', 'trail isère'],
        ['Isère', 'trail 30 km'],
      ],
    ],
    [
      'semi lyon',
      [
        ['Semi-marathon', 'lyon'],
        ['« lyon »', 'semi'],
      ],
    ],
    ['74', [['Haute-Savoie', null]]],
    ['utmb', [['« utmb »', null]]],
  ])('of %s are one per part, and each cross removes its words', (texte, expected) =>
    expect(read(texte)).toEqual(expected),
  )
})

describe('relaxations counted by one call', () => {
  it('are labelled, with a wider circle first, then by count, without empty ones', () => {
    const filters = { texte: 'semi lyon', type: 'trail', distance_max: '41999', departement: '74' }
    const ways = loosenings(filters, chips(filters))
    expect(ways.map(({ sans }) => sans)).toEqual(['texte', 'type.distance', 'departement'])
    const none = { texte: null, mots: null, rayon_km: null }
    expect(
      offersOf(ways, [
        { ...none, sans: 'texte', texte: 'semi', mots: 'lyon', nb: 2 },
        { ...none, sans: 'type.distance', nb: 5 },
        { ...none, sans: 'departement', nb: 0 },
      ]).map(({ label, change, nb }) => [label.replaceAll('\u00a0', ' '), change, nb]),
    ).toEqual([
      ['Retirer « Trail court »', { type: null, distance_min: null, distance_max: null }, 5],
      ['Retirer « lyon »', { texte: 'semi' }, 2],
    ])
  })
})

it('start with the smallest circle that has results, whichever way they were counted', () => {
  const filters = { autour: '5.72,45.18,20', departement: '74' }
  const ways = loosenings(filters, chips(filters))
  const none = { texte: null, mots: null, rayon_km: null }
  const counted = offersOf(ways, [
    { ...none, sans: 'loin', rayon_km: 100, nb: 2 },
    { ...none, sans: 'departement', nb: 5 },
  ])
  // Counts for 50, 100, 200, 500 km, without the département, without the circle.
  const one = offersCounted(ways, [0, 2, 9, 40, 5, 60])
  const formatOffers = (offers: typeof one) =>
    offers.map(({ label, nb }) => [label.replaceAll('\u00a0', ' '), nb])
  expect(formatOffers(counted)).toEqual([
    ['Chercher à 100 km', 2],
    ['Retirer « Haute-Savoie »', 5],
  ])
  expect(formatOffers(one)).toEqual([
    ['Chercher à 100 km', 2],
    ['Retirer « À moins de 20 km »', 60],
    ['Retirer « Haute-Savoie »', 5],
  ])
})

describe('relaxations to try on an empty result', () => {
  const tries = (filters: Record<string, string>) => loosenings(filters, chips(filters))

  it.each<[Record<string, string>, [string, object][]]>([
    [{}, []],
    [{ texte: 'utmb' }, [['Retirer «\u00a0utmb\u00a0»', { texte: null }]]],
    [
      { departement: '74,73', label_ffa: '1' },
      [
        ['Retirer «\u00a0Haute-Savoie\u00a0», «\u00a0Savoie\u00a0»', { departement: null }],
        ['Retirer «\u00a0Label FFA\u00a0»', { label_ffa: null }],
      ],
    ],
    [
      { autour: '5.72,45.18,30' },
      [
        ['Chercher à 50\u00a0km', { autour: '5.72,45.18,50' }],
        ['Chercher à 100\u00a0km', { autour: '5.72,45.18,100' }],
        ['Chercher à 200\u00a0km', { autour: '5.72,45.18,200' }],
        ['Chercher à 500\u00a0km', { autour: '5.72,45.18,500' }],
        ['Retirer «\u00a0À moins de 30\u00a0km\u00a0»', { autour: null }],
      ],
    ],
    [
      { autour: '5.72,45.18,200' },
      [
        ['Chercher à 500\u00a0km', { autour: '5.72,45.18,500' }],
        ['Retirer «\u00a0À moins de 200\u00a0km\u00a0»', { autour: null }],
      ],
    ],
    [
      { autour: '5.72,45.18,500' },
      [['Retirer «\u00a0À moins de 500\u00a0km\u00a0»', { autour: null }]],
    ],
  ])('of %o', (filters, expected) => {
    expect(tries(filters).map(({ label, change }) => [label, change])).toEqual(expected)
  })
})
