import * as z from 'zod'
import { Text } from '../shared/fields.ts'
import { Resultat } from './resultat.ts'

const Count = z.int().min(0)
const Rang = z.int().min(1)

/** The field at a point. */
export const PointResultats = z.strictObject({
  nom: Text,
  metres: Count,
  is_arrivee: z.boolean(),
  /** Lines seen there. */
  nb: Count,
  /** Seconds from the start; null for fewer than five. */
  quantiles: z.strictObject({ p20: Count, p50: Count, p80: Count }).nullable(),
})
export type PointResultats = z.infer<typeof PointResultats>

/** A point of a line’s way; the finish last. */
export const PassageResultat = z.strictObject({
  nom: Text,
  metres: Count,
  is_arrivee: z.boolean(),
  /** Seconds from the start. */
  temps: Count,
  /** Place among those seen there. */
  rang: Rang,
  /** Places won since the point before; negative when lost, null at the first. */
  gagnees: z.int().nullable(),
})
export type PassageResultat = z.infer<typeof PassageResultat>

/** A line at a point. */
export const LignePoint = PassageResultat.pick({ temps: true, rang: true, gagnees: true }).extend({
  ligne: Resultat,
})
export type LignePoint = z.infer<typeof LignePoint>
