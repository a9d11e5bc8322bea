import { DEGREE } from '../distance.ts'
import { element, formatDegrees, formatMetres } from '../write-text.ts'

/** Seconds, metres; `fin` is a TCX trigger, `Manual` by default. */
export type MadeTour = { duree: number; distance: number; fin?: 'Manual' | 'Distance' | 'Time' }

type Place = { lon: number; lat: number; ele?: number }
type MadeOuting = {
  debut: number
  tours: readonly MadeTour[]
  positionAt?: (metres: number) => Place
}

const EVERY = 5

const north = (metres: number): Place => ({ lon: 5.8, lat: 45.3 + metres / DEGREE })

export function madeTcx({ debut, tours, positionAt = north }: MadeOuting): string {
  let seconds = 0
  let metres = 0
  const laps = tours.map((tour) => {
    const lap = writeLap(tour, { at: debut + seconds * 1000, from: metres, positionAt })
    seconds += tour.duree
    metres += tour.distance
    return lap
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">',
    `<Activities><Activity Sport="Running">${element('Id', instant(debut))}`,
    ...laps,
    '</Activity></Activities></TrainingCenterDatabase>',
  ].join('\n')
}

const instant = (ms: number) => new Date(ms).toISOString()

type From = { at: number; from: number; positionAt: (metres: number) => Place }

function writeLap({ duree, distance, fin = 'Manual' }: MadeTour, { at, from, positionAt }: From) {
  const count = Math.max(1, Math.ceil(duree / EVERY))
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count
    return writePoint(at + share * duree * 1000, positionAt(from + share * distance))
  })
  return [
    `<Lap StartTime="${instant(at)}">`,
    element('TotalTimeSeconds', String(duree)),
    element('DistanceMeters', formatMetres(distance)),
    `${element('Intensity', 'Active')}${element('TriggerMethod', fin)}`,
    `<Track>${points.join('')}</Track></Lap>`,
  ].join('')
}

const writePoint = (at: number, { lon, lat, ele }: Place) =>
  [
    `<Trackpoint>${element('Time', instant(at))}<Position>`,
    element('LatitudeDegrees', formatDegrees(lat)),
    `${element('LongitudeDegrees', formatDegrees(lon))}</Position>`,
    ele === undefined ? '' : element('AltitudeMeters', formatMetres(ele)),
    '</Trackpoint>',
  ].join('')
