import { SEXES_RESULTAT, STATUTS_RESULTAT } from '@foulee/domain/courses/resultat'
import * as z from 'zod'
import { Id, Text } from '../shared/fields.ts'

const Count = z.int().min(0)
const Rang = z.int().min(1)

export const Equipier = z.strictObject({
  id: Id,
  nom: z.string(),
  est_initiales: z.boolean(),
  temps: Count.nullable(),
})
export type Equipier = z.infer<typeof Equipier>

/** A public line: full name, or initials without club and bib, as start lists publish those. */
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
  temps: Count.nullable(),
  statut: z.enum(STATUTS_RESULTAT),
  centile: z.int().min(1).max(100).nullable(),
  /** Runners of a team by leg; absent for individual runners. */
  equipiers: z.array(Equipier).optional(),
})
export type Resultat = z.infer<typeof Resultat>
