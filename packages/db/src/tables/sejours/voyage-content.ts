import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../columns.ts'
import { voyages } from './voyages.ts'

const ofVoyage = () =>
  integer()
    .notNull()
    .references(() => voyages.id, { onDelete: 'cascade' })

/** A social link of a stay. */
export const voyageSocial = pgTable(
  'voyage_social',
  { id: id(), voyages_id: ofVoyage(), reseau: text().notNull(), url: text().notNull() },
  (t) => [index('voyage_social_voyages_id_idx').on(t.voyages_id)],
)

/** A partner of a stay: a sponsor (`classic`) or a place to sleep (`hebergement`). */
export const voyagePartenaires = pgTable(
  'voyage_partenaires',
  {
    id: id(),
    voyages_id: ofVoyage(),
    type: text({ enum: ['hebergement', 'classic'] }).notNull(),
    nom: text().notNull(),
    description: text(),
    url: text(),
    logo: text(),
    ordre: integer().notNull().default(0),
  },
  (t) => [index('voyage_partenaires_voyages_id_idx').on(t.voyages_id, t.ordre)],
)

/** Content of another service attached to the stay. */
export const voyageExtensions = pgTable(
  'voyage_extensions',
  {
    id: id(),
    voyages_id: ofVoyage(),
    type: text({
      enum: ['actualite', 'hebergement', 'partenaire', 'social', 'extension'],
    }).notNull(),
    id_ext: text().notNull(),
  },
  (t) => [index('voyage_extensions_voyages_id_idx').on(t.voyages_id)],
)

/** News of a stay, newest first. */
export const voyageActualites = pgTable(
  'voyage_actualites',
  {
    id: id(),
    voyages_id: ofVoyage(),
    titre: text().notNull(),
    texte: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    created_at: createdAt(),
  },
  (t) => [index('voyage_actualites_voyages_id_idx').on(t.voyages_id, t.date)],
)
