import { CLES_MESURES, PAS } from '@foulee/domain/site/audience-chiffres'
import * as z from 'zod'
import { Day } from '../shared/fields.ts'
import { data, endpoints, file } from '../shared/kit.ts'

/** Rounded down to a multiple of five: 0 stands for « moins de 5 », zero included. */
const Nombre = z.int().min(0).multipleOf(5)

/** Audience aggregates (produit 14.24), never about one person or object. */
export const AudienceChiffres = z.strictObject({
  du: Day,
  au: Day,
  /** Preceding period of equal length; its figures are null once partly erased. */
  avant: z.strictObject({ du: Day, au: Day }),
  tranches: z.array(z.strictObject({ debut: Day, fin: Day })),
  mesures: z.array(
    z.strictObject({
      cle: z.enum(CLES_MESURES),
      total: Nombre,
      avant: Nombre.nullable(),
      valeurs: z.array(Nombre),
    }),
  ),
})
export type AudienceChiffres = z.infer<typeof AudienceChiffres>

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
