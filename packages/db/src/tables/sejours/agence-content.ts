import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { position } from '../../columns.ts'
import {
  actualiteColumns,
  extensionColumns,
  partenaireColumns,
  photoColumns,
  socialColumns,
} from '../content-columns.ts'
import { agences } from './agences.ts'

const ofAgence = () =>
  integer()
    .notNull()
    .references(() => agences.id, { onDelete: 'cascade' })

export const agencePhotos = pgTable(
  'agence_photos',
  {
    ...photoColumns(),
    agences_id: ofAgence(),
    position: position(),
  },
  (t) => [
    index('agence_photos_agences_id_idx').on(t.agences_id, t.ordre),
    index('agence_photos_fichier_idx').on(t.fichier),
  ],
)

export const agenceSocial = pgTable(
  'agence_social',
  { ...socialColumns(), agences_id: ofAgence() },
  (t) => [index('agence_social_agences_id_idx').on(t.agences_id)],
)

export const agencePartenaires = pgTable(
  'agence_partenaires',
  {
    ...partenaireColumns(),
    agences_id: ofAgence(),
  },
  (t) => [index('agence_partenaires_agences_id_idx').on(t.agences_id, t.ordre)],
)

export const agenceExtensions = pgTable(
  'agence_extensions',
  {
    ...extensionColumns(),
    agences_id: ofAgence(),
  },
  (t) => [index('agence_extensions_agences_id_idx').on(t.agences_id)],
)

export const agenceActualites = pgTable(
  'agence_actualites',
  {
    ...actualiteColumns(),
    agences_id: ofAgence(),
  },
  (t) => [index('agence_actualites_agences_id_idx').on(t.agences_id, t.date)],
)
