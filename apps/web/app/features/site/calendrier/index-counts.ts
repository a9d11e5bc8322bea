import type { Output } from '@foulee/contract/shared/call'
import { type Counts, countByCode } from '#kit/directory/counts.ts'

export type Calendrier = Output<'GET /api/calendrier'>['data']

/** Number of coming races by code of the département. */
export const indexCounts = ({ departements }: Calendrier): Counts => countByCode(departements)

/** Months with races, from the current one on. */
export const comingMonths = ({ mois }: Calendrier, today: string): Calendrier['mois'] =>
  mois.filter((one) => one.mois >= today.slice(0, 7))
