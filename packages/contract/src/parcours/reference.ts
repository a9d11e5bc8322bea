import { isPlausible, TERRAINS_REFERENCE } from '@foulee/domain/parcours/prediction'
import * as z from 'zod'

const wholeNumber = (least: number, most: number, error: string) =>
  z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })

/** A race that was run, given with a call. */
export const Reference = z
  .object({
    distance: wholeNumber(400, 500_000, 'Indiquez une distance entre 400 m et 500 km.').optional(),
    temps: wholeNumber(60, 1_000_000, 'Indiquez un temps en secondes.').optional(),
    denivele: wholeNumber(0, 50_000, 'Indiquez un dénivelé en mètres.').optional(),
    terrain: z.enum(TERRAINS_REFERENCE).default('route'),
  })
  .refine(({ distance, temps }) => (distance === undefined) === (temps === undefined), {
    path: ['temps'],
    error: 'Indiquez la distance et le temps d’une même course.',
  })
  .refine(
    ({ distance, temps }) =>
      distance === undefined || temps === undefined || isPlausible({ distance, temps }),
    { path: ['temps'], error: 'Ce temps ne va pas avec cette distance. Vérifiez les deux.' },
  )
export type ReferenceCourse = z.output<typeof Reference>
