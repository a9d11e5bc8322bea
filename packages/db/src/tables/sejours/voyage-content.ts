import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import {
  actualiteColumns,
  extensionColumns,
  partenaireColumns,
  socialColumns,
} from '../content-columns.ts'
import { voyages } from './voyages.ts'

const ofVoyage = () =>
  integer()
    .notNull()
    .references(() => voyages.id, { onDelete: 'cascade' })

/** A social link of a stay. */
export const voyageSocial = pgTable(
  'voyage_social',
  { ...socialColumns(), voyages_id: ofVoyage() },
  (t) => [index('voyage_social_voyages_id_idx').on(t.voyages_id)],
)

/** A partner of a stay: a sponsor (`classic`) or a place to sleep (`hebergement`). */
export const voyagePartenaires = pgTable(
  'voyage_partenaires',
  {
    ...partenaireColumns(),
    voyages_id: ofVoyage(),
  },
  (t) => [index('voyage_partenaires_voyages_id_idx').on(t.voyages_id, t.ordre)],
)

/** Content of another service attached to the stay. */
export const voyageExtensions = pgTable(
  'voyage_extensions',
  {
    ...extensionColumns(),
    voyages_id: ofVoyage(),
  },
  (t) => [index('voyage_extensions_voyages_id_idx').on(t.voyages_id)],
)

/** News of a stay, newest first. */
export const voyageActualites = pgTable(
  'voyage_actualites',
  {
    ...actualiteColumns(),
    voyages_id: ofVoyage(),
  },
  (t) => [index('voyage_actualites_voyages_id_idx').on(t.voyages_id, t.date)],
)
