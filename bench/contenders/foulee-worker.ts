import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { measureTrack } from '@foulee/trace/measure'
import { readTrack } from '@foulee/trace/read-track'
import { simplifyTrack } from '@foulee/trace/simplify'
import { countPoints } from '@foulee/trace/track'
import type { Found } from './contender.ts'

const TOLERANCE_M = 5

function run(path: string): Found {
  const track = readTrack(readFileSync(path))
  const { points, distance, denivele } = measureTrack(track)
  const simplified = countPoints(simplifyTrack(track, TOLERANCE_M))
  return { points, distance, denivele: denivele.calcule, simplified }
}

parentPort?.on('message', (path) => parentPort?.postMessage(run(path)))
parentPort?.postMessage('loaded')
