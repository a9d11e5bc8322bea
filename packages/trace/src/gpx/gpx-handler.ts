import { type Columns, createColumns, finishTrack, type Waypoints } from '../read-columns.ts'
import { type Content, createContent } from '../read-content.ts'
import type { ReadLimits, SensorOptions } from '../read-limits.ts'
import { parseDecimal, parseTime } from '../read-numbers.ts'
import { sportOf } from '../read-sport.ts'
import { cleanName } from '../read-titles.ts'
import type { Track } from '../track.ts'
import { createElementWalker, type Element } from '../xml/element-walker.ts'
import type { XmlFormat } from '../xml/xml-handler.ts'
import { createPointScanner, POINT_END } from './scan-points.ts'

/** GPX 1.0 and 1.1, with common errors: waypoints and points directly inside a track. */
const CHILDREN = {
  '': ['gpx'],
  gpx: ['metadata', 'trk', 'rte', 'wpt', 'name', 'desc'],
  metadata: ['name', 'desc'],
  trk: ['trkseg', 'trkpt', 'wpt', 'name', 'desc', 'cmt', 'type'],
  trkseg: ['trkpt', 'wpt'],
  rte: ['rtept', 'name', 'desc', 'cmt', 'type'],
  trkpt: ['ele', 'time'],
  rtept: ['ele', 'time', 'extensions'],
  // Garmin programs store the way between two route points there (GpxExtensions v3).
  extensions: ['RoutePointExtension'],
  RoutePointExtension: ['rpt'],
  rpt: [],
  wpt: ['ele', 'name', 'desc', 'cmt', 'sym', 'type'],
}

/** Names of the sensors in TrackPointExtension v1 and v2, and in files of other programs. */
const SENSOR_NAMES = ['hr', 'heartrate', 'cad', 'cadence', 'atemp', 'temp', 'power', 'watts']
const SENSOR_CHILDREN = {
  ...CHILDREN,
  trkpt: [...CHILDREN.trkpt, 'extensions'],
  extensions: [...CHILDREN.extensions, 'TrackPointExtension', ...SENSOR_NAMES],
  TrackPointExtension: SENSOR_NAMES,
}

const GARMIN = /:(RoutePointExtension|rpt)$/
const GARMIN_SENSORS = new RegExp(
  `:(RoutePointExtension|rpt|TrackPointExtension|${SENSOR_NAMES.join('|')})$`,
)

type GpxContent = Content & {
  routes: Columns
  creator: string | null
  trackCount: number
  routeCount: number
  way: Element['attributes'][]
}

export function createGpxFormat(limits: ReadLimits, options: SensorOptions = {}): XmlFormat {
  const content: GpxContent = {
    ...createContent(limits, options),
    routes: createColumns(limits),
    creator: null,
    trackCount: 0,
    routeCount: 0,
    way: [],
  }
  let isAfterPoint = false
  const walker = createElementWalker({
    children: options.hasSensors ? SENSOR_CHILDREN : CHILDREN,
    open: (element) => openElement(content, element),
    close(element, parent) {
      closeElement(content, element, parent)
      isAfterPoint = element.name === 'trkpt'
    },
  })
  const prefixed = options.hasSensors ? GARMIN_SENSORS : GARMIN
  const scanner = createPointScanner(content.columns)
  return {
    handler: {
      ...walker,
      open(name, attributes) {
        isAfterPoint = false
        walker.open(prefixed.exec(name)?.[1] ?? name, attributes)
      },
      finish: () => finishGpx(content),
    },
    shortcut: {
      endTag: POINT_END,
      get isReady() {
        return isAfterPoint
      },
      scan: scanner.scan,
      get lines() {
        return scanner.lines
      },
    },
  }
}

function openElement(content: GpxContent, { name, attributes }: Element): void {
  switch (name) {
    case 'gpx':
      content.creator = cleanName(attributes.creator)
      return
    case 'trk':
      content.trackCount++
      content.columns.breakSegment()
      return
    case 'trkseg':
      content.columns.breakSegment()
      return
    case 'rte':
      content.routeCount++
      content.routes.breakSegment()
  }
}

function closeElement(content: GpxContent, element: Element, parent: Element | undefined): void {
  switch (element.name) {
    case 'trkpt':
      addPoint(content.columns, element)
      addSensors(content, element)
      return
    case 'rtept':
      addPoint(content.routes, element)
      for (const attributes of content.way) addPoint(content.routes, { attributes, texts: {} })
      content.way = []
      return
    case 'extensions':
    case 'TrackPointExtension':
      if (parent) Object.assign(parent.texts, element.texts)
      return
    case 'rpt':
      content.way.push(element.attributes)
      return
    case 'wpt':
      addWaypoint(content.waypoints, element)
      return
    case 'trkseg':
      content.columns.breakSegment()
      return
    default:
      content.sport ??= sportOf(element.texts.type)
      content.titles.add(element.name, element.texts.name, descriptionIn(element))
  }
}

const descriptionIn = ({ texts }: Element) => texts.desc ?? texts.cmt

function addPoint(columns: Columns, { attributes, texts }: Omit<Element, 'name'>): void {
  const { lon = '', lat = '' } = attributes
  const { ele = '', time = '' } = texts
  columns.add(parseDecimal(lon), parseDecimal(lat), parseDecimal(ele), parseTime(time))
}

function addSensors({ sensors }: GpxContent, { texts }: Element): void {
  if (!sensors) return
  const { hr, heartrate, cad, cadence, power, watts, atemp, temp } = texts
  sensors.add(parseTime(texts.time ?? ''), {
    fc: parseDecimal(hr ?? heartrate ?? ''),
    cadence: parseDecimal(cad ?? cadence ?? ''),
    puissance: parseDecimal(power ?? watts ?? ''),
    temperature: parseDecimal(atemp ?? temp ?? ''),
  })
}

function addWaypoint(waypoints: Waypoints, element: Element): void {
  const { attributes, texts } = element
  waypoints.add({
    lon: parseDecimal(attributes.lon ?? ''),
    lat: parseDecimal(attributes.lat ?? ''),
    ele: parseDecimal(texts.ele ?? ''),
    name: texts.name,
    description: descriptionIn(element),
    type: texts.type?.trim() ? texts.type : texts.sym,
  })
}

/** A single track names the file; otherwise the metadata does. */
const titleOrder = (part: string, count: number) =>
  count === 1 ? [part, 'metadata', 'gpx'] : ['metadata', 'gpx', part]

function finishGpx(content: GpxContent): Track {
  const { routes, waypoints, titles, creator, sport, sensors } = content
  const { columns: tracks } = content
  const isRoute = tracks.count < 2 && routes.count > tracks.count
  const columns = isRoute ? routes : tracks
  const order = isRoute
    ? titleOrder('rte', content.routeCount)
    : titleOrder('trk', content.trackCount)
  return finishTrack({
    name: titles.pick('name', order),
    description: titles.pick('description', order),
    columns,
    waypoints: waypoints.list,
    sensors,
    source: { format: 'gpx', creator, kind: columns.isTimed ? 'activite' : 'parcours', sport },
  })
}
