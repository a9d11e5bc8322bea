import { describe, expect, it } from 'vitest'
import type { Track } from '../track.ts'
import { gpx, point, read, track } from './made-gpx.ts'

const TWO = point(45.1, 6.1) + point(45.2, 6.2)
const latitudes = ({ segments }: Track) => segments.map(({ lat }) => [...lat])

describe('points', () => {
  it('come in columns, as the file writes them', () => {
    const { segments } = read(
      gpx(
        track(
          point('45.1', '-6.1', '<ele>1035.5</ele><time>2024-05-01T08:00:00Z</time>'),
          point('45.2', '-6.2', '<time>2024-05-01T08:00:10Z</time><ele>1040</ele>'),
        ),
      ),
    )
    expect(segments).toEqual([
      {
        lat: Float64Array.of(45.1, 45.2),
        lon: Float64Array.of(-6.1, -6.2),
        ele: Float64Array.of(1035.5, 1040),
        time: Float64Array.of(Date.UTC(2024, 4, 1, 8), Date.UTC(2024, 4, 1, 8, 0, 10)),
      },
    ])
  })

  it.each([
    ['nothing', ''],
    ['an empty element', '<ele/>'],
    ['an empty text', '<ele></ele>'],
    ['no number', '<ele>NaN</ele>'],
    ['a word', '<ele>haut</ele>'],
    ['infinite', '<ele>Infinity</ele>'],
    ['lower than the Dead Sea', '<ele>-32768</ele>'],
    ['higher than Everest', '<ele>99999</ele>'],
  ])('have no altitude when the file says %s', (_, ele) => {
    const { segments } = read(gpx(track(point(45, 6, ele), TWO)))
    expect(segments[0]?.ele).toEqual(Float64Array.of(Number.NaN, Number.NaN, Number.NaN))
  })

  it.each([
    ['no latitude', '<trkpt lon="6.15"/>'],
    ['no position', '<trkpt/>'],
    ['an empty one', '<trkpt lat="" lon=""/>'],
    ['NaN', point('NaN', '6')],
    ['Infinity', point('Infinity', '6')],
    ['a pole and more', point(90.1, 6)],
    ['a longitude of more than one turn', point(45, 360.5)],
    ['the mark of a pause', point(200, 0)],
    ['hexadecimals', point('0x2d', '6')],
  ])('are dropped and counted when the file says %s', (_, bad) => {
    const result = read(gpx(track(point(45.1, 6.1), bad, point(45.2, 6.2))))
    expect(latitudes(result)).toEqual([[45.1, 45.2]])
    expect(result.source.dropped).toBe(1)
  })

  it.each([
    ['poles and antimeridian', [90, 180, -90, -180]],
    ['around 180°', [10, 179.9, 10, -179.9]],
  ])('are kept at %s', (_, [latA = 0, lonA = 0, latB = 0, lonB = 0]) => {
    const { segments } = read(gpx(track(point(latA, lonA), point(latB, lonB))))
    expect(segments[0]?.lat).toEqual(Float64Array.of(latA, latB))
    expect(segments[0]?.lon).toEqual(Float64Array.of(lonA, lonB))
  })

  it.each([
    ['180.5', -179.5],
    ['-180.5', 179.5],
    ['359', -1],
  ])('of the longitude %s are where they are on Earth', (written, lon) => {
    const { segments, source } = read(gpx(track(point(10, written), point(10.1, lon))))
    expect([...(segments[0]?.lon ?? [])]).toEqual([lon, lon])
    expect(source.dropped).toBe(0)
  })

  it.each(['gpxx:', 'ns3:', ''])('of a route keep the way between them (%srpt)', (prefix) => {
    const rpt = (lat: number, lon: number) => `<${prefix}rpt lat="${lat}" lon="${lon}"/>`
    const way = `<${prefix}RoutePointExtension>${rpt(45, 6.1)}${rpt(45.1, 6.1)}</${prefix}RoutePointExtension>`
    const { segments } = read(
      gpx(
        `<rte><name>Détour</name><rtept lat="45" lon="6"><extensions>${way}</extensions></rtept><rtept lat="45.1" lon="6"/></rte>`,
      ),
    )
    expect(segments.map(({ lon }) => [...lon])).toEqual([[6, 6.1, 6.1, 6]])
  })

  it('at 0°, 0° are dropped when the track is elsewhere', () => {
    const result = read(gpx(track(point(0, 0), point(0, 0), TWO)))
    expect(latitudes(result)).toEqual([[45.1, 45.2]])
    expect(result.source.dropped).toBe(2)
    expect(latitudes(read(gpx(track(point(0, 0), point(0, 1)))))).toEqual([[0, 0]])
  })

  it.each(['1970-01-01T00:00:00Z', '2099-12-31T23:59:59Z'])('may be of %s', (time) => {
    const { segments } = read(gpx(track(point(45, 6, `<time>${time}</time>`), TWO)))
    expect(segments[0]?.time[0]).toBe(Date.parse(time))
  })

  it('take the last of several altitudes, and none from an extension', () => {
    const { segments } = read(
      gpx(
        track(
          point(45, 6, '<ele>1</ele><ele>2</ele><extensions><ele>3</ele></extensions>'),
          point(45.1, 6, '<x:ele xmlns:x="urn:x">4</x:ele><speed>5</speed>'),
        ),
      ),
    )
    expect(segments[0]?.ele).toEqual(Float64Array.of(2, Number.NaN))
  })
})

describe('segments', () => {
  it('are those of the file, and begin anew with each track; empty ones are left out', () => {
    const seg = (...lats: number[]) =>
      `<trkseg>${lats.map((lat) => point(lat, 6)).join('')}</trkseg>`
    const content = `<trk>${seg(1, 2)}<trkseg/>${seg(3)}</trk><trk/><trk>${seg()}${seg(4, 5)}</trk>`
    expect(latitudes(read(gpx(content)))).toEqual([[1, 2], [3], [4, 5]])
  })

  it('may be missing: points right in a track', () => {
    expect(latitudes(read(gpx(`<trk>${TWO}</trk>`)))).toEqual([[45.1, 45.2]])
  })
})

describe('routes', () => {
  const route = (...lats: number[]) =>
    `<rte><name>Route ${lats[0]}</name>${lats.map((lat) => `<rtept lat="${lat}" lon="6"><name>virage</name></rtept>`).join('')}</rte>`

  it('are read when there is no track, each a segment', () => {
    const result = read(gpx(route(1, 2) + route(3, 4)))
    expect(latitudes(result)).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(result.name).toBe('Route 1')
  })

  it('are ignored when there is a drawable track', () => {
    expect(latitudes(read(gpx(route(1, 2) + track(TWO))))).toEqual([[45.1, 45.2]])
  })

  it('are read when the track has a single point', () => {
    expect(latitudes(read(gpx(route(1, 2) + track(point(7, 7)))))).toEqual([[1, 2]])
  })
})

describe('waypoints', () => {
  it('come with what the file says of them, wherever they are', () => {
    const { waypoints } = read(
      gpx(
        `<wpt lat="45" lon="6"><ele>900</ele><name>Ravito\n 1</name><cmt>eau</cmt><desc>eau et soupe</desc><sym>Flag</sym><type>water</type></wpt>
        <wpt lat="46" lon="7"><sym>Flag</sym></wpt><wpt lat="95" lon="7"/>
        <trk><wpt lat="47" lon="8"><cmt>eau</cmt></wpt><trkseg>${TWO}</trkseg></trk>`,
      ),
    )
    expect(waypoints).toEqual([
      { lat: 45, lon: 6, ele: 900, name: 'Ravito 1', description: 'eau et soupe', type: 'water' },
      { lat: 46, lon: 7, ele: null, name: null, description: null, type: 'Flag' },
      { lat: 47, lon: 8, ele: null, name: null, description: 'eau', type: null },
    ])
  })
})

describe('what a file says of itself', () => {
  it.each([
    ['one track', '<metadata><name>Tout</name></metadata><trk><name>Un</name>', 'Un'],
    ['an unnamed track', '<metadata><name>Tout</name></metadata><trk>', 'Tout'],
    [
      'two tracks',
      '<metadata><name>Tout</name></metadata><trk><name>Un</name></trk><trk><name>Deux</name>',
      'Tout',
    ],
    ['two tracks and nothing else', '<trk><name>Un</name></trk><trk><name>Deux</name>', 'Un'],
    ['GPX 1.0', '<name>Tout</name><trk>', 'Tout'],
    ['an empty name', '<trk><name>  </name>', null],
    [
      'markup in a name',
      '<trk><name>Les <b>3</b> cols &amp; &#233;tangs</name>',
      'Les cols & étangs',
    ],
    ['CDATA', '<trk><name><![CDATA[<3 cols>]]></name>', '<3 cols>'],
    ['nothing', '<trk>', null],
  ])('is its name: %s', (_, start, name) => {
    expect(read(gpx(`${start}<trkseg>${TWO}</trkseg></trk>`)).name).toBe(name)
  })

  it('is truncated to the maximum length', () => {
    const long = read(
      gpx(
        `<trk><name>${'🏃'.repeat(500)}</name><desc>${'a'.repeat(99_999)}</desc><trkseg>${TWO}</trkseg></trk>`,
      ),
    )
    expect(long.name).toBe('🏃'.repeat(100))
    expect(long.description).toHaveLength(10_000)
  })

  it('is the program that wrote it', () => {
    expect(read(gpx(track(TWO))).source).toEqual({
      format: 'gpx',
      creator: 'Montre',
      kind: 'parcours',
      sport: null,
      dropped: 0,
    })
  })

  it.each([
    ['of the track', `<trk><type>trail_running</type><trkseg>${TWO}</trkseg></trk>`, 'trail'],
    [
      'of the route',
      '<rte><type>hike</type><rtept lat="1" lon="2"/><rtept lat="3" lon="4"/></rte>',
      'randonnee',
    ],
    [
      'of the first that tells it',
      `<trk><type>9</type></trk><trk><type>run</type><trkseg>${TWO}</trkseg></trk><trk><type>ride</type></trk>`,
      'course_a_pied',
    ],
    ['of no waypoint', `<wpt lat="1" lon="2"><type>run</type></wpt>${track(TWO)}`, null],
  ])('is the sport %s', (_, content, sport) => {
    expect(read(gpx(content)).source.sport).toBe(sport)
  })

  const timed = (...times: string[]) =>
    gpx(track(...times.map((time, index) => point(index, 6, `<time>${time}</time>`))))
  it.each([
    ['activite', timed('2024-05-01T08:00:00Z', '2024-05-01T08:00:01Z')],
    ['parcours', timed('2024-05-01T08:00:00Z', '2024-05-01T08:00:00Z')],
    ['parcours', timed('2024-05-01T08:00:00Z', 'jeudi')],
    ['parcours', gpx(track(TWO))],
  ])('is whether it was done: %s', (kind, text) => {
    expect(read(text).source.kind).toBe(kind)
  })
})
