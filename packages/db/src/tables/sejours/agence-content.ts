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

/** Photos of an agency. `fichier` is the folder of the image in the storage. */
export const agencePhotos = pgTable(
  'agence_photos',
  {
    ...photoColumns(),
    agences_id: ofAgence(),
    position: position(),
  },
  (t) => [
    index('agence_photos_agences_id_idx').on(t.agences_id, t.ordre),
    // Is this file still used by somebody?
    index('agence_photos_fichier_idx').on(t.fichier),
  ],
)

/** A social link of an agency. */
export const agenceSocial = pgTable(
  'agence_social',
  { ...socialColumns(), agences_id: ofAgence() },
  (t) => [index('agence_social_agences_id_idx').on(t.agences_id)],
)

/** A partner of an agency: a sponsor (`classic`) or a place to sleep (`hebergement`). */
export const agencePartenaires = pgTable(
  'agence_partenaires',
  {
    ...partenaireColumns(),
    agences_id: ofAgence(),
  },
  (t) => [index('agence_partenaires_agences_id_idx').on(t.agences_id, t.ordre)],
)

/** Content of another service attached to the agency. */
export const agenceExtensions = pgTable(
  'agence_extensions',
  {
    ...extensionColumns(),
    agences_id: ofAgence(),
  },
  (t) => [index('agence_extensions_agences_id_idx').on(t.agences_id)],
)

/** News of an agency, newest first. */
export const agenceActualites = pgTable(
  'agence_actualites',
  {
    ...actualiteColumns(),
    agences_id: ofAgence(),
  },
  (t) => [index('agence_actualites_agences_id_idx').on(t.agences_id, t.date)],
)
