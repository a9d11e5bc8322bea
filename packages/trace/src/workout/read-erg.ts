import { type SimpleStepType, STEP_LIMITS, type Step } from '@foulee/domain/entrainement/step'
import { countSteps } from '@foulee/domain/entrainement/steps'
import { parseDecimal } from '../read-numbers.ts'
import { assignTypes, stepOf } from './blocks.ts'
import { type Course, parseCourse, type Stretch, smooth } from './erg-course.ts'
import { foldSteps } from './fold-steps.ts'
import { finishSteps, type ReadWorkout, type ReadWorkoutOptions } from './workout.ts'

/** Stretches searched for repetitions; a longer list is smoothed first. */
const MAX_STRETCHES = 1000

/**
 * Workout of an ERG (watts) or MRC (% of FTP) file. With `ftp`, watts are rescaled if the file
 * gives the FTP of its author. Exact repetitions are folded; a course with too many steps is
 * smoothed as little as needed.
 * @throws TraceError as `parseCourse` and `finishSteps`
 */
export function readErg(text: string, options: ReadWorkoutOptions): ReadWorkout {
  const course = parseCourse(text)
  const { header, unit, stretches } = course
  const highest = Math.max(0, ...stretches.map(({ from, to }) => Math.max(from, to)))
  let steps: readonly Step[] = []
  for (let percent = 0; percent <= 100; percent++) {
    const smoothed = percent === 0 ? stretches : smooth(stretches, (highest * percent) / 100)
    if (smoothed.length > MAX_STRETCHES) continue
    steps = stepsOf(course, smoothed, options)
    if (countSteps(steps) <= STEP_LIMITS.nombre) break
  }
  return {
    format: unit === 'watts' ? 'erg' : 'mrc',
    titre: header.get('DESCRIPTION') || stripExtension(header.get('FILE NAME') ?? ''),
    description: '',
    sport: 'velo',
    steps: finishSteps(steps),
  }
}

const stripExtension = (file: string) => file.replace(/\.\w{1,4}$/, '')

function stepsOf(course: Course, stretches: readonly Stretch[], { ftp }: ReadWorkoutOptions) {
  const isWatts = course.unit === 'watts'
  const threshold = parseDecimal(course.header.get('FTP') ?? '')
  const highest = Math.max(0, ...stretches.map(({ from, to }) => Math.max(from, to)))
  const full = isWatts ? (threshold > 0 ? threshold : highest) : 100
  const factor = isWatts && threshold > 0 && ftp !== undefined ? ftp / threshold : 1
  const blocks = stretches.map(({ start, end, from, to, isRamp }) => ({
    type: null as SimpleStepType | null,
    fin: { type: 'temps', valeur: end - start } as const,
    level: { from, to, isRamp, of: isWatts ? 'W' : 'FTP' } as const,
    words: wordsBetween(course, start, end),
  }))
  const steps = assignTypes(blocks, full).map((block) => {
    const { from, to } = block.level
    return stepOf(
      { ...block, level: { ...block.level, from: from * factor, to: to * factor } },
      ftp,
    )
  })
  return foldSteps(steps)
}

const wordsBetween = ({ cues }: Course, start: number, end: number): string =>
  cues
    .filter(({ second, text }) => text !== '' && second >= start && second < end)
    .map(({ text }) => text)
    .join(' / ')
