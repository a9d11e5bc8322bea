import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, position } from '../../columns.ts'
import { agences } from './agences.ts'

const ofAgence = () =>
  integer()
    .notNull()
    .references(() => agences.id, { onDelete: 'cascade' })

/** Photos of an agency. `fichier` is the folder of the image in the storage. */
export const agencePhotos = pgTable(
  'agence_photos',
  {
    id: id(),
    agences_id: ofAgence(),
    titre: text(),
    description: text(),
    ordre: integer().notNull().default(0),
    fichier: text().notNull(),
    largeur: integer().notNull(),
    hauteur: integer().notNull(),
    position: position(),
    /** Whether all its sizes are made; until then the small one shows. */
    prete: boolean().notNull().default(false),
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
  { id: id(), agences_id: ofAgence(), reseau: text().notNull(), url: text().notNull() },
  (t) => [index('agence_social_agences_id_idx').on(t.agences_id)],
)

/** A partner of an agency: a sponsor (`classic`) or a place to sleep (`hebergement`). */
export const agencePartenaires = pgTable(
  'agence_partenaires',
  {
    id: id(),
    agences_id: ofAgence(),
    type: text({ enum: ['hebergement', 'classic'] }).notNull(),
    nom: text().notNull(),
    description: text(),
    url: text(),
    logo: text(),
    ordre: integer().notNull().default(0),
  },
  (t) => [index('agence_partenaires_agences_id_idx').on(t.agences_id, t.ordre)],
)

/** Content of another service attached to the agency. */
export const agenceExtensions = pgTable(
  'agence_extensions',
  {
    id: id(),
    agences_id: ofAgence(),
    type: text({
      enum: ['actualite', 'hebergement', 'partenaire', 'social', 'extension'],
    }).notNull(),
    id_ext: text().notNull(),
  },
  (t) => [index('agence_extensions_agences_id_idx').on(t.agences_id)],
)

/** News of an agency, newest first. */
export const agenceActualites = pgTable(
  'agence_actualites',
  {
    id: id(),
    agences_id: ofAgence(),
    titre: text().notNull(),
    texte: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    created_at: createdAt(),
  },
  (t) => [index('agence_actualites_agences_id_idx').on(t.agences_id, t.date)],
)
