import type { Suivi } from '@foulee/contract/entrainement/programmation'
import { countDays } from '@foulee/domain/shared/calendrier'
import { itemsOf } from '#platform/api/query-of.ts'

export const suivisQuery = itemsOf('POST /api/training/plan')

/** Days during which a finished plan is still shown. */
const LATELY = 7

export const listCurrent = (suivis: readonly Suivi[], today: string): Suivi[] => [
  ...suivis
    .filter(({ etat }) => etat === 'en_cours')
    .toSorted((a, b) => (a.debut ?? '').localeCompare(b.debut ?? '')),
  ...suivis.filter(({ etat }) => etat === 'accorde' || etat === 'demande'),
  ...suivis.filter(
    ({ etat, fin }) => etat === 'termine' && fin !== null && countDays(fin, today) <= LATELY,
  ),
]

export const findPlan = (suivis: readonly Suivi[], id: number | undefined): Suivi | undefined =>
  suivis.find((suivi) => suivi.id === id) ?? suivis[0]
