import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ACCEPTED, compareFit, compareGpx, compareTcx, type Outcome } from './corpus-truth.ts'
import { readTrack } from './read-track.ts'
import { TraceError } from './track.ts'

/*
 * Files of many programs, with what is known of each. They are recordings of people and no part of the
 * project: where they are absent, there is nothing to test.
 */
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
