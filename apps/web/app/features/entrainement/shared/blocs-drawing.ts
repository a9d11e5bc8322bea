import type { Bloc, Image } from '@foulee/domain/entrainement/blocs'
import { classifyEffort, EFFORT_CLASSES, type EffortClass } from './effort-classes.ts'

export const FRAME = { width: 1000, height: 100 } as const

/** Gap between two blocks in view box units; at most a fifth of the narrower one. */
const GAP = 4

const round = (value: number) => Math.round(value * 10) / 10

/**
 * One path per colour keeps pages of many cards light.
 * @param classify colour of a block, by its height by default
 */
export function drawBlocs(
  { blocs, largeur }: Pick<Image, 'blocs' | 'largeur'>,
  classify: (bloc: Bloc) => EffortClass = classifyEffort,
): { effort: EffortClass; path: string }[] {
  const paths = new Map<EffortClass, string>()
  for (const bloc of blocs) {
    const full = (bloc.largeur / largeur) * FRAME.width
    const x = round((bloc.debut / largeur) * FRAME.width)
    const width = round(full - Math.min(GAP, full / 5))
    const height = round(bloc.hauteur * FRAME.height)
    const effort = classify(bloc)
    const drawn = `M${x} ${round(FRAME.height - height)}h${width}v${height}h-${width}z`
    paths.set(effort, (paths.get(effort) ?? '') + drawn)
  }
  return EFFORT_CLASSES.flatMap(({ id }) => {
    const path = paths.get(id)
    return path ? [{ effort: id, path }] : []
  })
}

/** Tick intervals of the time axis, in minutes. */
const STEPS = [1, 2, 5, 10, 15, 20, 30, 60, 120, 240]

/** Ticks of the time axis in seconds: at most six, without the start. */
export function listMarks(seconds: number): number[] {
  const minutes = seconds / 60
  const step = STEPS.find((step) => minutes / step <= 6) ?? 480
  return Array.from({ length: Math.floor(minutes / step) }, (_, index) => (index + 1) * step * 60)
}
