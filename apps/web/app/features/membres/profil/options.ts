import type { Output } from '@foulee/contract/shared/call'
import { useSuspenseQuery } from '@tanstack/react-query'
import { possibleQuery } from './profil.queries.ts'

export type ProfilOptions = Output<'POST /api/profile/possible'>['data']

export const useOptions = (): ProfilOptions => useSuspenseQuery(possibleQuery).data

/** Merges `distance_min` and `distance_max` into the JSON field of the API. */
export function joinDistances(form: FormData): FormData {
  const [min, max] = ['distance_min', 'distance_max'].map((name) => Number(form.get(name)) || 0)
  form.delete('distance_min')
  form.delete('distance_max')
  form.set('distance_courses', JSON.stringify({ ...(min && { min }), ...(max && { max }) }))
  return form
}
