import { describe, expect, it, test } from 'vitest'
import { FIT_EPOCH } from './fit/fit-profile.ts'
import {
  type MadeDefinition,
  madeDefinition,
  madeFile,
  madeMessage,
  semicircles,
} from './fit/made-fit.ts'
import { readTrack } from './read-track.ts'
import { madeTcx } from './tcx/made-tcx.ts'
import { checkTours, type ReadTour } from './tours.ts'

const START = Date.UTC(2026, 4, 1, 8)
const encode = (text: string) => new TextEncoder().encode(text)
const toursOf = (bytes: Uint8Array) => readTrack(bytes).tours

describe('the laps of a FIT file', () => {
  const [ENUM, UINT16, SINT32, UINT32] = [0, 0x84, 0x85, 0x86]
  const RECORD: MadeDefinition = {
    local: 0,
    message: 20,
    fields: [
      [253, 4, UINT32],
      [0, 4, SINT32],
      [1, 4, SINT32],
    ],
  }
  const LAP: MadeDefinition = {
    local: 1,
    message: 19,
    fields: [
      [2, 4, UINT32],
      [7, 4, UINT32],
      [8, 4, UINT32],
      [9, 4, UINT32],
      [24, 1, ENUM],
      [71, 2, UINT16],
      [15, 1, 2],
    ],
  }
  const NOON = 1_000_000_000
  const record = (seconds: number) =>
    madeMessage(RECORD, [NOON + seconds, semicircles(45 + seconds * 1e-5), semicircles(5)])
  const lap = (start: number, ...values: number[]) => madeMessage(LAP, [NOON + start, ...values])
  const file = (...laps: number[][]) =>
    madeFile([madeDefinition(RECORD), record(0), record(600), madeDefinition(LAP), ...laps])
  const NONE = 0xffffffff

  it('are milliseconds, centimetres, what ended them and the step of the workout', () => {
    const bytes = file(
      lap(0, 320_000, 300_500, 100_000, 0, 0x8002, 150),
      lap(320, 280_000, 280_000, 90_050, 7, 0xffff, 150),
    )
    expect(readTrack(bytes).segments[0]?.time[0]).toBe(FIT_EPOCH + NOON * 1000)
    expect(toursOf(bytes)).toEqual([
      { duree: 300.5, distance: 1000, fin: 'touche', etape: 2 },
      { duree: 280, distance: 900.5, fin: 'arret', etape: null },
    ])
  })

  it('come in the order of time, whatever ended them', () => {
    const bytes = file(
      lap(300, 300_000, 300_000, 90_000, 200, 0xffff, 150),
      lap(0, 300_000, NONE, NONE, 2, 0xffff, 150),
    )
    expect(toursOf(bytes)).toEqual([
      { duree: 300, distance: null, fin: 'distance', etape: null },
      { duree: 300, distance: 900, fin: 'inconnu', etape: null },
    ])
  })

  it('are left aside with a lie among them, and the track is read all the same', () => {
    const track = readTrack(
      file(
        lap(0, 300_000, 300_000, 100_000, 0, 0xffff, 150),
        lap(300, NONE, NONE, 90_000, 0, 0xffff, 150),
      ),
    )
    expect(track.tours).toBeUndefined()
    expect(track.segments[0]?.lon).toHaveLength(2)
  })
})

describe('the laps of a TCX file', () => {
  const TOURS = [
    { duree: 300, distance: 1000 },
    { duree: 60, distance: 120, fin: 'Time' as const },
  ]
  const text = madeTcx({ debut: START, tours: TOURS })

  it('have a time, a distance and what ended them', () => {
    expect(toursOf(encode(text))).toEqual([
      { duree: 300, distance: 1000, fin: 'touche', etape: null },
      { duree: 60, distance: 120, fin: 'temps', etape: null },
    ])
  })

  test.each([
    ['<TotalTimeSeconds>300<', '<TotalTimeSeconds>trois cents<'],
    ['<TotalTimeSeconds>300<', '<TotalTimeSeconds>-300<'],
    ['<TotalTimeSeconds>300<', '<TotalTimeSeconds>1e9<'],
    ['StartTime="2026', 'StartTime="1970'],
    ['StartTime="2026', 'StartTime="2099'],
    [/StartTime="[^"]*"/, ''],
  ])('are none when one says %s of it: %s', (from, to) => {
    const track = readTrack(encode(text.replace(from, to)))
    expect(track.tours).toBeUndefined()
    expect(track.segments[0]?.lon.length).toBeGreaterThan(60)
  })

  it('may be without a distance, and end for any reason', () => {
    const odd = text
      .replace('<DistanceMeters>1000', '<DistanceMeters>NaN')
      .replace('>Manual<', '>constructor<')
    expect(toursOf(encode(odd))?.[0]).toEqual({
      duree: 300,
      distance: null,
      fin: 'inconnu',
      etape: null,
    })
  })

  it('are none of a guided track', () => {
    const course = text.replaceAll('Activities', 'Courses').replaceAll('Activity', 'Course')
    expect(toursOf(encode(course.replace(/<\/?Lap[^>]*>/g, '')))).toBeUndefined()
  })
})

describe('what laps may say', () => {
  const segments = [{ time: Float64Array.of(START, Number.NaN, START + 600_000) }]
  const lap = (readTour: Partial<ReadTour> = {}): ReadTour => ({
    debut: START,
    chrono: 300,
    ecoule: 300,
    distance: 1000,
    fin: 'touche',
    etape: Number.NaN,
    ...readTour,
  })
  const next = lap({ debut: START + 300_000 })
  test.each<[string, ReadTour[], number]>([
    ['two that follow each other', [lap(), next], 2],
    [
      'a key pressed twice',
      [lap(), lap({ debut: START + 300_000, chrono: 0, ecoule: 0 }), next],
      3,
    ],
    ['one that began while the receiver searched', [lap({ debut: START - 60_000 })], 1],
    ['one before the first point', [lap({ debut: START - 600_000 })], 0],
    ['one beyond the last point', [lap({ debut: START + 590_000 })], 0],
    [
      'two at the same time',
      [lap({ chrono: 600, ecoule: 600 }), lap({ chrono: 600, ecoule: 600 })],
      0,
    ],
    ['more time running than passed', [lap({ ecoule: 100 })], 0],
    ['negative time', [lap({ chrono: -5 })], 0],
    ['no start', [lap({ debut: Number.NaN })], 0],
    ['one that began two minutes before', [lap({ debut: START - 120_000 })], 1],
    ['one that began a little more before', [lap({ debut: START - 120_001 })], 0],
    ['one that ends two minutes after', [lap({ debut: START + 420_000 })], 1],
    ['one that ends a little more after', [lap({ debut: START + 420_001 })], 0],
    ['one that ends two minutes into the next', [lap(), lap({ debut: START + 180_000 })], 2],
    ['one that ends a little more into it', [lap(), lap({ debut: START + 179_999 })], 0],
    ['two seconds more running than passed', [lap({ ecoule: 298 })], 1],
    ['three seconds more running than passed', [lap({ ecoule: 297 })], 0],
    ['a thousand', Array.from({ length: 1000 }, () => lap({ chrono: 0, ecoule: 0 })), 1000],
    ['one more', Array.from({ length: 1001 }, () => lap({ chrono: 0, ecoule: 0 })), 0],
    ['thousands', Array.from({ length: 5000 }, () => lap({ chrono: 0, ecoule: 0 })), 0],
    ['none', [], 0],
  ])('%s', (_, read, count) => expect(checkTours(read, segments)).toHaveLength(count))

  test.each([
    [300, 12_000, 12_000],
    [300, 12_001, null],
    [1, 100, 100],
    [1, 101, null],
    [300, 0, 0],
  ])('of %d s are %d m: %s', (chrono, distance, expected) => {
    const [tour] = checkTours([lap({ chrono, ecoule: chrono, distance })], segments)
    expect(tour?.distance).toBe(expected)
  })

  it('is no distance that nobody runs', () => {
    const far = [Number.NaN, -1, 1e9, Number.POSITIVE_INFINITY]
    for (const distance of far) {
      expect(checkTours([lap({ distance })], segments)[0]?.distance).toBeNull()
    }
  })

  it('is nothing without times', () => {
    expect(checkTours([lap()], [{ time: Float64Array.of(Number.NaN) }])).toEqual([])
  })
})

describe('an activity without positions', () => {
  const readIndoor = (bytes: Uint8Array) => readTrack(bytes, {}, { takesIndoor: true })
  const treadmill = (tours: Parameters<typeof madeTcx>[0]['tours']) =>
    madeTcx({ debut: START, tours }).replace(/<Position>.*?<\/Position>/g, '')

  it('is what its laps tell, for who takes one', () => {
    const text = treadmill([
      { duree: 1800, distance: 5000 },
      { duree: 1700, distance: 5400 },
    ])
    const track = readIndoor(encode(text))
    expect(track.segments).toEqual([])
    expect(track.indoor).toEqual({
      debut: START,
      duree: 3500,
      duree_mouvement: 3500,
      distance: 10_400,
    })
    expect(() => readTrack(encode(text))).toThrow('sans GPS')
  })

  it.each([
    ['no length', treadmill([{ duree: 1800, distance: 0 }])],
    ['a length that nobody runs in its time', treadmill([{ duree: 10, distance: 90_000 }])],
    ['no start', treadmill([{ duree: 60, distance: 200 }]).replace(/StartTime="[^"]*"/, '')],
    ['no lap', treadmill([])],
  ])('is refused with %s', (_label, text) => {
    expect(() => readIndoor(encode(text))).toThrow('sans GPS')
  })

  it('keeps its pauses, by the laps of a FIT file', () => {
    const [UINT32, NOON] = [0x86, 1_000_000_000]
    const fields = [253, 5].map((number) => [number, 4, UINT32] as const)
    const RECORD: MadeDefinition = { local: 0, message: 20, fields }
    const lapFields = [2, 7, 8, 9].map((number) => [number, 4, UINT32] as const)
    const LAP: MadeDefinition = { local: 1, message: 19, fields: lapFields }
    const bytes = madeFile([
      madeDefinition(RECORD),
      madeMessage(RECORD, [NOON, 0]),
      madeMessage(RECORD, [NOON + 600, 200_000]),
      madeDefinition(LAP),
      madeMessage(LAP, [NOON, 700_000, 600_000, 200_000]),
      madeMessage(LAP, [NOON + 700, 300_000, 300_000, 100_000]),
    ])
    expect(readIndoor(bytes).indoor).toEqual({
      debut: FIT_EPOCH + NOON * 1000,
      duree: 1000,
      duree_mouvement: 900,
      distance: 3000,
    })
  })

  it('is not what a file with positions is read as', () => {
    const track = readIndoor(
      encode(madeTcx({ debut: START, tours: [{ duree: 60, distance: 200 }] })),
    )
    expect(track.indoor).toBeUndefined()
  })
})
