import { addDays, getDayNumber } from './calendrier.ts'

const DAY_MS = 86_400_000
/** Epoch of almanacs: 1 January 2000, noon. */
const J2000 = Date.UTC(2000, 0, 1, 12)
/** Altitude in degrees at sunrise: upper limb on the horizon, refraction included. */
const HORIZON = -0.833
/** Obliquity and argument of perihelion of the Earth, in degrees. */
const TILT = 23.4397
const PERIHELION = 102.9372

type Position = readonly [lon: number, lat: number]

/** Epoch milliseconds. */
export type Soleil = { lever: number; coucher: number }

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)

/**
 * Sunrise and sunset of a day at a place (degrees), by the sunrise equation (Meeus, « Astronomical
 * Algorithms », 1998, chapters 15 and 25, without terms below a minute). Null during polar day or
 * night.
 */
export function getSoleil(date: string, [lon, lat]: Position): Soleil | null {
  const noon = (getDayNumber(date) * DAY_MS + DAY_MS / 2 - J2000) / DAY_MS - lon / 360
  const anomaly = 357.5291 + 0.98560028 * noon
  const centre = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly)
  const longitude = anomaly + centre + 180 + PERIHELION
  const transit = noon + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * longitude)
  const sinDeclination = sin(longitude) * sin(TILT)
  const cosDeclination = Math.sqrt(1 - sinDeclination ** 2)
  const cosine = (sin(HORIZON) - sin(lat) * sinDeclination) / (cos(lat) * cosDeclination)
  if (!(Math.abs(cosine) <= 1)) return null
  const half = Math.acos(cosine) / (2 * Math.PI)
  const at = (day: number) => J2000 + day * DAY_MS
  return { lever: at(transit - half), coucher: at(transit + half) }
}

export type Nuit = { debut: number; fin: number }

/**
 * Nights during a race, sunset to sunrise, clipped to the race.
 * @param depart epoch milliseconds, on local day `date` @param duree seconds
 */
export function listNuits(
  { depart, date, duree }: { depart: number; date: string; duree: number },
  position: Position,
): Nuit[] {
  const days = Math.ceil(duree / 86_400) + 2
  return Array.from({ length: days }, (_, index) => addDays(date, index - 1)).flatMap((day) => {
    const evening = getSoleil(day, position)
    const morning = getSoleil(addDays(day, 1), position)
    if (!evening || !morning) return []
    const debut = Math.max(0, (evening.coucher - depart) / 1000)
    const fin = Math.min(duree, (morning.lever - depart) / 1000)
    return fin > debut ? [{ debut, fin }] : []
  })
}
