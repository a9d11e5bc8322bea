import { makeGpx } from '@foulee/testing/trace-files'
import { afterAll, describe, expect, it } from 'vitest'
import { NO_MARKS } from './marks.ts'
import { createJobTracePool, createTracePool } from './pool.ts'
import type { TraceTask } from './tasks.ts'

const reading = (bytes: Uint8Array): Extract<TraceTask, { kind: 'file' }> => ({
  kind: 'file',
  file: { bytes },
  before: null,
  marks: NO_MARKS,
  options: { rayon: 0 },
})
const long = (points: number) =>
  new TextEncoder().encode(
    `<gpx version="1.1"><trk><trkseg>${Array.from(
      { length: points },
      (_, index) => `<trkpt lat="${(45 + index * 1e-6).toFixed(6)}" lon="5"/>`,
    ).join('')}</trkseg></trk></gpx>`,
  )

const pool = createTracePool({ threads: 1 })
afterAll(() => pool.close())

describe('the threads that read tracks', { timeout: 120_000 }, () => {
  it('answer each caller its own track, however many at once', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `Tour ${index}`)
    const answers = await Promise.all(names.map((name) => pool.run(reading(makeGpx({ name })))))
    expect(answers.map(({ facts }) => facts?.name)).toEqual(names)
  })

  it('go on after a refusal', async () => {
    const refused = pool.run(reading(new TextEncoder().encode('<gpx>')))
    await expect(refused).rejects.toMatchObject({ name: 'TraceError' })
    expect((await pool.run(reading(makeGpx()))).trace.mesures.points).toBeGreaterThan(100)
  })

  it('of a job read a million points in their small heap', async () => {
    const ofJob = createJobTracePool()
    const { trace } = await ofJob.run(reading(long(1_000_000)))
    await ofJob.close()
    expect(trace.mesures.points).toBe(1_000_000)
  })

  it('read a million points without blocking the main thread, and refuse more', async () => {
    const bytes = long(1_000_000)
    let turns = 0
    const watch = setInterval(() => turns++, 20)
    const answer = await pool.run(reading(bytes))
    clearInterval(watch)
    expect(answer.trace.mesures.points).toBe(1_000_000)
    // Reading on this thread would block all turns.
    expect(turns).toBeGreaterThan(10)
    await expect(pool.run(reading(long(1_000_001)))).rejects.toMatchObject({
      code: 'trop_de_points',
    })
  })

  it('are replaced when a task takes too long or too much', async () => {
    const hasty = createTracePool({ threads: 1, timeLimit: 1 })
    await expect(hasty.run(reading(long(200_000)))).rejects.toMatchObject({
      code: 'trop_de_points',
    })
    await hasty.close()
    const poor = createTracePool({
      threads: 1,
      memory: { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 4 },
    })
    await expect(poor.run(reading(long(1_000_000)))).rejects.toThrow()
    expect((await poor.run(reading(makeGpx()))).trace.mesures.distance).toBeCloseTo(8000, -2)
    await poor.close()
  })

  it('take nothing more once they are closed', async () => {
    const closed = createTracePool()
    await closed.close()
    await expect(closed.run(reading(makeGpx()))).rejects.toMatchObject({
      code: 'service_indisponible',
    })
  })
})
