import * as z from 'zod'
import { formBoolean, formCount } from './form-fields.ts'

export const ENCODAGES = [
  'utf-8',
  'windows-1252',
  'utf-16le',
  'utf-16be',
  'macintosh',
  'cp850',
] as const
export const SEPARATEURS = [';', ',', '\t', '|'] as const

const Count = z.int().min(0)

export const Feuille = z.strictObject({
  nom: z.string(),
  autres: Count,
  feuilles: z.array(z.strictObject({ nom: z.string(), est_masquee: z.boolean() })),
  /** Hidden non-empty rows and columns, skipped by default. */
  lignes_masquees: Count,
  colonnes_masquees: Count,
})
export type Feuille = z.infer<typeof Feuille>

/** Parsing options that override the detection (produit 8.33). */
export const LectureTableau = z
  .object({
    ligne_titres: formCount,
    masques: formBoolean,
    feuille: z.string().max(255),
  })
  .partial()
export type LectureTableau = z.output<typeof LectureTableau>

export const FORMATS_MODELE = ['xlsx', 'csv'] as const
export type FormatModele = (typeof FORMATS_MODELE)[number]
export const Modele = z.object({ format: z.enum(FORMATS_MODELE).default('xlsx') })
export const MODELE = [
  'text/csv; charset=utf-8',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const
