import type { Output } from '@foulee/contract/call'

export type Calendrier = Output<'GET /api/calendrier'>['data']

/** Department → how many races are to come there. */
export const indexCounts = ({ departements }: Calendrier): Record<string, number> =>
  Object.fromEntries(departements.map(({ departement, nb }) => [departement, nb]))

/** Months from this one on that have races, with how many. */
export const comingMonths = ({ mois }: Calendrier, today: string): Calendrier['mois'] =>
  mois.filter((one) => one.mois >= today.slice(0, 7))
