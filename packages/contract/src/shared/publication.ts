/** What is said alike of everything that members write, several of them together, and have published. */

import * as z from 'zod'
import { Instant, paragraph } from './fields.ts'
import { formJson } from './form-fields.ts'

/** What is missing, or advised, before a publication; `champ` is a field of the editor. */
export const Manque = z.strictObject({ champ: z.string(), message: z.string() })

/** One move of a publication, with its reason where the move needs one. */
export const moveBody = <const Gestes extends readonly [string, ...string[]]>(gestes: Gestes) =>
  z.object({ geste: z.enum(gestes), motif: paragraph(1000).default('') })

/** The moves of what several people manage and the staff publishes: races, stays (produit 4.4). */
export const GESTES_MANAGED = ['soumettre', 'publier', 'renvoyer', 'annuler'] as const
export type GesteManaged = (typeof GESTES_MANAGED)[number]

/** What this person may do with such a thing now. */
export const DroitsManaged = z.strictObject({
  modifier: z.boolean(),
  soumettre: z.boolean(),
  publier: z.boolean(),
  renvoyer: z.boolean(),
  annuler: z.boolean(),
  supprimer: z.boolean(),
})

/** How far something is from complete: a share, from 0 to 1. */
export const Completude = z.number().min(0).max(1)

/** One save, or one move of the publication. */
export const LigneHistorique = z.strictObject({
  /** Unique within the thing that it is about. */
  cle: z.string(),
  le: Instant,
  qui: z.string(),
  /** The part of the editor, or the move. */
  titre: z.string(),
  /** Deeds of `qui`, a sentence each without its subject: « a changé l’heure de départ du 10 km de 9h à 9h30 ». */
  lignes: z.array(z.string()),
})
export type LigneHistorique = z.infer<typeof LigneHistorique>

const MAX_VERSION = 2_147_483_647
/** A form's version: the one that its editor started from. */
export const FormVersion = formJson(
  z.int().min(1).max(MAX_VERSION),
  'Indiquez un numéro de version.',
)
