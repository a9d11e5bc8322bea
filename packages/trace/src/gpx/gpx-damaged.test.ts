import { describe, expect, it } from 'vitest'
import { readTrack } from '../read-track.ts'
import { failure, gpx, HEAD, point, read, track } from './made-gpx.ts'

describe('what programs do', () => {
  it.each([
    [
      'prefixes that are not declared',
      gpx(track(point(1, 2, '<extensions><gpxpx:Power>1</gpxpx:Power></extensions>'), point(3, 4))),
    ],
    [
      'a prefix on everything',
      gpx(track(point(1, 2), point(3, 4)))
        .replaceAll(/<(\/?)(gpx|trk)/g, '<$1g:$2')
        .replace('xmlns=', 'xmlns:g='),
    ],
    ['blanks before the declaration', `\n \ufeff${gpx(track(point(1, 2), point(3, 4)))}`],
    ['no declaration', `${HEAD}${track(point(1, 2), point(3, 4))}</gpx>`],
    [
      'comments and processing instructions',
      gpx(
        `<!-- <trkpt lat="9" lon="9"/> --><?x y?>${track(point(1, 2), '<!-- </trkpt> -->', point(3, 4))}<!-- fin -->`,
      ),
    ],
    [
      'Windows line ends',
      gpx(track(point(1, 2), point(3, 4)))
        .replaceAll('\n', '\r\n')
        .replaceAll('><', '>\r\n<'),
    ],
    ['no line ends', gpx(track(point(1, 2), point(3, 4))).replaceAll('\n', '')],
    ['single quotes', gpx(track(point(1, 2), point(3, 4))).replaceAll('"', "'")],
    ['longitude first', gpx(track('<trkpt lon="2" lat="1"/>', '<trkpt lon="4" lat="3" />'))],
    ['decimal commas', gpx(track(point('1,0', '2'), point('3,0', '4')))],
  ])('is understood: %s', (_, text) => {
    const { segments } = read(text)
    expect(segments.map(({ lat, lon }) => [[...lat], [...lon]])).toEqual([
      [
        [1, 3],
        [2, 4],
      ],
    ])
  })
})

describe('what cannot be drawn', () => {
  it.each([
    ['nothing', gpx(''), 'sans_trace', 'aucun point'],
    ['empty tracks', gpx('<trk><trkseg/></trk>'), 'sans_trace', 'aucun point'],
    [
      'waypoints only',
      gpx('<wpt lat="1" lon="2"/><wpt lat="1" lon="2"/>'),
      'sans_trace',
      '2\u00a0points d’intérêt',
    ],
    ['one waypoint only', gpx('<wpt lat="1" lon="2"/>'), 'sans_trace', 'un point d’intérêt'],
    [
      'positions nowhere',
      gpx(track(point(99, 0), point(99, 1))),
      'sans_trace',
      'aucune position utilisable',
    ],
    ['one point', gpx(track(point(1, 2))), 'trop_peu_de_points', 'un seul point'],
    [
      'one point in a route',
      gpx('<rte><rtept lat="1" lon="2"/></rte>'),
      'trop_peu_de_points',
      'un seul point',
    ],
  ])('is refused with its reason: %s', (_, text, code, words) => {
    const error = failure(text)
    expect(error.code).toBe(code)
    expect(error.message).toContain(words)
  })
})

describe('a damaged file', () => {
  const whole = gpx(track(point(1, 2), point(3, 4), point(5, 6)))

  it.each([
    ['in the middle of a point', whole.slice(0, whole.indexOf('lon="4"'))],
    ['between two points', whole.slice(0, whole.indexOf('<trkpt lat="5"'))],
    ['without its last tag', whole.slice(0, -'</gpx>'.length)],
    ['in a comment', `${whole.slice(0, -'</gpx>'.length)}<!-- `],
  ])('is cut short %s: it is said so', (_, text) => {
    expect(failure(text).code).toBe('fichier_tronque')
  })

  it.each([
    ['a tag that is not closed', whole.replace('</trkpt>', '')],
    ['a tag closed twice', whole.replace('</trkpt>', '</trkpt></trkpt>')],
    ['an attribute twice', whole.replace('lat="3"', 'lat="3" lat="3"')],
    ['an ampersand alone', whole.replace('<trk>', '<trk><name>A & B</name>')],
    ['an entity that nobody declared', whole.replace('<trk>', '<trk><name>&nbsp;</name>')],
    ['a second root', `${whole}${whole.slice(whole.indexOf('<gpx'))}`],
    ['a control character', whole.replace('<trk>', '<trk><name>\u0001</name>')],
    ['no quotes', whole.replace('"3"', '3')],
  ])('is not well-formed: %s', (_, text) => {
    expect(failure(text).code).toBe('fichier_illisible')
  })

  it.each([
    ['before the points', '<trk><name>\nFor\u00eat</name></trk>', [], 3],
    [
      'after points that were read fast',
      '',
      Array.from({ length: 50 }, (_, lat) => point(lat, 6)),
      52,
    ],
  ])('says at which line it is no UTF-8: %s', (_, before, points, line) => {
    const text = gpx(`${before}${track(...points, point(50, 6, '<name>\u00ea</name>'))}`)
    const latin1 = Uint8Array.from(text, (character) => character.charCodeAt(0))
    expect(() => readTrack(latin1)).toThrow(`n’en est pas à la ligne ${line}`)
  })

  it('says at which line, counting those that were read fast', () => {
    const lines = Array.from({ length: 50 }, (_, index) => point(index, 6))
    const text = gpx(track(...lines, point(50, 6).replace('</trkpt>', '</trkseg>')))
    expect(failure(text).message).toContain('à la ligne 52')
  })
})
