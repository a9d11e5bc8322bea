import type { Output } from '@foulee/contract/shared/call'
import { type Counts, countByCode } from '#kit/directory/counts.ts'

export type Calendrier = Output<'GET /api/calendrier'>['data']

export const indexCounts = ({ departements }: Calendrier): Counts => countByCode(departements)

export const comingMonths = ({ mois }: Calendrier, today: string): Calendrier['mois'] =>
  mois.filter((item) => item.mois >= today.slice(0, 7))
