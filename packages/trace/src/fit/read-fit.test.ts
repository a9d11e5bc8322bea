import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTrack } from '../read-track.ts'
import { countPoints, TraceError, type Track } from '../track.ts'
import { FIT_EPOCH } from './fit-profile.ts'
import {
  type MadeDefinition,
  madeDefinition,
  madeFile,
  madeMessage,
  semicircles,
} from './made-fit.ts'

const UINT8 = 2
const ENUM = 0
const STRING = 7
const UINT16 = 0x84
const SINT32 = 0x85
const UINT32 = 0x86

const RECORD: MadeDefinition = {
  local: 0,
  message: 20,
  fields: [
    [253, 4, UINT32],
    [0, 4, SINT32],
    [1, 4, SINT32],
    [2, 2, UINT16],
    [3, 1, UINT8],
  ],
}
const EVENT: MadeDefinition = {
  local: 1,
  message: 21,
  fields: [
    [0, 1, ENUM],
    [1, 1, ENUM],
  ],
}
const FILE_ID: MadeDefinition = {
  local: 2,
  message: 0,
  fields: [
    [0, 1, ENUM],
    [1, 2, UINT16],
  ],
}
const NOON = 1_000_000_000
const INVALID = 0x7fffffff

const altitude = (metres: number) => (metres + 500) * 5
const record = (degrees: number, definition = RECORD) =>
  madeMessage(definition, [
    NOON + degrees,
    semicircles(degrees),
    semicircles(-degrees),
    altitude(1000 + degrees),
    140,
  ])
const file = (...messages: number[][]) => madeFile([madeDefinition(RECORD), ...messages])

const latitudes = ({ segments }: Track) => segments.map(({ lat }) => [...lat].map(Math.round))
const codeOf = (bytes: Uint8Array) => {
  try {
    readTrack(bytes)
  } catch (error) {
    if (error instanceof TraceError) return error.code
    throw error
  }
  return 'lu'
}

describe('a FIT record', () => {
  it('gives a point: semicircles, fifths of a metre, seconds since 1989', () => {
    const [segment] = readTrack(file(record(1), record(2))).segments
    expect(segment?.lat[1]).toBeCloseTo(2, 6)
    expect(segment?.lon[1]).toBeCloseTo(-2, 6)
    expect(segment?.ele).toEqual(Float64Array.of(1001, 1002))
    expect(segment?.time[0]).toBe(FIT_EPOCH + (NOON + 1) * 1000)
  })

  it('may be stored in big-endian order', () => {
    const big = { ...RECORD, isBigEndian: true }
    const bytes = madeFile([madeDefinition(big), record(1, big), record(2, big)])
    expect(readTrack(bytes).segments).toEqual(readTrack(file(record(1), record(2))).segments)
  })

  it('may have a header of 12 bytes, and fields of its developer', () => {
    const developed = { ...RECORD, developer: [2, 4] }
    const messages = [madeDefinition(developed), record(1, developed), record(2, developed)]
    expect(latitudes(readTrack(madeFile(messages, 12)))).toEqual([[1, 2]])
  })

  it('may leave its time to the header, five bits at a time', () => {
    const short = { ...RECORD, local: 3, fields: RECORD.fields.slice(1) }
    const compressed = (bits: number, degrees: number) =>
      madeMessage(short, [semicircles(degrees), semicircles(degrees)], 0x80 | (3 << 5) | bits)
    const start = madeMessage(RECORD, [NOON, semicircles(1), semicircles(1)])
    const second = NOON & 0x1f
    const [segment] = readTrack(
      file(
        start,
        madeDefinition(short),
        compressed((second + 5) & 0x1f, 2),
        compressed((second + 2) & 0x1f, 3),
      ),
    ).segments
    expect([...(segment?.time ?? [])].map((time) => (time - FIT_EPOCH) / 1000 - NOON)).toEqual([
      0, 5, 34,
    ])
  })

  it('prefers the finer altitude, and knows what says nothing', () => {
    const fine = {
      ...RECORD,
      fields: [...RECORD.fields, [78, 4, UINT32]] as MadeDefinition['fields'],
    }
    const values = [NOON, semicircles(1), semicircles(1), 0xffff, 0xff]
    const [segment] = readTrack(
      madeFile([
        madeDefinition(fine),
        madeMessage(fine, [...values, altitude(2000)]),
        madeMessage(fine, [...values, 0xffffffff]),
      ]),
    ).segments
    expect(segment?.ele).toEqual(Float64Array.of(2000, Number.NaN))
  })

  it.each([
    ['without a position', [NOON, INVALID, INVALID]],
    ['with half of one', [NOON, semicircles(45), INVALID]],
    ['beyond a pole', [NOON, semicircles(91), semicircles(6)]],
  ])('is dropped and counted %s', (_, values) => {
    const result = readTrack(file(record(1), madeMessage(RECORD, values), record(2)))
    expect(latitudes(result)).toEqual([[1, 2]])
    expect(result.source.dropped).toBe(1)
  })

  it('has no time from a clock that was never set', () => {
    const lost = madeMessage(RECORD, [1234, semicircles(1), semicircles(1)])
    expect(readTrack(file(lost, record(2))).segments[0]?.time[0]).toBeNaN()
  })
})

describe('a FIT file', () => {
  it('begins another segment when its timer starts again', () => {
    const stop = madeMessage(EVENT, [0, 4])
    const start = madeMessage(EVENT, [0, 0])
    const lap = madeMessage(EVENT, [9, 1])
    const events = [madeDefinition(EVENT), start]
    const bytes = file(
      ...events,
      record(1),
      record(2),
      lap,
      start,
      record(3),
      stop,
      start,
      record(4),
      stop,
    )
    expect(latitudes(readTrack(bytes))).toEqual([[1, 2, 3], [4]])
  })

  it('tells who made it, and an activity from a guided track', () => {
    const guided: MadeDefinition = { local: 4, message: 31, fields: [[5, 16, STRING]] }
    const point: MadeDefinition = {
      local: 5,
      message: 32,
      fields: [
        [2, 4, SINT32],
        [3, 4, SINT32],
        [5, 1, ENUM],
        [6, 10, STRING],
      ],
    }
    const identity = (type: number, maker: number) => [
      madeDefinition(FILE_ID),
      madeMessage(FILE_ID, [type, maker]),
    ]
    const activity = readTrack(file(...identity(4, 23), record(1), record(2)))
    expect(activity.source).toEqual({
      capteurs: 1,
      format: 'fit',
      creator: 'Suunto',
      kind: 'activite',
      sport: null,
      dropped: 0,
    })
    const planned = readTrack(
      file(
        ...identity(6, 65_000),
        madeDefinition(guided),
        madeMessage(guided, ['Tour du Môle']),
        record(1),
        record(2),
        madeDefinition(point),
        madeMessage(point, [semicircles(1), semicircles(2), 3, 'Fontaine']),
      ),
    )
    expect(planned.source).toEqual({
      capteurs: 1,
      format: 'fit',
      creator: null,
      kind: 'parcours',
      sport: null,
      dropped: 0,
    })
    expect(planned.name).toBe('Tour du Môle')
    expect(planned.waypoints).toMatchObject([
      { name: 'Fontaine', type: 'water', description: null },
    ])
  })

  const SPORT_FIELDS = (first: number): MadeDefinition['fields'] => [
    [first, 1, ENUM],
    [first + 1, 1, ENUM],
  ]
  const messages = {
    sport: { local: 6, message: 12, fields: SPORT_FIELDS(0) },
    session: { local: 6, message: 18, fields: SPORT_FIELDS(5) },
    course: {
      local: 6,
      message: 31,
      fields: [
        [4, 1, ENUM],
        [7, 1, ENUM],
      ],
    },
  } satisfies Record<string, MadeDefinition>
  const sport = (kind: keyof typeof messages, ...values: number[]) => [
    ...madeDefinition(messages[kind]),
    ...madeMessage(messages[kind], values),
  ]
  it.each([
    ['running', [sport('session', 1, 0)], 'course_a_pied'],
    ['trail', [sport('session', 1, 3)], 'trail'],
    ['running without a detail', [sport('session', 1, 0xff)], 'course_a_pied'],
    ['hiking', [sport('sport', 17, 0)], 'randonnee'],
    ['walking', [sport('sport', 11, 30)], 'marche'],
    ['cycling', [sport('course', 2, 7)], 'velo'],
    ['mountain biking', [sport('course', 2, 8)], 'vtt'],
    ['swimming, where 3 is no trail', [sport('session', 5, 3)], 'natation'],
    ['golf', [sport('session', 25, 0)], 'autre'],
    ['nothing in particular', [sport('session', 0, 0)], null],
    ['nothing', [sport('session', 0xff, 0xff)], null],
    ['first a transition', [sport('sport', 3, 0), sport('session', 2, 0)], 'velo'],
    ['two sports', [sport('session', 5, 18), sport('session', 1, 0)], 'natation'],
  ])('tells its sport: %s', (_, told, expected) => {
    expect(readTrack(file(record(1), record(2), ...told)).source.sport).toBe(expected)
  })

  it('may be several, one after the other, each with its own definitions', () => {
    const big = { ...RECORD, isBigEndian: true }
    const second = madeFile([madeDefinition(big), record(3, big), record(4, big)])
    const both = Uint8Array.from([...file(record(1), record(2)), ...second])
    expect(latitudes(readTrack(both))).toEqual([
      [1, 2],
      [3, 4],
    ])
    const rubbish = Uint8Array.from([...file(record(1), record(2)), 1, 2, 3])
    expect(latitudes(readTrack(rubbish))).toEqual([[1, 2]])
  })

  it('may have been left open: no size, no checksum', () => {
    const bytes = file(record(1), record(2)).slice(0, -2)
    bytes.fill(0, 4, 8)
    expect(latitudes(readTrack(bytes))).toEqual([[1, 2]])
  })

  it('is read up to its damage, with any checksum', () => {
    const bytes = file(record(1), record(2), record(3), [0x0f])
    expect(latitudes(readTrack(bytes))).toEqual([[1, 2, 3]])
    bytes.fill(0x55, bytes.length - 2)
    expect(latitudes(readTrack(bytes))).toEqual([[1, 2, 3]])
  })

  it('is read up to where it was cut', () => {
    const whole = file(record(1), record(2), record(3))
    expect(latitudes(readTrack(whole.subarray(0, whole.length - 5)))).toEqual([[1, 2]])
  })

  it.each([
    ['nothing', file(), 'sans_trace'],
    ['no position', file(madeMessage(RECORD, [NOON, INVALID, INVALID])), 'sans_trace'],
    ['one point', file(record(1)), 'trop_peu_de_points'],
    ['one point before a cut', file(record(1), record(2)).subarray(0, 60), 'fichier_tronque'],
    ['its header only', file(record(1), record(2)).subarray(0, 14), 'fichier_tronque'],
    ['half a header', file(record(1), record(2)).subarray(0, 13), 'fichier_illisible'],
    ['a message that nothing defines', damaged(), 'fichier_illisible'],
  ])('cannot be drawn with %s', (_, bytes, code) => {
    expect(codeOf(bytes)).toBe(code)
  })
})

function damaged(): Uint8Array {
  const bytes = file(record(1), record(2))
  bytes.fill(0x0e, 14)
  return bytes
}

describe('any bytes after a FIT header', () => {
  it('give a track or a typed error', () => {
    const whole = file(record(1), record(2), record(3))
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(whole.length), (noise, at) => {
        const bytes = whole.slice()
        bytes.set(noise.subarray(0, bytes.length - at), at)
        bytes.set(whole.subarray(8, 12), 8)
        const code = codeOf(bytes)
        if (code === 'lu') expect(countPoints(readTrack(bytes))).toBeGreaterThan(1)
      }),
      { numRuns: 500 },
    )
  })
})
