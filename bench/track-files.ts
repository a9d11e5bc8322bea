import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { writeFit } from '@foulee/trace/write-fit'
import { writeGpx } from '@foulee/trace/write-gpx'
import { writeTcx } from '@foulee/trace/write-tcx'

export type TrackFiles = { gpx: string; tcx: string; fit: string; remove: () => void }

const SPACING_M = 3

/** Deterministic winding mountain run with GPS errors, one point per second. */
const simulate = (points: number) =>
  simulateTrack({
    length: (points - 1) * SPACING_M,
    spacing: SPACING_M,
    speed: SPACING_M,
    way: (distance) => [3000 * Math.sin(distance / 9000), 2000 * Math.cos(distance / 7000)],
    altitude: (distance) => 1200 + 600 * Math.sin(distance / 4000) + 40 * Math.sin(distance / 300),
    noise: { deviation: 3, reach: 60 },
    wander: 1.5,
    seed: 'mesure',
  })

export function writeTrackFiles(points: number): TrackFiles {
  const folder = mkdtempSync(join(tmpdir(), 'foulee-traces-'))
  const track = simulate(points)
  const write = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }
  return {
    gpx: write('trace.gpx', writeGpx(track, { hasTimes: true })),
    tcx: write('trace.tcx', writeTcx(track)),
    fit: write('trace.fit', writeFit(track)),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
