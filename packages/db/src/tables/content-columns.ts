/** Columns that tables of the same content have in common, whatever it is attached to. */

import { boolean, date, integer, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'

/** A photo. `fichier` is the folder of the image in the storage. */
export const photoColumns = () => ({
  id: id(),
  titre: text(),
  description: text(),
  ordre: integer().notNull().default(0),
  fichier: text().notNull(),
  /** Pixels of the picture upright, before it is made smaller. */
  largeur: integer().notNull(),
  hauteur: integer().notNull(),
  /** Whether all its sizes are made; until then the small one shows. */
  prete: boolean().notNull().default(false),
})

/** A link to a social network. */
export const socialColumns = () => ({
  id: id(),
  reseau: text().notNull(),
  url: text().notNull(),
})

/** A partner: a sponsor (`classic`) or a place to sleep (`hebergement`). */
export const partenaireColumns = () => ({
  id: id(),
  type: text({ enum: ['hebergement', 'classic'] }).notNull(),
  nom: text().notNull(),
  description: text(),
  url: text(),
  logo: text(),
  ordre: integer().notNull().default(0),
})

/** An extension: content of another service. */
export const extensionColumns = () => ({
  id: id(),
  type: text({
    enum: ['actualite', 'hebergement', 'partenaire', 'social', 'extension'],
  }).notNull(),
  id_ext: text().notNull(),
})

/** A piece of news. */
export const actualiteColumns = () => ({
  id: id(),
  titre: text().notNull(),
  texte: text().notNull(),
  date: date({ mode: 'string' }).notNull(),
  created_at: createdAt(),
})
