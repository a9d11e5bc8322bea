import { ApiError } from '@foulee/contract/errors'
import { writeSteps } from '@foulee/domain/entrainement/mots'
import { type Reperes, SANS_REPERES } from '@foulee/domain/entrainement/reperes'
import { TraceError } from '@foulee/trace/track'
import { writeWorkoutFit } from '@foulee/trace/workout/write-workout-fit'
import { writeWorkoutZwo } from '@foulee/trace/workout/write-workout-zwo'
import { SANS_TITRE } from './seances.presenter.ts'
import type { SeanceRow } from './seances.queries.ts'

type Format = 'fit' | 'zwo' | 'txt'

/**
 * A session as a file. With a VMA, shares of it become the paces of whoever asks.
 * @throws ApiError `seance_sans_etapes`, also for steps that the format cannot say, with what to do
 */
export function writeSeanceFile(
  { titre, slug, sport, description, steps }: SeanceRow,
  format: Format,
  reperes: Reperes = SANS_REPERES,
): { content: Buffer | string; filename: string } {
  if (!steps.length) throw new ApiError('seance_sans_etapes')
  const workout = { titre: titre || SANS_TITRE, sport, steps }
  const filename = `${slug}.${format}`
  if (format === 'txt') {
    const content = [workout.titre, description, writeSteps(steps, reperes)]
    return { content: content.filter(Boolean).join('\n\n'), filename }
  }
  try {
    if (format === 'zwo') return { content: writeWorkoutZwo({ ...workout, description }), filename }
    const { vma } = reperes
    const bytes = writeWorkoutFit(workout, vma === null ? {} : { vma })
    return { content: Buffer.from(bytes), filename }
  } catch (cause) {
    if (!(cause instanceof TraceError)) throw cause
    throw new ApiError('seance_sans_etapes', { message: cause.message, cause })
  }
}
