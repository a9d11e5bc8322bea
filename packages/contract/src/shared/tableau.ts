import * as z from 'zod'
import { formBoolean, formCount } from './form-fields.ts'

/** Encodings of a file of rows, and signs between two cells. */
export const ENCODAGES = ['utf-8', 'windows-1252', 'utf-16le', 'macintosh', 'cp850'] as const
export const SEPARATEURS = [';', ',', '\t', '|'] as const

const Count = z.int().min(0)

/** The sheet of a workbook that was read, and what else is in it. */
export const Feuille = z.strictObject({
  nom: z.string(),
  /** Number of other sheets that are shown and hold something. */
  autres: Count,
  /** All that hold something. */
  feuilles: z.array(z.strictObject({ nom: z.string(), est_masquee: z.boolean() })),
  /** Rows and columns with something in them that nobody sees: left out until told. */
  lignes_masquees: Count,
  colonnes_masquees: Count,
})
export type Feuille = z.infer<typeof Feuille>

/** Instructions for reading a table, where its sender knows better (produit 8.33). */
export const LectureTableau = z
  .object({
    /** The line with the names of columns, as editors number them. */
    ligne_titres: formCount,
    /** Also what is hidden in a workbook. */
    masques: formBoolean,
    /** The sheet of a workbook, by its name. */
    feuille: z.string().max(255),
  })
  .partial()
export type LectureTableau = z.output<typeof LectureTableau>

/** Formats of a table to fill in. */
export const FORMATS_MODELE = ['xlsx', 'csv'] as const
export type FormatModele = (typeof FORMATS_MODELE)[number]
export const Modele = z.object({ format: z.enum(FORMATS_MODELE).default('xlsx') })
/** A workbook, or the same as a CSV. */
export const MODELE = [
  'text/csv; charset=utf-8',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const
