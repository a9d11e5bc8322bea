import { ApiError } from '@foulee/contract/errors'
import type { seances } from '@foulee/db/schema'
import type { Step } from '@foulee/domain/entrainement/step'
import { TraceError } from '@foulee/trace/track'
import { readWorkout } from '@foulee/trace/workout/read-workout'
import type { UploadedFile } from '../../../http/feature.ts'

type Imported = { content: Partial<typeof seances.$inferInsert>; steps: readonly Step[] }

/**
 * A session from the file of a watch or a trainer.
 * @throws ApiError `seance_illisible`, with what is wrong with the file
 */
export function importSeance({ bytes, name }: Pick<UploadedFile, 'bytes' | 'name'>): Imported {
  try {
    const { titre, sport, steps, description } = readWorkout(bytes, name)
    const content = {
      titre: titre.slice(0, 120),
      description: description.slice(0, 3000),
      sport,
    }
    return { content, steps }
  } catch (cause) {
    if (!(cause instanceof TraceError)) throw cause
    throw new ApiError('seance_illisible', { message: cause.message, cause })
  }
}
