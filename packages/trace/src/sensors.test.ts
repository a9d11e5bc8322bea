import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type MadeDefinition,
  madeDefinition,
  madeFile,
  madeMessage,
  semicircles,
} from './fit/made-fit.ts'
import { readTrack } from './read-track.ts'
import { createSensors, type Sensors, sumSensor, toSteps } from './sensors.ts'

const NOON = 1_000_000_000
const [UINT8, SINT8, UINT16, SINT32, UINT32] = [2, 1, 0x84, 0x85, 0x86]
const RECORD: MadeDefinition = {
  local: 0,
  message: 20,
  fields: [
    [253, 4, UINT32],
    [0, 4, SINT32],
    [1, 4, SINT32],
    [3, 1, UINT8],
    [4, 1, UINT8],
    [7, 2, UINT16],
    [13, 1, SINT8],
    [53, 1, UINT8],
  ],
}

const readSensors = (text: string | Uint8Array) =>
  readTrack(
    typeof text === 'string' ? new TextEncoder().encode(text) : text,
    {},
    { hasSensors: true },
  ).sensors

const at = (index: number) => `2026-03-01T08:00:0${index}Z`
const gpx = (extensions: readonly string[]) =>
  `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${extensions
    .map(
      (extension, index) =>
        `<trkpt lat="45.${index}" lon="5"><time>${at(index)}</time>${extension}</trkpt>`,
    )
    .join('')}</trkseg></trk></gpx>`
const garmin = (inside: string) =>
  `<extensions><gpxtpx:TrackPointExtension>${inside}</gpxtpx:TrackPointExtension></extensions>`

const values = (column: Float64Array | undefined) =>
  Array.from(column ?? [], (value) => (Number.isNaN(value) ? null : value))

describe('measures of the body beside a track', () => {
  it('are read from a FIT file, with the fraction of a cadence', () => {
    const record = (second: number, measures: readonly number[]) =>
      madeMessage(RECORD, [
        NOON + second,
        semicircles(45 + second / 1e4),
        semicircles(5),
        ...measures,
      ])
    const file = madeFile([
      madeDefinition(RECORD),
      record(0, [140, 85, 250, 12, 64]),
      record(1, [0xff, 0xff, 0xffff, 0x7f, 0xff]),
      record(2, [19, 86, 3001, 0xfe, 0]),
    ])
    const sensors = readSensors(file)
    expect(values(sensors?.fc)).toEqual([140, null])
    expect(values(sensors?.cadence)).toEqual([85.5, 86])
    expect(values(sensors?.puissance)).toEqual([250, null])
    expect(values(sensors?.temperature)).toEqual([12, -2])
  })

  const WEATHER: MadeDefinition = {
    local: 1,
    message: 128,
    fields: [
      [253, 4, UINT32],
      [0, 1, 0],
      [1, 1, SINT8],
      [2, 1, 0],
      [3, 2, UINT16],
      [4, 2, UINT16],
      [6, 1, SINT8],
      [7, 1, UINT8],
    ],
  }

  it('have the weather that a station observed beside them, and no forecast', () => {
    const record = (second: number) =>
      madeMessage(RECORD, [
        NOON + second,
        semicircles(45 + second / 1e4),
        semicircles(5),
        ...[140, 85, 250, 12, 0],
      ])
    const file = madeFile([
      madeDefinition(RECORD),
      madeDefinition(WEATHER),
      madeMessage(WEATHER, [NOON, 1, 25, 0, 0, 0, 25, 10]),
      madeMessage(WEATHER, [NOON, 0, 0xfd, 16, 225, 5556, 0xf8, 0xff]),
      madeMessage(WEATHER, [NOON + 60, 0, 5, 0, 0, 0, 5, 50]),
      record(0),
      record(1),
    ])
    expect(readTrack(file, {}, { hasSensors: true }).meteo).toEqual({
      temperature: -3,
      ressenti: -8,
      ciel: 'pluie faible',
      vent: 20,
      vent_de: 225,
      humidite: null,
    })
    expect(readTrack(file).meteo).toBeUndefined()
  })

  it('are read from a TCX file, watts and steps of its extension too', () => {
    const point = (index: number, inside: string) =>
      `<Trackpoint><Time>${at(index)}</Time><Position><LatitudeDegrees>45.${index}</LatitudeDegrees>` +
      `<LongitudeDegrees>5</LongitudeDegrees></Position>${inside}</Trackpoint>`
    const text =
      '<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">' +
      `<Activities><Activity Sport="Running"><Lap StartTime="${at(0)}"><Track>` +
      point(
        0,
        '<HeartRateBpm><Value>151</Value></HeartRateBpm><Extensions><ns3:TPX>' +
          '<ns3:RunCadence>88</ns3:RunCadence><ns3:Watts>301</ns3:Watts></ns3:TPX></Extensions>',
      ) +
      point(1, '<HeartRateBpm><Value>999</Value></HeartRateBpm><Cadence>90</Cadence>') +
      '</Track></Lap></Activity></Activities></TrainingCenterDatabase>'
    const sensors = readSensors(text)
    expect(values(sensors?.fc)).toEqual([151, null])
    expect(values(sensors?.cadence)).toEqual([88, 90])
    expect(values(sensors?.puissance)).toEqual([301, null])
  })

  it('are read from a GPX file under any prefix, and without the extension of Garmin', () => {
    const text = gpx([
      garmin(
        '<gpxtpx:hr>142</gpxtpx:hr><gpxtpx:cad>84</gpxtpx:cad><gpxtpx:atemp>7.5</gpxtpx:atemp>',
      ),
      '<extensions><power>210</power><ns2:TrackPointExtension><ns2:hr>143</ns2:hr></ns2:TrackPointExtension></extensions>',
      '<extensions><heartrate>144</heartrate></extensions>',
    ])
    const sensors = readSensors(text)
    expect(values(sensors?.fc)).toEqual([142, 143, 144])
    expect(values(sensors?.puissance)).toEqual([null, 210, null])
    expect(values(sensors?.temperature)).toEqual([7.5, null, null])
  })

  it('are left out by a reader that was not asked for them', () => {
    const bytes = new TextEncoder().encode(gpx([garmin('<gpxtpx:hr>142</gpxtpx:hr>'), '']))
    expect(readTrack(bytes)).not.toHaveProperty('sensors')
  })

  it('change nothing of the track beside them', () => {
    const bytes = new TextEncoder().encode(
      gpx([garmin('<gpxtpx:hr>142</gpxtpx:hr>'), garmin('<gpxtpx:hr>1</gpxtpx:hr>'), '']),
    )
    const { sensors, tourDebuts: _, ...track } = readTrack(bytes, {}, { hasSensors: true })
    expect(values(sensors?.fc)).toEqual([142])
    expect(track).toEqual(readTrack(bytes))
  })

  it('are put in order by time, one row an instant, and no more rows than wanted', () => {
    const columns = createSensors(3)
    for (const [time, fc] of [
      [3000, 130],
      [1000, 110],
      [3000, 199],
      [4000, 140],
    ] as const) {
      columns.add(time, { fc })
    }
    columns.add(Number.NaN, { fc: 120 })
    const sensors = columns.finish()
    expect([values(sensors?.time), values(sensors?.fc)]).toEqual([
      [1000, 3000],
      [110, 130],
    ])
    expect(createSensors(3).finish()).toBeNull()
  })
})

const made = (rows: readonly (readonly [second: number, cadence: number])[]): Sensors => {
  const columns = createSensors(100)
  for (const [second, cadence] of rows) columns.add(second * 1000, { cadence })
  return columns.finish() as Sensors
}

describe('means of a sensor', () => {
  it('weigh a value by the seconds until the next, ten at most', () => {
    const means = sumSensor(
      made([
        [0, 100],
        [4, 200],
        [60, 50],
      ]),
      'cadence',
      0,
    )
    expect(means?.mean(0, 10)).toBeCloseTo((4 * 100 + 10 * 200) / 14)
    expect(means?.mean(5, 60)).toBeNull()
    expect(means?.mean(0, 1)).toBe(100)
  })

  it('leave out what is not counted', () => {
    const means = sumSensor(
      made([
        [0, 0],
        [1, 90],
        [2, 0],
      ]),
      'cadence',
      0,
      (value) => value > 0,
    )
    expect(means?.mean(0, 10)).toBe(90)
  })
})

it('a cadence of one foot becomes steps, one of steps stays', () => {
  const oneFoot = made([
    [0, 85],
    [1, 0],
    [2, 90],
  ])
  const steps = made([
    [0, 170],
    [1, 180],
  ])
  expect(values(toSteps(oneFoot, false).cadence)).toEqual([170, 0, 180])
  expect(values(toSteps(steps, false).cadence)).toEqual([170, 180])
  expect(
    values(
      toSteps(
        made([
          [0, 160],
          [1, 130],
        ]),
        true,
      ).cadence,
    ),
  ).toEqual([null, 260])
})

const FOLDER = new URL('../../../../shared/data/', import.meta.url)
const isThere = existsSync(FOLDER)
if (!isThere) process.stdout.write('The corpus of tracks is not here: its tests are skipped.\n')

describe.skipIf(!isThere)('measures of real files', () => {
  it.each([
    ['fit/fitparse__activity-small-fenix2-run.fit', 'fc', 2808],
    ['fit/sportslib__6909950168.fit', 'puissance', 2148],
    ['tcx/goldencheetah__activity_790564009.tcx', 'cadence', 72],
    ['gpx/sportslib__2067489619.gpx', 'fc', 502],
  ] as const)('%s has its %s', (path, sensor, nb) => {
    const { sensors } = readTrack(readFileSync(new URL(path, FOLDER)), {}, { hasSensors: true })
    const known = values(sensors?.[sensor]).filter((value) => value !== null)
    expect(known.length).toBe(nb)
  })
})
