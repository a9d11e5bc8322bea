import fc from 'fast-check'
import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { createTrackReader, readTrack, readTrackStream } from './read-track.ts'
import { TraceError, type TraceErrorCode } from './track.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const GPX = bytes(
  '<gpx version="1.1" creator="x"><trk><trkseg><trkpt lat="1" lon="2"/><trkpt lat="3" lon="4"/></trkseg></trk></gpx>',
)

function failure(read: () => unknown): TraceError {
  try {
    read()
  } catch (error) {
    if (error instanceof TraceError) return error
    throw error
  }
  throw new Error('The file was read.')
}

describe('what is no track', () => {
  it.each<[string, Uint8Array, TraceErrorCode, string]>([
    ['nothing', new Uint8Array(0), 'fichier_vide', 'vide'],
    ['blanks', bytes(' \n\t '), 'fichier_vide', 'vide'],
    ['a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf), 'fichier_vide', 'vide'],
    ['a RAR', strToU8('Rar!\x1a\x07', true), 'format_inconnu', 'archive'],
    ['a PNG', strToU8('\x89PNG\r\n\x1a\n', true), 'format_inconnu', 'image'],
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'format_inconnu', 'image'],
    ['a HEIC', strToU8('\0\0\0\x18ftypheic', true), 'format_inconnu', 'image'],
    ['a PDF', bytes('%PDF-1.7'), 'format_inconnu', 'PDF'],
    ['a page', bytes('\n<!DOCTYPE html><html><body>Connexion'), 'format_inconnu', 'page web'],
    ['a page without a type', bytes('<HTML>'), 'format_inconnu', 'page web'],
    ['an XHTML page', bytes('<?xml version="1.0"?><html/>'), 'format_inconnu', 'page web'],
    ['JSON', bytes('{"type":"FeatureCollection"}'), 'format_inconnu', 'JSON'],
    ['KML', bytes('<?xml version="1.0"?><kml><Document/></kml>'), 'format_inconnu', 'KML'],
    [
      'other XML',
      bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'format_inconnu',
      'ni un GPX',
    ],
    ['XML named like a property', bytes('<constructor/>'), 'format_inconnu', 'ni un GPX'],
    ['an XML declaration alone', bytes('<?xml version="1.0"?>'), 'fichier_tronque', 'avant la fin'],
    ['CSV', bytes('lat,lon\n45.1,6.1\n'), 'format_inconnu', 'texte'],
    ['zeros', new Uint8Array(5000), 'format_inconnu', 'pas une trace'],
    [
      'bytes',
      Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251),
      'format_inconnu',
      'pas une trace',
    ],
  ])('is named, with what to do: %s', (_, file, code, words) => {
    const error = failure(() => readTrack(file))
    expect(error.code).toBe(code)
    expect(error.message).toContain(words)
    expect(error.message.length).toBeGreaterThan(40)
  })
})

describe('blanks', () => {
  it('may come before the file, as many as one likes', () => {
    const late = new Uint8Array(200_000 + GPX.length).fill(10)
    late.set(GPX, 200_000)
    expect(readTrack(late)).toEqual(readTrack(GPX))
    expect(failure(() => readTrack(new Uint8Array(5000).fill(32))).code).toBe('fichier_tronque')
  })
})

describe('damage of any kind', () => {
  const TCX = bytes(
    '<TrainingCenterDatabase><Activities><Activity><Lap><Track><Trackpoint><Position><LatitudeDegrees>1</LatitudeDegrees><LongitudeDegrees>2</LongitudeDegrees></Position></Trackpoint></Track></Lap></Activity></Activities></TrainingCenterDatabase>',
  )
  const signs = fc.constantFrom(...bytes('<>/&;![]-?"\'= \n0.NaÿE'), 0, 0xff, 0xfe, 0xef, 0xc3)
  const slips = fc.array(fc.tuple(fc.nat(300), signs), { maxLength: 6 })

  it.each([
    ['GPX', GPX],
    ['TCX', TCX],
    ['gzip', gzipSync(GPX)],
  ])('to %s gives a track or a typed error', (_, whole) => {
    fc.assert(
      fc.property(slips, fc.nat(300), (changes, cut) => {
        const file = whole.slice(0, cut < 100 ? whole.length - cut : undefined)
        for (const [at, sign] of changes) file[at % file.length] = sign
        try {
          readTrack(file)
        } catch (error) {
          expect(error).toBeInstanceOf(TraceError)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('to nothing but bytes gives a typed error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (file) => {
        expect(() => readTrack(file)).toThrow(TraceError)
      }),
    )
  })
})

describe('a file in pieces', () => {
  it.each([1, 7, 1000])('of %i bytes gives the same', (size) => {
    const pieces = Array.from({ length: Math.ceil(GPX.length / size) }, (_, index) =>
      GPX.slice(index * size, (index + 1) * size),
    )
    const reader = createTrackReader()
    for (const piece of pieces) reader.write(piece)
    expect(reader.end()).toEqual(readTrack(GPX))
  })

  it('may come from a stream', async () => {
    expect(await readTrackStream(new Blob([GPX]).stream())).toEqual(readTrack(GPX))
    expect(await readTrackStream([GPX])).toEqual(readTrack(GPX))
  })
})

describe('a zip', () => {
  it.each<[string, Parameters<typeof zipSync>[0]]>([
    ['alone', { 'sortie.gpx': GPX }],
    ['not packed', { 'sortie.gpx': [GPX, { level: 0 }] }],
    [
      'in a folder, with what macOS puts beside it',
      { 'd/': new Uint8Array(), 'd/s.gpx': GPX, '__MACOSX/d/._s.gpx': bytes('x') },
    ],
    [
      'with a photo and a note of the site beside it',
      { 'a.jpg': bytes('x'), 'LISEZ-MOI.txt': bytes('x'), 's.gpx': GPX },
    ],
  ])('is opened for its one file, %s', (_, files) => {
    expect(readTrack(zipSync(files))).toEqual(readTrack(GPX))
  })

  it.each<[string, Uint8Array, TraceErrorCode, string]>([
    [
      'of several files',
      zipSync({ 'a.gpx': GPX, 'b.gpx': GPX }),
      'format_inconnu',
      'plusieurs fichiers',
    ],
    [
      'that leaves its folder',
      zipSync({ '../a.gpx': GPX }),
      'format_inconnu',
      'sort de son dossier',
    ],
    ['of photos', zipSync({ 'a.jpg': bytes('x') }), 'format_inconnu', 'ni GPX, ni TCX, ni FIT'],
    ['without a file', zipSync({}), 'format_inconnu', 'vide'],
    ['inside a zip', zipSync({ 'a.zip': zipSync({ 'a.gpx': GPX }) }), 'format_inconnu', 'archive'],
    ['that was cut', zipSync({ 'a.gpx': GPX }).subarray(0, 60), 'fichier_illisible', 'abîmée'],
    ['behind a password', zipSync({ 'a.gpx': GPX }).with(6, 1), 'format_inconnu', 'mot de passe'],
  ])('%s is refused in words', (_, packed, code, words) => {
    const error = failure(() => readTrack(packed))
    expect(error.code).toBe(code)
    expect(error.message).toContain(words)
  })

  it('is never unpacked beyond the limit', () => {
    const bomb = zipSync({ 'a.gpx': new Uint8Array(20_000_000).fill(32) })
    expect(failure(() => readTrack(bomb, { maxBytes: 1_000_000 })).code).toBe('fichier_trop_gros')
  })
})

describe('a gzip file', () => {
  it('is decompressed and read', () => {
    expect(readTrack(gzipSync(GPX))).toEqual(readTrack(GPX))
  })

  it('is decompressed only once, not recursively', () => {
    expect(failure(() => readTrack(gzipSync(gzipSync(GPX)))).code).toBe('format_inconnu')
  })

  it('may be cut or damaged', () => {
    const packed = gzipSync(GPX)
    expect(failure(() => readTrack(packed.subarray(0, 60))).code).toBe('fichier_illisible')
    const damaged = packed.slice().fill(0xff, 30, 40)
    expect(failure(() => readTrack(damaged)).code).toBe('fichier_illisible')
  })

  it('is refused when it unpacks to more than a file may hold', () => {
    const bomb = gzipSync(new Uint8Array(20_000_000).fill(32))
    expect(bomb.length).toBeLessThan(50_000)
    expect(failure(() => readTrack(bomb, { maxBytes: 1_000_000 })).code).toBe('fichier_trop_gros')
  })
})

describe('limits', () => {
  it.each<[string, object, TraceErrorCode, string]>([
    ['bytes', { maxBytes: 100 }, 'fichier_trop_gros', 'Mo'],
    ['points', { maxPoints: 1 }, 'trop_de_points', 'plus de 1 points'],
  ])('hold for %s', (_, limits, code, words) => {
    const error = failure(() => readTrack(GPX, limits))
    expect(error.code).toBe(code)
    expect(error.message).toContain(words)
  })

  it('hold for the number of waypoints', () => {
    const file = bytes('<gpx><wpt lat="1" lon="1"/><wpt lat="1" lon="1"/></gpx>')
    expect(failure(() => readTrack(file, { maxWaypoints: 1 })).code).toBe('trop_de_points')
  })

  it('hold for points that are read fast, of tracks and of routes', () => {
    const points = (name: string) => `<${name} lat="1" lon="1"></${name}>`.repeat(20_000)
    const routes = bytes(`<gpx><rte>${points('rtept')}</rte></gpx>`)
    const tracks = bytes(`<gpx><trk><trkseg>${points('trkpt')}</trkseg></trk></gpx>`)
    for (const file of [routes, tracks]) {
      expect(failure(() => readTrack(file, { maxPoints: 19_999 })).code).toBe('trop_de_points')
      expect(readTrack(file, { maxPoints: 20_000 }).segments[0]?.lon).toHaveLength(20_000)
    }
  })
})
