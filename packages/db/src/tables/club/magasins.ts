import type { Horaires } from '@foulee/domain/club/horaires'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, position } from '../../columns.ts'
import { saveColumns } from '../publication-columns.ts'
import {
  invitationColumns,
  invitationIndexes,
  membershipColumns,
  structureColumns,
  structureIndexes,
} from '../structure-columns.ts'

/** Shop (produit 12.5): on the map, claimed and managed by its owner. */
export const magasins = pgTable(
  'magasins',
  {
    ...structureColumns(),
    adresse: text(),
    departement: text(),
    pays: text().notNull().default('FR'),
    position: position(),
    categories: text().array().notNull().default([]),
    marques: text().array().notNull().default([]),
    services: text().array().notNull().default([]),
    horaires: jsonb().$type<Horaires>(),
    fuseau: text().notNull().default('Europe/Paris'),
    /** Import key: the same line imported again is the same shop. */
    source: text(),
    /** 100 is public; negative is permanently closed. */
    etat: integer().notNull().default(100),
    version: integer().notNull().default(1),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    ...structureIndexes('magasins', t),
    uniqueIndex('magasins_source_key').on(t.source),
    index('magasins_position_idx').using('gist', t.position),
    index('magasins_departement_idx').on(t.departement, t.nom, t.id),
    index('magasins_categories_idx').using('gin', t.categories),
    check('magasins_pays_check', sql`length(${t.pays}) = 2`),
  ],
)

const ofMagasin = () =>
  integer()
    .notNull()
    .references(() => magasins.id, { onDelete: 'cascade' })

export const magasinVersions = pgTable(
  'magasin_versions',
  { ...saveColumns(), magasins_id: ofMagasin() },
  (t) => [
    primaryKey({ columns: [t.magasins_id, t.version] }),
    index('magasin_versions_users_id_idx').on(t.users_id),
  ],
)

export const magasinMembres = pgTable(
  'magasin_membres',
  {
    magasins_id: ofMagasin(),
    origine: text({ enum: ['creation', 'revendication', 'invitation', 'staff'] }).notNull(),
    ...membershipColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.magasins_id, t.users_id] }),
    index('magasin_membres_users_id_idx').on(t.users_id),
  ],
)

export const magasinInvitations = pgTable(
  'magasin_invitations',
  { magasins_id: ofMagasin(), ...invitationColumns() },
  (t) => invitationIndexes('magasin_invitations', t, ['magasins_id', t.magasins_id]),
)
