import { describe, expect, it } from 'vitest'
import { readTrack } from '../read-track.ts'
import { TraceError } from '../track.ts'

const POINTS = '<trk><trkseg><trkpt lat="1" lon="2"/><trkpt lat="3" lon="4"/></trkseg></trk>'
const gpx = (doctype: string, name: string) =>
  `<?xml version="1.0"?>${doctype}<gpx><metadata><name>${name}</name></metadata>${POINTS}</gpx>`
const read = (text: string) => readTrack(new TextEncoder().encode(text))

function codeOf(text: string): string {
  try {
    read(text)
  } catch (error) {
    if (error instanceof TraceError) return error.code
    throw error
  }
  return 'lu'
}

const laughs = Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index};`.repeat(10)}">`,
).join('\n')

describe('entities', () => {
  it.each([
    ['a billion laughs', `<!DOCTYPE gpx [<!ENTITY lol0 "ha">${laughs}]>`, '&lol9;'],
    ['one that holds itself', '<!DOCTYPE gpx [<!ENTITY a "&a;">]>', '&a;'],
    [
      'a quadratic blow-up',
      `<!DOCTYPE gpx [<!ENTITY a "${'a'.repeat(50_000)}">]>`,
      '&a;'.repeat(9),
    ],
    ['an external entity', '<!DOCTYPE gpx [<!ENTITY a SYSTEM "file:///etc/passwd">]>', '&a;'],
    ['a public one', '<!DOCTYPE gpx [<!ENTITY a PUBLIC "x" "http://127.0.0.1:9/">]>', '&a;'],
    ['a parameter', '<!DOCTYPE gpx [<!ENTITY % a "b">]>', ''],
    [
      'an external parameter',
      '<!DOCTYPE gpx [<!ENTITY % a SYSTEM "http://127.0.0.1:9/"> %a;]>',
      '',
    ],
    ['an unparsed one', '<!DOCTYPE gpx [<!ENTITY a SYSTEM "x" NDATA y>]>', ''],
  ])('are refused: %s', (_, doctype, name) => {
    expect(codeOf(gpx(doctype, name))).toBe('entite_refusee')
  })

  it.each([
    ['a text', '<!DOCTYPE gpx [<!ENTITY ville "Chamonix">]>', 'Trail de &ville;', 'Trail de'],
    ['a name of objects', '<!DOCTYPE gpx [<!ENTITY __proto__ "x">]>', '&__proto__;Trail', 'Trail'],
    ['an external DTD', '<!DOCTYPE gpx SYSTEM "http://127.0.0.1:9/gpx.dtd">', 'Trail', 'Trail'],
  ])('are read as nothing, and never fetched: %s', (_, doctype, name, read_) => {
    expect(read(gpx(doctype, name)).name).toBe(read_)
  })

  it('are not expanded in a position', () => {
    const text = gpx('<!DOCTYPE gpx [<!ENTITY a "5">]>', 'x').replace('lat="1"', 'lat="1&a;"')
    expect(read(text).segments[0]?.lat[0]).toBe(1)
  })
})

describe('sizes', () => {
  it('stop at a depth', () => {
    const deep = (levels: number) =>
      `<gpx>${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}${POINTS}</gpx>`
    expect(codeOf(deep(60))).toBe('lu')
    expect(codeOf(deep(64))).toBe('fichier_illisible')
    expect(codeOf('<gpx>'.repeat(1_000_000))).toBe('fichier_illisible')
  })

  it('stop deep inside a point too', () => {
    const inside = (levels: number) =>
      `<gpx><trk><trkseg>${`<trkpt lat="1" lon="2">${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}</trkpt>`.repeat(3)}</trkseg></trk></gpx>`
    expect(codeOf(inside(30))).toBe('lu')
    expect(codeOf(inside(100))).toBe('fichier_illisible')
  })

  it.each([
    ['an attribute', `<gpx creator="${'a'.repeat(5_000_000)}">${POINTS}</gpx>`],
    ['a text', `<gpx><name>${'a'.repeat(5_000_000)}</name>${POINTS}</gpx>`],
    ['a comment', `<gpx><!--${'a'.repeat(5_000_000)}-->${POINTS}</gpx>`],
    ['CDATA', `<gpx><name><![CDATA[${'a'.repeat(5_000_000)}]]></name>${POINTS}</gpx>`],
    ['the name of an element', `<gpx><${'a'.repeat(5_000_000)}/>${POINTS}</gpx>`],
    ['a doctype', `<!DOCTYPE gpx [${' '.repeat(5_000_000)}]><gpx>${POINTS}</gpx>`],
    ['a processing instruction', `<?a ${'a'.repeat(5_000_000)}?><gpx>${POINTS}</gpx>`],
    [
      'attributes',
      `<gpx ${Array.from({ length: 400_000 }, (_, index) => `a${index}="b"`).join(' ')}>${POINTS}</gpx>`,
    ],
  ])('stop at 1 million characters: %s', (_, text) => {
    expect(codeOf(text)).toBe('fichier_illisible')
  })
})

describe('a million points', () => {
  const file = (count: number) => {
    const point = '<trkpt lat="45.1" lon="6.1"><ele>1000</ele></trkpt>\n'
    return new TextEncoder().encode(`<gpx><trk><trkseg>${point.repeat(count)}</trkseg></trk></gpx>`)
  }

  it('are read, and not one more', () => {
    expect(readTrack(file(1_000_000)).segments[0]?.lon).toHaveLength(1_000_000)
    expect(() => readTrack(file(1_000_001))).toThrow(/plus de 1.000.000 points/)
  }, 30_000)
})
