import { RETENTION_MONTHS } from '@foulee/domain/site/audience'
import * as z from 'zod'

/** Retention periods in months (decision 156); null: for ever. */
export type RetentionSettings = {
  audienceMonths: number
  noticeMonths: number
  itemMonths: number | null
  messageMonths: number | null
  resultMonths: number | null
  /** Stored lines and elevations of activities: older ones are read from their files. */
  lineMonths: number | null
}

/** A shorter period would delete data in use. */
const months = z.coerce.number().int().min(3).max(1_200)

export const retentionFields = {
  AUDIENCE_MOIS: z.coerce.number().int().min(1).max(RETENTION_MONTHS).default(RETENTION_MONTHS),
  NOTIFICATIONS_MOIS: months.default(24),
  FIL_MOIS: months.optional(),
  MESSAGES_MOIS: months.optional(),
  RESULTATS_MOIS: months.optional(),
  SORTIES_MOIS: months.optional(),
}

type RetentionEnv = z.infer<z.ZodObject<typeof retentionFields>>

export const readRetention = (s: RetentionEnv): RetentionSettings => ({
  audienceMonths: s.AUDIENCE_MOIS,
  noticeMonths: s.NOTIFICATIONS_MOIS,
  itemMonths: s.FIL_MOIS ?? null,
  messageMonths: s.MESSAGES_MOIS ?? null,
  resultMonths: s.RESULTATS_MOIS ?? null,
  lineMonths: s.SORTIES_MOIS ?? null,
})
