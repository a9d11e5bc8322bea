import * as z from 'zod'
import { Instant, paragraph } from './fields.ts'
import { formJson } from './form-fields.ts'

export const Manque = z.strictObject({ champ: z.string(), message: z.string() })

export const moveBody = <const Gestes extends readonly [string, ...string[]]>(gestes: Gestes) =>
  z.object({ geste: z.enum(gestes), motif: paragraph(1000).default('') })

/** Transitions of managed content: races, stays (produit 4.4). */
export const GESTES_MANAGED = ['soumettre', 'publier', 'renvoyer', 'annuler'] as const
export type GesteManaged = (typeof GESTES_MANAGED)[number]

export const DroitsManaged = z.strictObject({
  modifier: z.boolean(),
  soumettre: z.boolean(),
  publier: z.boolean(),
  renvoyer: z.boolean(),
  annuler: z.boolean(),
  supprimer: z.boolean(),
})

export const Completude = z.number().min(0).max(1)

export const LigneHistorique = z.strictObject({
  /** Unique within the parent object. */
  cle: z.string(),
  le: Instant,
  qui: z.string(),
  titre: z.string(),
  /** Predicates of `qui`, without subject: « a changé l’heure de départ du 10 km de 9h à 9h30 ». */
  lignes: z.array(z.string()),
})
export type LigneHistorique = z.infer<typeof LigneHistorique>

const MAX_VERSION = 2_147_483_647
export const FormVersion = formJson(
  z.int().min(1).max(MAX_VERSION),
  'Indiquez un numéro de version.',
)
