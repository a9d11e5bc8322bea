import { ApiError } from '@foulee/contract/shared/errors'
import { writeSteps } from '@foulee/domain/entrainement/mots'
import { writeRaccourci } from '@foulee/domain/entrainement/raccourci-write'
import { type Reperes, SANS_REPERES } from '@foulee/domain/entrainement/reperes'
import { TraceError } from '@foulee/trace/track'
import { writeWorkoutZwo } from '@foulee/trace/workout/write-workout-zwo'
import { buildEvent, CALENDAR_MEDIA } from '#features/entrainement/agenda/agenda.calendar.ts'
import { SANS_TITRE } from './seances.presenter.ts'
import type { SeanceRow } from './seances.queries.ts'

export type SeanceFormat = 'fit' | 'zwo' | 'txt'
type Written = Pick<SeanceRow, 'titre' | 'slug' | 'sport' | 'description' | 'steps'>

export const describeSeance = (
  { description, steps }: Pick<Written, 'description' | 'steps'>,
  reperes: Reperes = SANS_REPERES,
): string =>
  [description, writeRaccourci(steps), writeSteps(steps, reperes)].filter(Boolean).join('\n\n')

/** A library session on a day, as a calendar event. Its UID is made of page and day. */
export const writeSeanceEvent = (
  row: Written & Pick<SeanceRow, 'id' | 'updated_at'>,
  jour: string,
  publicUrl: string,
): { content: string; filename: string; media: string } => ({
  content: buildEvent(
    {
      cle: `seance:${row.id}-${jour}`,
      nature: 'seance',
      jour,
      fin: null,
      heure: null,
      titre: row.titre || SANS_TITRE,
      detail: describeSeance(row),
      url: `/training/${row.slug}`,
      etat: 'prevu',
    },
    publicUrl,
    new Date(row.updated_at),
  ),
  filename: `${row.slug}.ics`,
  media: CALENDAR_MEDIA,
})

/**
 * A session as a file. With a VMA, percentages become the reader's paces.
 * @throws ApiError `seance_sans_etapes`, also for steps beyond the format, with advice
 */
export async function writeSeanceFile(
  { titre, slug, sport, description, steps }: Written,
  format: SeanceFormat,
  reperes: Reperes = SANS_REPERES,
): Promise<{ content: Buffer | string; filename: string }> {
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
    const { writeWorkoutFit } = await import('@foulee/trace/workout/write-workout-fit')
    const bytes = writeWorkoutFit(workout, vma === null ? {} : { vma })
    return { content: Buffer.from(bytes), filename }
  } catch (cause) {
    if (!(cause instanceof TraceError)) throw cause
    throw new ApiError('seance_sans_etapes', { message: cause.message, cause })
  }
}
