import { ApiError } from '@foulee/contract/shared/errors'
import type { seances } from '@foulee/db/schema'
import type { Step } from '@foulee/domain/entrainement/step'
import { mapSteps } from '@foulee/domain/entrainement/steps'
import { findZone } from '@foulee/domain/entrainement/zones'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { TraceError } from '@foulee/trace/track'
import { readWorkout } from '@foulee/trace/workout/read-workout'
import type { UploadedFile } from '#platform/http/caller.ts'

type Imported = { content: Partial<typeof seances.$inferInsert>; steps: readonly Step[] }

export function importSeance({ bytes, name }: Pick<UploadedFile, 'bytes' | 'name'>): Imported {
  try {
    const { titre, sport, steps, description } = readWorkout(bytes, name)
    const content = {
      titre: takeGraphemes(titre, 120),
      description: takeGraphemes(description, 3000),
      sport,
    }
    return { content, steps: mapSteps(steps, dropUnknownZone) }
  } catch (cause) {
    if (!(cause instanceof TraceError)) throw cause
    throw new ApiError('seance_illisible', { message: cause.message, cause })
  }
}

function dropUnknownZone(step: Step): Step {
  if (step.type === 'repetition' || step.cible.type === 'libre') return step
  const { zone, ...cible } = step.cible
  return zone === undefined || findZone(zone)?.code === zone ? step : { ...step, cible }
}
