import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ACCEPTED, compareFit, compareGpx, compareTcx, type Outcome } from './corpus-truth.ts'
import { readTrack } from './read-track.ts'
import { readReleve } from './releve.ts'
import { TraceError } from './track.ts'

/* Corpus of real recordings, not part of the project: skipped where absent. */
const FOLDER = new URL('../../../../shared/data/', import.meta.url)
const isThere = existsSync(FOLDER)
if (!isThere) process.stdout.write('The corpus of tracks is not here: its tests are skipped.\n')

const list = (format: string) => (isThere ? readdirSync(new URL(`${format}/`, FOLDER)) : [])
const truths = (name: string) =>
  isThere ? JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) : {}

function read(path: string): Outcome {
  try {
    return readTrack(readFileSync(new URL(encodeURI(path), FOLDER)))
  } catch (error) {
    if (error instanceof TraceError) return error
    throw error
  }
}

/** Files whose points and laps cover different times, with the reason. */
const SHORTER: Readonly<Record<string, string>> = {
  'fit/gpsbabel__lezyne_super_gps-garmin_fit-sample-bad-endian.fit': 'le récepteur cherche d’abord',
  'tcx/sportslib__6281425038.tcx': 'des tours mis en pause',
}

const expectAgreement = (name: string, deviations: string[]) => {
  if (name in ACCEPTED) expect(deviations).toHaveLength(1)
  else expect(deviations).toEqual([])
}

describe.skipIf(!isThere)('GPX files', () => {
  const { files } = truths('gpx-truth.json')
  it.each(list('gpx'))('%s', (name) => {
    expectAgreement(name, compareGpx(read(`gpx/${name}`), files[name]))
  })
})

describe.skipIf(!isThere)('FIT and TCX files', () => {
  const { fit, tcx } = truths('fit-tcx-truth.json')
  it.each(list('fit'))('%s', (name) => {
    expectAgreement(name, compareFit(read(`fit/${name}`), fit[name]))
  })

  it.each(list('tcx'))('%s', (name) => {
    expectAgreement(name, compareTcx(read(`tcx/${name}`), tcx[name]))
  })

  it.each([
    ['cut by three bytes', 'fitparse__activity-unexpected-eof.fit', 14],
    ['followed by a damaged file', 'fitparse__activity-settings-corruptheader.fit', 14],
    ['cut by 19 bytes', 'fitparse__strava-android-app-201.10-b1218918.fit', 237],
    ['with a wrong checksum', 'gpsbabel__lezyne_super_gps-garmin_fit-sample-bad-endian.fit', 804],
  ])('give what can be read of one that is %s', (_, name, points) => {
    if (!list('fit').includes(name)) return
    const outcome = read(`fit/${name}`)
    expect(outcome).not.toBeInstanceOf(TraceError)
    if (outcome instanceof TraceError) return
    expect(outcome.segments.reduce((sum, { lon }) => sum + lon.length, 0)).toBe(points)
  })
})

describe.skipIf(!isThere)('laps', () => {
  const files = ['fit', 'tcx'].flatMap((format) => list(format).map((name) => `${format}/${name}`))
  /** Tolerance in seconds, and as share of the metres: receivers and foot pods differ. */
  const [SECONDS, SHARE] = [2, 0.05]

  it.each(files)('of %s fill what was recorded, and no more', (name) => {
    const track = read(name)
    if (track instanceof TraceError || !track.tours) return
    const releve = readReleve(track)
    if (!releve) return
    let [seconds, metres] = [0, 0]
    for (const { duree, distance } of track.tours) {
      expect(duree).toBeGreaterThanOrEqual(0)
      seconds += duree
      metres += distance ?? Number.NaN
    }
    const recorded = releve.metresAt(releve.duree)
    expect(Math.abs(metres - recorded)).toBeLessThan(Math.max(10, recorded * SHARE))
    if (name in SHORTER) return
    expect(Math.abs(seconds - releve.duree)).toBeLessThan(Math.max(SECONDS, seconds * 0.01))
  })

  it.each([
    ['fit/goldencheetah__10kUNLP2014-Garmin15.fit', 11, 1000, 'distance'],
    // Same activity: this format marks each kilometre as manual.
    ['tcx/goldencheetah__10kUNLP2014-Garmin15.tcx', 11, 1000, 'touche'],
    ['fit/goldencheetah__Fr955v19.28andStryd.fit', 7, 1152, 'touche'],
  ])('of %s are those that its watch showed', (name, count, metres, fin) => {
    const track = read(name)
    const tours = track instanceof TraceError ? [] : (track.tours ?? [])
    expect(tours).toHaveLength(count)
    expect(Math.round(tours[0]?.distance ?? 0)).toBe(metres)
    expect(tours[0]?.fin).toBe(fin)
  })
})
