import type { Input } from '@foulee/contract/shared/call'
import { readDone as readFigures } from '#features/entrainement/shared/entrainements/done-body.ts'
import { readLine } from '#ui/form/form-values.ts'

type Done = Input<'POST /api/training-session/{id}'>['body']

export function readDone(form: FormData): Done {
  const jour = readLine(form, 'jour')
  const { duree, distance, rpe, mots } = readFigures(form)
  const figures = Object.entries({ duree, distance, rpe })
  const told = figures.filter(([, value]) => value !== null)
  return {
    etat: 'fait',
    ...(jour && { jour }),
    ...(mots && { mots }),
    ...Object.fromEntries(told),
  }
}
