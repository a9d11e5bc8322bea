import { describe, expect, it } from 'vitest'
import { readTrack } from '../read-track.ts'
import { TraceError, type Track } from '../track.ts'

const tcx = (content: string) =>
  `<?xml version="1.0"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">${content}</TrainingCenterDatabase>`
const position = (lat: number, lon: number) =>
  `<Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>${lon}</LongitudeDegrees></Position>`
const point = (lat: number, more = '') => `<Trackpoint>${position(lat, 6)}${more}</Trackpoint>`
const path = (...lats: number[]) => `<Track>${lats.map((lat) => point(lat)).join('')}</Track>`
const lap = (...tracks: string[]) => `<Lap StartTime="x">${tracks.join('')}</Lap>`
const activity = (...laps: string[]) =>
  tcx(`<Activities><Activity Sport="Running"><Id>1</Id>${laps.join('')}</Activity></Activities>`)

const read = (text: string): Track => readTrack(new TextEncoder().encode(text))
const latitudes = ({ segments }: Track) => segments.map(({ lat }) => [...lat])

describe('a TCX activity', () => {
  it('gives its points, without the heart', () => {
    const text = activity(
      lap(
        `<Track>${point(45, '<Time>2024-05-01T08:00:00.000Z</Time><AltitudeMeters>1035.4</AltitudeMeters><HeartRateBpm><Value>150</Value></HeartRateBpm>')}${point(46)}</Track>`,
      ),
    )
    const { segments, source } = read(text)
    expect(segments).toEqual([
      {
        lat: Float64Array.of(45, 46),
        lon: Float64Array.of(6, 6),
        ele: Float64Array.of(1035.4, Number.NaN),
        time: Float64Array.of(Date.UTC(2024, 4, 1, 8), Number.NaN),
      },
    ])
    expect(source).toEqual({
      capteurs: 1,
      format: 'tcx',
      creator: null,
      kind: 'activite',
      sport: 'course_a_pied',
      dropped: 0,
    })
  })

  it('goes on through its laps, and breaks where a lap has another track', () => {
    expect(latitudes(read(activity(lap(path(1, 2)), lap(path(3)))))).toEqual([[1, 2, 3]])
    expect(latitudes(read(activity(lap(path(1, 2), path(3)), lap(path(4)))))).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  it('breaks between two activities, also of one session', () => {
    const run = `<Activity>${lap(path(1, 2))}</Activity>`
    const two = `<Activity>${lap(path(3, 4))}</Activity>`
    const apart = [
      [1, 2],
      [3, 4],
    ]
    expect(latitudes(read(tcx(`<Activities>${run}${two}</Activities>`)))).toEqual(apart)
    const session = `<MultiSportSession><Id>1</Id><FirstSport>${run}</FirstSport><NextSport>${two}</NextSport></MultiSportSession>`
    expect(latitudes(read(tcx(`<Activities>${session}</Activities>`)))).toEqual(apart)
  })

  it('drops and counts what has no position', () => {
    const result = read(
      activity(
        lap(
          `<Track>${point(1)}<Trackpoint><Time>x</Time></Trackpoint>${point(200)}${point(2)}</Track>`,
        ),
      ),
    )
    expect(latitudes(result)).toEqual([[1, 2]])
    expect(result.source.dropped).toBe(2)
  })

  it.each([
    ['Biking', 'velo'],
    ['Other', 'autre'],
    ['', null],
  ])('tells its sport: %s', (written, sport) => {
    const text = activity(lap(path(1, 2))).replace('"Running"', `"${written}"`)
    expect(read(text).source.sport).toBe(sport)
  })

  it('names the program and keeps the notes, not the device', () => {
    const { source, description, name } = read(
      activity(
        `${lap(path(1, 2))}<Notes>Bonne sortie</Notes><Creator><Name>Forerunner</Name></Creator>`,
      ).replace(
        '</TrainingCenterDatabase>',
        '<Author><Name>Garmin Connect API</Name></Author></TrainingCenterDatabase>',
      ),
    )
    expect([source.creator, description, name]).toEqual([
      'Garmin Connect API',
      'Bonne sortie',
      null,
    ])
  })
})

describe('a guided track in TCX', () => {
  it('has a name, a track and points', () => {
    const text = tcx(
      `<Courses><Course><Name>Tour du Môle</Name><Lap>${position(9, 9)}</Lap>${path(1, 2)}<CoursePoint><Name>Eau</Name><Time>x</Time>${position(1, 6)}<AltitudeMeters>900</AltitudeMeters><PointType>Water</PointType><Notes>Fontaine</Notes></CoursePoint></Course></Courses>`,
    )
    const track = read(text)
    expect([track.name, track.source.kind, latitudes(track)]).toEqual([
      'Tour du Môle',
      'parcours',
      [[1, 2]],
    ])
    expect(track.waypoints).toEqual([
      { lat: 1, lon: 6, ele: 900, name: 'Eau', description: 'Fontaine', type: 'Water' },
    ])
  })
})

describe('a TCX without a track', () => {
  it.each([
    ['sans_trace', tcx('')],
    ['sans_trace', activity(lap('<Track><Trackpoint><Time>x</Time></Trackpoint></Track>'))],
    ['trop_peu_de_points', activity(lap(path(1)))],
    ['fichier_tronque', activity(lap(path(1, 2))).slice(0, -20)],
  ])('is refused: %s', (code, text) => {
    expect(() => read(text)).toThrow(TraceError)
    try {
      read(text)
    } catch (error) {
      expect(error).toMatchObject({ code })
    }
  })
})
