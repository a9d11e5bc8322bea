import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTrackReader, type ReaderOptions } from '../read-track.ts'
import { type Segment, TraceError } from '../track.ts'

const listPoints = ({ lon, lat, ele, time }: Segment) =>
  Array.from(lon, (_, index) => `${lon[index]} ${lat[index]} ${ele[index]} ${time[index]}`)

function outcome(text: string, options: ReaderOptions): string {
  try {
    const reader = createTrackReader({}, options)
    reader.write(new TextEncoder().encode(text))
    const { segments, ...rest } = reader.end()
    return JSON.stringify([segments.map(listPoints), rest])
  } catch (error) {
    if (error instanceof TraceError) return `${error.code} ${error.message}`
    throw error
  }
}

const either = (...texts: string[]) => fc.constantFrom(...texts)
const mostly = (usual: fc.Arbitrary<string>, odd: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd })

const blank = mostly(
  either('', '\n', '\n  ', '\r\n\t'),
  either('\r', '<!-- < -->', '\u00a0', 'x', '<?a b?>'),
)
const space = mostly(either(' ', '\n  ', '\r\n '), either('', '\r', '\u00a0'))
const number = mostly(
  fc.oneof(
    fc.double({ min: -90, max: 90, noNaN: true }).map(String),
    fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value.toFixed(7)),
    fc.integer({ min: -200, max: 9999 }).map(String),
  ),
  either(
    '',
    ' 12 ',
    '1,5',
    '+1',
    '1e2',
    '-',
    '.',
    '1&#50;',
    'é',
    '0x1',
    '12345678901234567890',
    'NaN',
    '1<b/>2',
    '1]]>2',
  ),
)
const time = mostly(
  fc
    .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  either(
    '',
    '2024-05-01T08:00:00Z',
    ' 2024-05-01T08:00:00Z\r\n',
    '2024-05-01',
    'hier',
    '2024&#45;05-01T08:00:00Z',
    '2024-05-01T08:00:00+02:00',
    '&x;',
  ),
)
const name = either(
  'extensions',
  'gpxtpx:hr',
  'speed',
  'a.b-c_d',
  'ele',
  'time',
  'trkpt',
  'étape',
  'a:b:c',
)
const attribute = either(
  ' a="1"',
  " b='2'",
  ' a="1" a="2"',
  ' a="<"',
  ' a="&amp;"',
  ' a="é"',
  ' a',
  ' a = "1"',
  ' a="1"b="2"',
)
const words = mostly(
  either('', '140', 'texte', '> " \' ='),
  either('é', '&amp;', '&x;', ']]>', '<![CDATA[<a>]]>', '<!-- </trkpt> -->', '\u0001', '<'),
)

const element = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      name,
      mostly(fc.constant(''), attribute),
      fc.oneof({ maxDepth: 3 }, words, tie('element')),
      either('', ' ', '/'),
      mostly(fc.constant(''), either('x', ' ', ' x')),
    )
    .map(([tag, attributes, content, gap, slip]) =>
      gap === '/'
        ? `<${tag}${attributes}/>`
        : `<${tag}${attributes}${gap}>${content}</${tag}${slip}>`,
    ),
})).element

const child = fc.oneof(
  { weight: 4, arbitrary: number.map((value) => `<ele>${value}</ele>`) },
  { weight: 4, arbitrary: time.map((value) => `<time>${value}</time>`) },
  { weight: 2, arbitrary: element },
)
const position = fc
  .tuple(space, number, space, number, mostly(fc.constant(''), attribute))
  .map(([a, lat, b, lon, more]) => [
    `${a}lat="${lat}"${b}lon="${lon}"${more}`,
    `${a}lon='${lon}'${b}lat='${lat}'`,
  ])
const point = fc
  .tuple(
    position,
    fc.boolean(),
    fc.array(fc.tuple(blank, child), { maxLength: 3 }),
    blank,
    mostly(fc.constant('>'), either('/>', ' >', '></trkpt>', '>]]>')),
  )
  .map(([[latFirst, lonFirst], isLatFirst, children, gap, end]) => {
    const start = `<trkpt${isLatFirst ? latFirst : lonFirst}`
    if (end === '/>') return `${start}/>`
    return `${start}${gap === '' ? end : '>'}${children.flat().join('')}${gap}</trkpt>`
  })
const between = mostly(
  either('', '\n', '\r\n    '),
  either(
    '</trkseg><trkseg>',
    '<!-- </trkpt><trkpt lat="1" lon="2"></trkpt> -->',
    '<extensions><trkpt lat="1" lon="2"></trkpt></extensions>',
    '<wpt lat="1" lon="2"></wpt>',
    'texte',
  ),
)
const file = fc
  .array(fc.tuple(between, point), { minLength: 2, maxLength: 12 })
  .map(
    (points) =>
      `<?xml version="1.0"?>\n<gpx creator="x"><trk>\n<trkseg>${points.flat().join('')}</trkseg></trk></gpx>`,
  )

describe('points that are read without the XML parser', () => {
  it('are the same as with it, and so are the refusals and their lines', () => {
    fc.assert(
      fc.property(file, (text) => {
        expect(outcome(text, {})).toBe(outcome(text, { hasShortcut: false }))
      }),
      { numRuns: 1000 },
    )
  }, 60_000)

  it('are the same in files that end anywhere', () => {
    fc.assert(
      fc.property(file, fc.nat(), (text, cut) => {
        const part = text.slice(0, cut % text.length)
        expect(outcome(part, {})).toBe(outcome(part, { hasShortcut: false }))
      }),
      { numRuns: 500 },
    )
  })

  it('are the same when they fall between two pieces', () => {
    const lines = Array.from(
      { length: 4000 },
      (_, index) =>
        `<trkpt lat="${index / 100}" lon="6.${index}">\n <ele>${index}</ele>\n</trkpt>\n`,
    )
    const text = `<gpx><trk><trkseg>${lines.join('')}</trkseg></trk></gpx>`
    expect(outcome(text, {})).toBe(outcome(text, { hasShortcut: false }))
  })
})
