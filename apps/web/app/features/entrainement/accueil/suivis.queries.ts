import type { Suivi } from '@foulee/contract/entrainement/programmation'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { TRAINING_KEY } from '../../../entrainement/entrainements/entrainements.queries.ts'

/** The plans that I follow or asked for, the newest first. */
export const suivisQuery = queryOptions({
  queryKey: [...TRAINING_KEY, 'suivis'],
  queryFn: async () => (await api('POST /api/training/plan', { query: { nb_page: 20 } })).data,
})

/** Those that are on the way now, before those that wait for something. */
export const listCurrent = (suivis: readonly Suivi[]): Suivi[] => [
  ...suivis.filter(({ etat }) => etat === 'en_cours'),
  ...suivis.filter(({ etat }) => etat === 'accorde' || etat === 'demande'),
]
