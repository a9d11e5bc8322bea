import { boolean, date, integer, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'

export const photoColumns = () => ({
  id: id(),
  titre: text(),
  description: text(),
  ordre: integer().notNull().default(0),
  fichier: text().notNull(),
  /** Pixels of the upright original. */
  largeur: integer().notNull(),
  hauteur: integer().notNull(),
  /** Whether all sizes exist; until then only the small one is shown. */
  prete: boolean().notNull().default(false),
})

export const socialColumns = () => ({
  id: id(),
  reseau: text().notNull(),
  url: text().notNull(),
})

export const partenaireColumns = () => ({
  id: id(),
  type: text({ enum: ['hebergement', 'classic'] }).notNull(),
  nom: text().notNull(),
  description: text(),
  url: text(),
  logo: text(),
  ordre: integer().notNull().default(0),
})

export const extensionColumns = () => ({
  id: id(),
  type: text({
    enum: ['actualite', 'hebergement', 'partenaire', 'social', 'extension'],
  }).notNull(),
  id_ext: text().notNull(),
})

export const actualiteColumns = () => ({
  id: id(),
  titre: text().notNull(),
  texte: text().notNull(),
  date: date({ mode: 'string' }).notNull(),
  created_at: createdAt(),
})
