import { SEXES_RESULTAT, STATUTS_RESULTAT } from '@foulee/domain/courses/resultat'
import * as z from 'zod'
import { Id, Text } from '../shared/fields.ts'

const Count = z.int().min(0)
const Rang = z.int().min(1)

/** A runner of a team, and what their leg took in seconds. */
export const Equipier = z.strictObject({
  id: Id,
  nom: z.string(),
  est_initiales: z.boolean(),
  temps: Count.nullable(),
})
export type Equipier = z.infer<typeof Equipier>

/**
 * One line as everybody sees it: a name, or initials for who is not to be named, then without club and
 * number, which lists of starters name.
 */
export const Resultat = z.strictObject({
  id: Id,
  rang: Rang.nullable(),
  rang_sexe: Rang.nullable(),
  rang_categorie: Rang.nullable(),
  dossard: Text,
  nom: z.string(),
  est_initiales: z.boolean(),
  sexe: z.enum(SEXES_RESULTAT).nullable(),
  categorie: Text,
  club: Text,
  /** Seconds. */
  temps: Count.nullable(),
  statut: z.enum(STATUTS_RESULTAT),
  /** « Parmi les 12 premiers pour cent ». */
  centile: z.int().min(1).max(100).nullable(),
  /** The runners of a team, in the order of their legs; absent of who ran alone. */
  equipiers: z.array(Equipier).optional(),
})
export type Resultat = z.infer<typeof Resultat>
