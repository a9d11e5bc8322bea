import type { Db } from '@foulee/db/connect'
import { chaussures } from '@foulee/db/schema'
import { asc, eq } from 'drizzle-orm'
import { writeCommaCsv } from '#platform/spreadsheets/csv/write-csv.ts'

/** Columns of `chaussures.csv`, from which an import makes the same pairs again (produit 9.27). */
export const COLONNES_PAIRES = [
  'Paire',
  'Marque',
  'Modèle',
  'Surnom',
  'Achetée le',
  'Déjà parcouru',
  'Limite',
  'Retirée le',
  'Habituelle',
  'Habituelle pour',
] as const

/** Distances in metres. */
export async function writePairs(db: Db, users_id: number): Promise<string> {
  const rows = await db
    .select()
    .from(chaussures)
    .where(eq(chaussures.users_id, users_id))
    .orderBy(asc(chaussures.id))
  const cells = rows.map((row) => [
    row.id,
    row.marque,
    row.modele,
    row.surnom,
    row.achetee_le,
    row.deja_parcouru,
    row.limite,
    row.retiree_le,
    row.est_habituelle ? 'oui' : 'non',
    row.habituelle_pour.join(' '),
  ])
  return writeCommaCsv(COLONNES_PAIRES, cells)
}
