import type { FinTour } from '@foulee/domain/entrainement/deroule'
import type { Sport } from '@foulee/domain/shared/sport'
import { type Columns, finishTrack, type Waypoints } from '../read-columns.ts'
import { type Content, createContent } from '../read-content.ts'
import type { ReadLimits, SensorOptions } from '../read-limits.ts'
import { parseDecimal, parseTime } from '../read-numbers.ts'
import { sportOf } from '../read-sport.ts'
import { createTours } from '../tours.ts'
import type { Track } from '../track.ts'
import { createElementWalker, type Element } from '../xml/element-walker.ts'
import type { XmlFormat } from '../xml/xml-handler.ts'

/** Garmin TrainingCenterDatabase v2, without calories and devices. */
const CHILDREN = {
  '': ['TrainingCenterDatabase'],
  TrainingCenterDatabase: ['Activities', 'Courses', 'Author'],
  Author: ['Name'],
  Activities: ['Activity', 'MultiSportSession'],
  MultiSportSession: ['FirstSport', 'NextSport'],
  FirstSport: ['Activity'],
  NextSport: ['Activity'],
  Activity: ['Lap', 'Notes'],
  Lap: ['Track', 'TotalTimeSeconds', 'DistanceMeters', 'TriggerMethod'],
  Courses: ['Course'],
  Course: ['Name', 'Notes', 'Track', 'CoursePoint'],
  Track: ['Trackpoint'],
  Trackpoint: ['Time', 'Position', 'AltitudeMeters'],
  CoursePoint: ['Name', 'Position', 'AltitudeMeters', 'PointType', 'Notes'],
  Position: ['LatitudeDegrees', 'LongitudeDegrees'],
}

/** Watts and the cadence of a run stand in the extension ActivityExtension v2. */
const SENSOR_CHILDREN = {
  ...CHILDREN,
  Trackpoint: [...CHILDREN.Trackpoint, 'HeartRateBpm', 'Cadence', 'Extensions'],
  HeartRateBpm: ['Value'],
  Extensions: ['TPX'],
  TPX: ['Watts', 'RunCadence'],
}
const EXTENSION = /:(TPX|Watts|RunCadence)$/

type TcxContent = Content & {
  activities: { sport: Sport | null; from: number }[]
  isActivity: boolean
  tours: ReturnType<typeof createTours>
  tracksInside: number
  takesIndoor: boolean | undefined
}

/**
 * Reader of TCX activities and guided tracks. A second track in a lap follows a pause and is a new
 * segment; a new lap is no break.
 */
export function createTcxFormat(limits: ReadLimits, options: SensorOptions = {}): XmlFormat {
  const content: TcxContent = {
    ...createContent(limits, options),
    activities: [],
    isActivity: false,
    tours: createTours(),
    tracksInside: 0,
    takesIndoor: options.takesIndoor,
  }
  const walker = createElementWalker({
    children: options.hasSensors ? SENSOR_CHILDREN : CHILDREN,
    open: (element) => openElement(content, element),
    close: (element, parent) => closeElement(content, element, parent),
  })
  const open: typeof walker.open = (name, attributes) =>
    walker.open(EXTENSION.exec(name)?.[1] ?? name, attributes)
  return { handler: { ...walker, open, finish: () => finishTcx(content) } }
}

function openElement(content: TcxContent, { name, attributes }: Element): void {
  switch (name) {
    case 'Activity':
      content.isActivity = true
      content.activities.push({ sport: sportOf(attributes.Sport), from: content.columns.count })
      content.sport ??= sportOf(attributes.Sport)
      content.columns.breakSegment()
      return
    case 'Course':
      content.columns.breakSegment()
      content.tracksInside = 0
      return
    case 'Lap':
      content.tracksInside = 0
      return
    case 'Track':
      if (content.tracksInside > 0) content.columns.breakSegment()
      content.tracksInside++
  }
}

function closeElement(content: TcxContent, element: Element, parent: Element | undefined): void {
  const { name, texts } = element
  switch (name) {
    case 'Position':
    case 'TPX':
    case 'HeartRateBpm':
    case 'Extensions':
      if (parent) Object.assign(parent.texts, texts)
      return
    case 'Trackpoint':
      addPoint(content.columns, texts)
      addSensors(content, texts)
      return
    case 'CoursePoint':
      addWaypoint(content.waypoints, texts)
      return
    case 'Lap':
      addTour(content, element)
      return
    default:
      content.titles.add(name, texts.Name, texts.Notes)
  }
}

type Texts = Element['texts']

const lonOf = ({ LongitudeDegrees = '' }: Texts) => parseDecimal(LongitudeDegrees)
const latOf = ({ LatitudeDegrees = '' }: Texts) => parseDecimal(LatitudeDegrees)

function addPoint(columns: Columns, texts: Texts): void {
  const { AltitudeMeters = '', Time = '' } = texts
  columns.add(lonOf(texts), latOf(texts), parseDecimal(AltitudeMeters), parseTime(Time))
}

function addSensors({ sensors }: TcxContent, texts: Texts): void {
  const { Time = '', Value = '', Cadence = '', RunCadence = '', Watts = '' } = texts
  sensors?.add(parseTime(Time), {
    fc: parseDecimal(Value),
    cadence: parseDecimal(RunCadence || Cadence),
    puissance: parseDecimal(Watts),
  })
}

/** Lap triggers of the schema; location and heart rate have no equivalent. */
const TRIGGERS: Readonly<Record<string, FinTour>> = {
  Manual: 'touche',
  Distance: 'distance',
  Time: 'temps',
}

/** TCX has a single lap duration: moving time. */
function addTour({ tours }: TcxContent, { attributes, texts }: Element): void {
  const { TotalTimeSeconds = '', DistanceMeters = '', TriggerMethod = '' } = texts
  const duree = parseDecimal(TotalTimeSeconds)
  const trigger = TriggerMethod.trim()
  tours.add({
    debut: parseTime(attributes.StartTime ?? ''),
    chrono: duree,
    ecoule: duree,
    distance: parseDecimal(DistanceMeters),
    fin: Object.hasOwn(TRIGGERS, trigger) ? (TRIGGERS[trigger] ?? 'inconnu') : 'inconnu',
    etape: Number.NaN,
  })
}

function addWaypoint(waypoints: Waypoints, texts: Texts): void {
  waypoints.add({
    lon: lonOf(texts),
    lat: latOf(texts),
    ele: parseDecimal(texts.AltitudeMeters ?? ''),
    name: texts.Name,
    description: texts.Notes,
    type: texts.PointType,
  })
}

function finishTcx(content: TcxContent): Track {
  const { columns, waypoints, tours, titles, isActivity, sport, activities, sensors } = content
  const { takesIndoor } = content
  return finishTrack({
    name: titles.pick('name', ['Course']),
    description: titles.pick('description', ['Course', 'Activity']),
    columns,
    waypoints: waypoints.list,
    sensors,
    takesIndoor,
    tours: isActivity ? tours.list : [],
    sessions: activities.map((activity, index) => ({
      sport: activity.sport,
      ...columns.span(activity.from, activities[index + 1]?.from ?? columns.count),
    })),
    source: {
      format: 'tcx',
      creator: titles.pick('name', ['Author']),
      kind: isActivity ? 'activite' : 'parcours',
      sport,
    },
  })
}
