import { CLES_MESURES, PAS } from '@foulee/domain/site/audience-chiffres'
import * as z from 'zod'
import { Day } from '../shared/fields.ts'
import { data, endpoints, file } from '../shared/kit.ts'

/** A multiple of five, rounded down: 0 is « moins de 5 », none included. */
const Nombre = z.int().min(0).multipleOf(5)

/** What happened, in sums (produit 14.24): nothing here is of one person or of one thing. */
export const AudienceChiffres = z.strictObject({
  du: Day,
  au: Day,
  /** As many days before; its figures are null once a part of it is erased. */
  avant: z.strictObject({ du: Day, au: Day }),
  tranches: z.array(z.strictObject({ debut: Day, fin: Day })),
  mesures: z.array(
    z.strictObject({
      cle: z.enum(CLES_MESURES),
      total: Nombre,
      avant: Nombre.nullable(),
      /** One for each of the `tranches`. */
      valeurs: z.array(Nombre),
    }),
  ),
})
export type AudienceChiffres = z.infer<typeof AudienceChiffres>

/** Days of Paris, both within the period. */
const Demande = z.object({ du: Day, au: Day, pas: z.enum(PAS).default('jour') })
export type DemandeChiffres = z.output<typeof Demande>

export const audienceChiffres = endpoints({
  'GET /api/admin/audience': {
    summary: 'Ce qui s’est passé, en nombres arrondis, et la période d’avant.',
    access: 'moderer',
    query: Demande,
    reply: data(AudienceChiffres),
  },
  'GET /api/admin/audience.csv': {
    summary: 'Les mêmes nombres, pour un tableur.',
    access: 'moderer',
    query: Demande,
    reply: file('text/csv; charset=utf-8'),
  },
})
