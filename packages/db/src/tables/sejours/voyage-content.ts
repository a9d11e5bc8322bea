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

export const voyageSocial = pgTable(
  'voyage_social',
  { ...socialColumns(), voyages_id: ofVoyage() },
  (t) => [index('voyage_social_voyages_id_idx').on(t.voyages_id)],
)

export const voyagePartenaires = pgTable(
  'voyage_partenaires',
  {
    ...partenaireColumns(),
    voyages_id: ofVoyage(),
  },
  (t) => [index('voyage_partenaires_voyages_id_idx').on(t.voyages_id, t.ordre)],
)

export const voyageExtensions = pgTable(
  'voyage_extensions',
  {
    ...extensionColumns(),
    voyages_id: ofVoyage(),
  },
  (t) => [index('voyage_extensions_voyages_id_idx').on(t.voyages_id)],
)

export const voyageActualites = pgTable(
  'voyage_actualites',
  {
    ...actualiteColumns(),
    voyages_id: ofVoyage(),
  },
  (t) => [index('voyage_actualites_voyages_id_idx').on(t.voyages_id, t.date)],
)
