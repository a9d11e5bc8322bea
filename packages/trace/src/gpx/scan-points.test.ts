import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createColumns } from '../read-columns.ts'
import { createTrackReader, type ReaderOptions } from '../read-track.ts'
import { type Segment, TraceError } from '../track.ts'
import { createPointScanner } from './scan-points.ts'

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

const scan = (text: string) => {
  const columns = createColumns({ maxPoints: 10 })
  const scanner = createPointScanner(columns)
  const bytes = new TextEncoder().encode(`>${text}`)
  const end = scanner.scan(bytes, 1)
  const points = columns.segments().flatMap(listPoints)
  return { points, rest: new TextDecoder().decode(bytes.subarray(end)), lines: scanner.lines }
}
const within = (children: string) => `<trkpt lat="45" lon="6">${children}</trkpt>`
const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`
const MAY = Date.UTC(2024, 4, 1, 8, 30)

describe('the scanner takes by itself', () => {
  it.each<[string, string, string]>([
    ['a point without content', '<trkpt lat="45.5" lon="-6.25"/>', '-6.25 45.5 NaN NaN'],
    ['a longitude first, in apostrophes', "<trkpt lon='6' lat='45'></trkpt>", '6 45 NaN NaN'],
    ['blanks and lines between', '\n\t<trkpt\r\n lat="1"\n lon="2" >\r\n </trkpt>', '2 1 NaN NaN'],
    ['blanks before a slash', '<trkpt lat="1" lon="2" />', '2 1 NaN NaN'],
    [
      'digits beyond those of a double',
      '<trkpt lat="45.12345678901234567" lon="1."/>',
      '1 45.1234567890123 NaN NaN',
    ],
    ['fifteen digits', '<trkpt lat="12.3456789012345" lon=".5"/>', '0.5 12.3456789012345 NaN NaN'],
    ['an altitude', within('<ele>-12.75</ele>'), '6 45 -12.75 NaN'],
    ['a time', within('<time>2024-05-01T08:30:00Z</time>'), `6 45 NaN ${MAY}`],
    [
      'a time with a fraction',
      within('<time>2024-05-01T08:30:00.25Z</time>'),
      `6 45 NaN ${MAY + 250}`,
    ],
    [
      'a time with a zone, and blanks around',
      within('<time> 2024-05-01T10:30:00+02:00\n</time>'),
      `6 45 NaN ${MAY}`,
    ],
    ['a time that is none', within('<time>hier</time>'), '6 45 NaN NaN'],
    ['a time of no month', within('<time>2024-15-01T08:30:00Z</time>'), '6 45 NaN NaN'],
    [
      'both, with text between',
      within('\n<ele>7</ele> à part: <time>2024-05-01T08:30:00Z</time>\n'.replace('à', 'a')),
      `6 45 7 ${MAY}`,
    ],
    ['elements that it does not know', within('<hr>140</hr><ele>7</ele><b/><c />'), '6 45 7 NaN'],
    [
      'elements with an attribute',
      within('<a b="1">x</a><c d=\'2\'/><e f="" >y</e>'),
      '6 45 NaN NaN',
    ],
    [
      'elements within each other',
      within('<extensions>\n<x:hr>140</x:hr> <a><b/></a></extensions><ele>7</ele>'),
      '6 45 7 NaN',
    ],
    [
      'names that only begin alike',
      within('<elevation>5</elevation><times>8</times>'),
      '6 45 NaN NaN',
    ],
    ['nine levels', within(nested(9)), '6 45 NaN NaN'],
  ])('%s', (_, text, point) => {
    expect(scan(text)).toEqual({ points: [point], rest: '', lines: text.split('\n').length - 1 })
    expect(scan(`${text}\n${text}x`)).toMatchObject({ points: [point, point], rest: 'x' })
  })

  it.each([
    '<trkpt lat="45"lon="6"/>',
    '<trkpt lat="45" lon="6" cmt="x"/>',
    '<trkpt cmt="x" lat="45" lon="6"/>',
    '<trkpt lat="45" lat="46"/>',
    '<trkpt lat="45"/>',
    '<trkpt lat="" lon="6"/>',
    '<trkpt lat="-" lon="6"/>',
    '<trkpt lat="1.2.3" lon="6"/>',
    '<trkpt lat="1,5" lon="6"/>',
    '<trkpt lat = "45" lon="6"/>',
    '<trkpt lat=45 lon=6/>',
    '<trkpt lat="45\' lon="6"/>',
    '<trkpt lat="45" lon="6"/ >',
    '<trkpts lat="45" lon="6"/>',
    '<wpt lat="45" lon="6"/>',
    '\r<trkpt lat="45" lon="6"/>',
    'x<trkpt lat="45" lon="6"/>',
    '<trkpt lat="45" lon="6"></trkp>',
    '<trkpt lat="45" lon="6">',
    '<trkpt lat="45" lon="6"><ele>5</ele>',
    within('<ele >5</ele>'),
    within('<ele/>'),
    within('<ele></ele>'),
    within('<ele>x</ele>'),
    within('<ele>5</elf>'),
    within('<ele>5 </ele>'),
    within('<time a="1">2024-05-01T08:30:00Z</time>'),
    within('<time>2024-05-01T08:30:00Z</tima>'),
    within('<time>2024-05-01T08:30:00Z&amp;</time>'),
    within('<time>hier</tima>'),
    within('<!-- x -->'),
    within('<é/>'),
    within('<1a/>'),
    within('<a b="1" c="2"/>'),
    within('<a b/>'),
    within('<a b=1/>'),
    within('<a b="é"/>'),
    within('<a b="<"/>'),
    within('<a>1</b>'),
    within('<a>1</aa>'),
    within('<aa>1</a>'),
    within('<a>é</a>'),
    within('<a>&x;</a>'),
    within('<a><b></a></b>'),
    within('&amp;'),
    within(nested(10)),
  ])('nothing of %j', (text) => {
    expect(scan(text)).toEqual({ points: [], rest: text, lines: 0 })
  })
})

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
