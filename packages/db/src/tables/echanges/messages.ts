import { MESSAGES_DE, OBJETS_CANAL, TYPES_CANAL } from '@foulee/domain/echanges/message'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { magasins } from '../club/magasins.ts'
import { organisateurs } from '../courses/organisateurs.ts'
import { users } from '../membres/users.ts'
import { agences } from '../sejours/agences.ts'
import { reactionTypes } from './fil.ts'

/**
 * Chat channel (produit 13.11). Membership of a bound channel is derived from its object at each
 * read; that of direct conversations and groups is in `canal_membres`.
 */
export const canaux = pgTable(
  'canaux',
  {
    id: id(),
    type: text({ enum: TYPES_CANAL }).notNull(),
    /** Bound object; null for direct conversations and groups. */
    objet_kind: text({ enum: OBJETS_CANAL }),
    objet_id: integer(),
    /** Members of a direct conversation, smaller id first. */
    membre_a: integer().references(() => users.id, { onDelete: 'cascade' }),
    membre_b: integer().references(() => users.id, { onDelete: 'cascade' }),
    nom: text(),
    nb_messages: integer().notNull().default(0),
    /** Latest message; null before the first. */
    dernier_id: integer(),
    /** Last activity; creation time before the first message. */
    dernier_le: instant().notNull().default(sql`now()`),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('canaux_objet_key').on(t.objet_kind, t.objet_id),
    uniqueIndex('canaux_duo_key').on(t.membre_a, t.membre_b),
    index('canaux_membre_b_idx').on(t.membre_b),
    index('canaux_dernier_le_idx').on(t.dernier_le),
    check('canaux_objet_check', sql`(${t.objet_kind} is null) = (${t.objet_id} is null)`),
    check(
      'canaux_objet_type_check',
      sql`(${t.objet_kind} is null) = (${t.type} in ('direct', 'groupe'))`,
    ),
    check(
      'canaux_duo_check',
      sql`(${t.type} = 'direct') = (${t.membre_a} is not null and ${t.membre_b} is not null)
        and ${t.membre_a} < ${t.membre_b}`,
    ),
    check('canaux_nom_check', sql`(${t.type} = 'groupe') = (${t.nom} is not null)`),
  ],
)

/**
 * Contact of a member with an agency, organiser or shop; the conversation is the channel bound to
 * it.
 */
export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Exactly one is set. */
    agences_id: integer().references(() => agences.id, { onDelete: 'cascade' }),
    organisateurs_id: integer().references(() => organisateurs.id, { onDelete: 'cascade' }),
    magasins_id: integer().references(() => magasins.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('contacts_agence_key').on(t.agences_id, t.users_id),
    uniqueIndex('contacts_organisateur_key').on(t.organisateurs_id, t.users_id),
    uniqueIndex('contacts_magasin_key').on(t.magasins_id, t.users_id),
    index('contacts_users_id_idx').on(t.users_id),
    check(
      'contacts_structure_check',
      sql`num_nonnulls(${t.agences_id}, ${t.organisateurs_id}, ${t.magasins_id}) = 1`,
    ),
  ],
)

const ofCanal = () =>
  integer()
    .notNull()
    .references(() => canaux.id, { onDelete: 'cascade' })

/**
 * Membership of direct conversations and groups; for bound channels only read marker, mute and
 * departure.
 */
export const canalMembres = pgTable(
  'canal_membres',
  {
    channels_id: ofCanal(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Message request state of a direct conversation. */
    etat: text({ enum: ['ouvert', 'demande_recue', 'demande_envoyee', 'refuse'] })
      .notNull()
      .default('ouvert'),
    lu_id: integer().notNull().default(0),
    /** Earlier messages are hidden from an invited member. */
    depuis_id: integer().notNull().default(0),
    est_muet: boolean().notNull().default(false),
    est_gerant: boolean().notNull().default(false),
    quitte_le: instant(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.channels_id, t.users_id] }),
    index('canal_membres_users_id_idx').on(t.users_id),
  ],
)

/** Ids are in writing order, as they are assigned under the lock of the channel row. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    channels_id: ofCanal(),
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    client_id: uuid().notNull(),
    texte: text().notNull().default(''),
    reponse_id: integer(),
    created_at: createdAt(),
    modifie_le: instant(),
    /** Deleted for everybody: text and attachments are removed, the row stays. */
    supprime_le: instant(),
    masque_le: instant(),
    masque_motif: text(),
  },
  (t) => [
    // Pages of a channel, and unread count. Scanned in both directions, which NULLS LAST would
    // prevent.
    index('messages_channels_id_idx').on(t.channels_id, t.id),
    // Retention; BRIN, as rows are in time order.
    index('messages_created_at_idx').using('brin', t.created_at),
    // Repeated sending; account deletion and export.
    uniqueIndex('messages_client_id_key').on(t.users_id, t.client_id),
    index('messages_texte_idx').using('gin', sql`to_tsvector('francais', ${t.texte})`),
  ],
)

const ofMessage = () =>
  integer()
    .notNull()
    .references(() => messages.id, { onDelete: 'cascade' })

/** Attachment: photo or track, in private storage with expiring URLs. */
export const messagePieces = pgTable(
  'message_pieces',
  {
    id: id(),
    messages_id: ofMessage(),
    ordre: integer().notNull(),
    kind: text({ enum: ['photo', 'trace'] }).notNull(),
    fichier: text().notNull(),
    /** Pixels of the upright photo. */
    largeur: integer(),
    hauteur: integer(),
    /** Track: file name, metres, simplified line. */
    nom: text(),
    distance: integer(),
    denivele: integer(),
    ligne: text(),
  },
  (t) => [
    index('message_pieces_messages_id_idx').on(t.messages_id, t.ordre),
    index('message_pieces_fichier_idx').on(t.fichier),
  ],
)

export const messageReactions = pgTable(
  'message_reactions',
  {
    messages_id: ofMessage(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reaction_types_id: integer()
      .notNull()
      .references(() => reactionTypes.id),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.messages_id, t.users_id] }),
    index('message_reactions_users_id_idx').on(t.users_id),
    index('message_reactions_reaction_types_id_idx').on(t.reaction_types_id),
  ],
)

/**
 * Copy of a message at the time of its report, as later edits or deletions must not hide it from
 * staff.
 */
export const messageSignales = pgTable(
  'message_signales',
  {
    id: id(),
    messages_id: ofMessage(),
    empreinte: text().notNull(),
    texte: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('message_signales_key').on(t.messages_id, t.empreinte),
    index('message_signales_created_at_idx').on(t.created_at),
  ],
)

/** Permission to start a conversation; no row: all members. */
export const messageReglages = pgTable('message_reglages', {
  users_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  messages_de: text({ enum: MESSAGES_DE }).notNull(),
})
