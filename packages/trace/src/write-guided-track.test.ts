import { Decoder, Stream } from '@garmin/fitsdk'
import { describe, expect, it } from 'vitest'
import { kindOf } from './guide-point-kind.ts'
import { readTrack } from './read-track.ts'
import { makeSegment, makeTrack } from './simulated-track.ts'
import { TraceError, type Track, type Waypoint } from './track.ts'
import { writeFit } from './write-fit.ts'
import { writeGpx } from './write-gpx.ts'
import { writeTcx } from './write-tcx.ts'

const waypoint = (lon: number, more: Partial<Waypoint> = {}): Waypoint => ({
  lon,
  lat: 45,
  ele: null,
  name: null,
  description: null,
  type: null,
  ...more,
})

const track: Track = {
  ...makeTrack(
    makeSegment([
      [6, 45, 1000, Date.UTC(2024, 4, 1)],
      [6.00635, 45, 1010, Date.UTC(2024, 4, 1, 1)],
    ]),
    makeSegment([
      [6.007, 45, 1020, Date.UTC(2024, 4, 1, 2)],
      [6.013355, 45, Number.NaN, Date.UTC(2024, 4, 1, 3)],
    ]),
  ),
  name: 'Le tour du lac de Sainte-Croix & des gorges',
  waypoints: [
    waypoint(6.0131, { name: 'Arrivée', type: 'ravito_complet', description: 'Soupe' }),
    waypoint(6.0062, { name: 'Fontaine de la place', type: 'Point d’eau', ele: 1009 }),
    waypoint(6.1, { name: 'Parking' }),
  ],
}

const readTcx = (text: string) => readTrack(new TextEncoder().encode(text))
const decode = (bytes: Uint8Array) => new Decoder(Stream.fromByteArray(bytes)).read().messages

describe('a guided track in TCX', () => {
  const written = () => writeTcx(track)

  it('has the names that its schema allows, and the whole ones in its notes', () => {
    expect(written()).toContain('<Name>Le tour du lac</Name>')
    expect(written()).toContain('<Notes>Le tour du lac de Sainte-Croix &amp; des gorges</Notes>')
    expect(readTcx(written()).waypoints).toEqual([
      {
        lon: 6.0062,
        lat: 45,
        ele: 1009,
        name: 'Fontaine',
        description: 'Fontaine de la place',
        type: 'Water',
      },
      { lon: 6.0131, lat: 45, ele: null, name: 'Arrivée', description: 'Soupe', type: 'Food' },
    ])
  })

  it('counts nothing between its segments, and goes at an even pace', () => {
    const metres = [...written().matchAll(/<DistanceMeters>([\d.]+)</g)].map(([, value]) =>
      Number(value),
    )
    expect(metres.map(Math.round)).toEqual([999, 0, 499, 499, 999])
    const at = writeTcx(track, { start: Date.UTC(2030, 0, 1), secondsPerKilometre: 600 })
    expect([...at.matchAll(/<Trackpoint><Time>([^<]+)</g)].map(([, time]) => time)).toEqual([
      '2030-01-01T00:00:00.000Z',
      '2030-01-01T00:05:00.000Z',
      '2030-01-01T00:05:01.000Z',
      '2030-01-01T00:09:59.000Z',
    ])
  })

  it('tells nothing of when the track was recorded', () => {
    expect(written()).not.toContain('2024')
  })
})

describe('a guided track in FIT', () => {
  const decoded = () => decode(writeFit(track))

  it('has a lap, a timer that starts and stops, and distances that go up', () => {
    const messages = decoded()
    expect(messages.fileIdMesgs?.[0]).toMatchObject({ type: 'course', manufacturer: 'development' })
    expect(messages.courseMesgs?.[0]).toMatchObject({ name: track.name, sport: 'running' })
    expect(messages.lapMesgs?.[0]?.totalDistance).toBeCloseTo(998.7, 0)
    expect(messages.eventMesgs?.map(({ eventType }) => eventType)).toEqual([
      'start',
      'stopDisableAll',
    ])
    expect(messages.recordMesgs?.map(({ distance }) => Math.round(distance ?? -1))).toEqual([
      0, 499, 499, 999,
    ])
  })

  it('has its points in their order, with kinds that watches know', () => {
    const messages = decoded()
    expect(messages.coursePointMesgs).toMatchObject([
      { name: 'Fontaine de la place', type: 'water' },
      { name: 'Arrivée', type: 'food' },
    ])
  })

  const identify = (...input: Parameters<typeof writeFit>) => {
    const { serialNumber, timeCreated } = decode(writeFit(...input)).fileIdMesgs?.[0] ?? {}
    return { serialNumber, timeCreated: String(timeCreated) }
  }

  it('has a number and a time of its own, so that no watch takes two routes for one', () => {
    const names = ['Tour du lac', 'Tour du mont', 'Les crêtes', null]
    const all = [
      ...names.map((name) => identify({ ...track, name })),
      ...['a', 'b', 'https://foulee.fr/parcours/c'].map((key) => identify(track, { key })),
    ]
    expect(new Set(all.map(({ serialNumber }) => serialNumber)).size).toBe(all.length)
    expect(new Set(all.map(({ timeCreated }) => timeCreated)).size).toBe(all.length)
  })

  it('keeps its number and its time when the route is written again, changed or not', () => {
    expect(identify(track)).toEqual(identify(track))
    const key = 'https://foulee.fr/parcours/tour-du-lac'
    expect(identify({ ...track, name: 'Autre nom' }, { key })).toEqual(identify(track, { key }))
  })

  it('cuts names between characters', () => {
    const long = {
      ...track,
      name: '🏃'.repeat(40),
      waypoints: [waypoint(6, { name: 'é'.repeat(40) })],
    }
    const again = readTrack(writeFit(long))
    expect(again.name).toBe('🏃'.repeat(15))
    expect(again.waypoints[0]?.name).toBe('é'.repeat(15))
  })

  it('keeps the 180th meridian', () => {
    const edge = makeTrack(
      makeSegment([
        [180, 10],
        [-180, 11],
      ]),
    )
    const [segment] = readTrack(writeFit(edge)).segments
    expect(segment?.lon[0]).toBeCloseTo(180, 6)
    expect(segment?.lon[1]).toBe(-180)
  })

  it('tells nothing of when the track was recorded', () => {
    const messages = decoded()
    expect(JSON.stringify(messages)).not.toContain('2024')
  })
})

describe('turns', () => {
  /** East for 1 km, and back: every place is passed twice. */
  const turned: Track = {
    ...makeTrack(
      makeSegment([
        [6, 45],
        [6.00635, 45],
        [6.0127, 45],
        [6.00635, 45],
        [6, 45],
      ]),
    ),
    turns: [
      {
        segment: 0,
        metres: 500,
        lon: 6.00635,
        lat: 45,
        type: 'legere_gauche',
        text: 'Serrez à gauche, Rue Haute.',
      },
      {
        segment: 0,
        metres: 998,
        lon: 6.0127,
        lat: 45,
        type: 'demi_tour',
        text: 'Faites demi-tour.',
      },
      { segment: 0, metres: 1497, lon: 6.00635, lat: 45, type: 'forte_droite', text: '' },
    ],
  }

  it('are course points of FIT at their metres, where the line passes twice too', () => {
    const points = decode(writeFit(turned)).coursePointMesgs ?? []
    expect(
      points.map(({ type, name, distance }) => [type, name, Math.round(distance ?? -1)]),
    ).toEqual([
      ['slightLeft', 'Serrez à gauche, Rue Haute.', 499],
      ['uTurn', 'Faites demi-tour.', 999],
      ['sharpRight', 'Droite', 1498],
    ])
  })

  it('are course points of TCX, in words of a watch, with the sentence in the notes', () => {
    const read = readTcx(writeTcx(turned)).waypoints
    expect(read.map(({ name, description, type }) => [name, description, type])).toEqual([
      ['Gauche', 'Serrez à gauche, Rue Haute.', 'Left'],
      ['Demi-tour', 'Faites demi-tour.', 'Generic'],
      ['Droite', null, 'Right'],
    ])
  })

  it('are a route beside the track of a GPX, which still reads as that track', () => {
    const text = writeGpx(turned)
    const [route = ''] = /<rte>[\s\S]*<\/rte>/.exec(text) ?? []
    expect([...route.matchAll(/<name>([^<]+)</g)].map(([, name]) => name)).toEqual([
      'Départ',
      'Gauche',
      'Demi-tour',
      'Droite',
      'Arrivée',
    ])
    expect(route).toContain('<desc>Serrez à gauche, Rue Haute.</desc>')
    expect(readTcx(text).segments.map(({ lon }) => lon.length)).toEqual([5])
    expect(writeGpx(track)).not.toContain('<rte>')
  })
})

describe('a guided track of less than two points', () => {
  it.each([makeTrack(), makeTrack(makeSegment([[6, 45]]))])('is refused by the writer', (short) => {
    expect(() => writeFit(short)).toThrow(TraceError)
    expect(() => writeTcx(short)).toThrow(TraceError)
  })
})

describe('the kind of a point', () => {
  it.each([
    ['water', 'water'],
    ['Ravito liquide', 'water'],
    ['POINT D’EAU', 'water'],
    ['Drinking Water', 'water'],
    ['base_de_vie', 'food'],
    ['First Aid', 'firstAid'],
    ['first_aid', 'firstAid'],
    ['secours', 'firstAid'],
    ['Vallée', 'valley'],
    ['left', 'left'],
    ['barriere_horaire', 'generic'],
    ['constructor', 'generic'],
    ['', 'generic'],
    [null, 'generic'],
  ])('%j is %s', (type, fit) => {
    expect(kindOf(type).fit).toBe(fit)
  })
})
