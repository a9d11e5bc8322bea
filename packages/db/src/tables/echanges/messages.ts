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
 * A place where one talks (produit 13.11). Who is in one that is bound to a thing is asked of the thing
 * each time, and never copied; of two people and of groups it stands in `canal_membres`.
 */
export const canaux = pgTable(
  'canaux',
  {
    id: id(),
    type: text({ enum: TYPES_CANAL }).notNull(),
    /** What it is bound to; null between two people and in groups. */
    objet_kind: text({ enum: OBJETS_CANAL }),
    objet_id: integer(),
    /** The two of a direct one, the smaller number first. */
    membre_a: integer().references(() => users.id, { onDelete: 'cascade' }),
    membre_b: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Of a group. */
    nom: text(),
    nb_messages: integer().notNull().default(0),
    /** The newest message; null before the first. */
    dernier_id: integer(),
    /** When something was last written; when it began before that. */
    dernier_le: instant().notNull().default(sql`now()`),
    created_at: createdAt(),
  },
  (t) => [
    // One thing has one channel.
    uniqueIndex('canaux_objet_key').on(t.objet_kind, t.objet_id),
    // Two people have one.
    uniqueIndex('canaux_duo_key').on(t.membre_a, t.membre_b),
    // Account deletion.
    index('canaux_membre_b_idx').on(t.membre_b),
    // What nobody is in any more.
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
 * A member who wrote to a structure: to an agency, an organiser or a shop. The talk of the two is the
 * channel that is bound to it.
 */
export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** To whom: one of the three. */
    agences_id: integer().references(() => agences.id, { onDelete: 'cascade' }),
    organisateurs_id: integer().references(() => organisateurs.id, { onDelete: 'cascade' }),
    magasins_id: integer().references(() => magasins.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (t) => [
    // One a member and structure; those of one structure.
    uniqueIndex('contacts_agence_key').on(t.agences_id, t.users_id),
    uniqueIndex('contacts_organisateur_key').on(t.organisateurs_id, t.users_id),
    uniqueIndex('contacts_magasin_key').on(t.magasins_id, t.users_id),
    // One's own; account deletion and export.
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
 * A member and a channel: who is in direct ones and groups; of things, only what a member left, muted
 * or has read there.
 */
export const canalMembres = pgTable(
  'canal_membres',
  {
    channels_id: ofCanal(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of two people: whether the first words are a request, and what became of it. */
    etat: text({ enum: ['ouvert', 'demande_recue', 'demande_envoyee', 'refuse'] })
      .notNull()
      .default('ouvert'),
    /** The last message that was read. */
    lu_id: integer().notNull().default(0),
    /** Who is invited reads what is said from then on: nothing up to this message. */
    depuis_id: integer().notNull().default(0),
    est_muet: boolean().notNull().default(false),
    /** Manages the group. */
    est_gerant: boolean().notNull().default(false),
    quitte_le: instant(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.channels_id, t.users_id] }),
    // One's own channels; account deletion and export.
    index('canal_membres_users_id_idx').on(t.users_id),
  ],
)

/** What was written, in the order of the ids: they are given while the row of the channel is locked. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    channels_id: ofCanal(),
    /** Null once the account is erased, and with it the words. */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** What the sender's page called it. */
    client_id: uuid().notNull(),
    texte: text().notNull().default(''),
    /** The message of the same channel that it answers. */
    reponse_id: integer(),
    created_at: createdAt(),
    modifie_le: instant(),
    /** Deleted for all: the words and the pieces are gone, the place in the order stays. */
    supprime_le: instant(),
    /** Hidden by staff, with the reason that its author reads. */
    masque_le: instant(),
    masque_motif: text(),
  },
  (t) => [
    // A page of a channel, newest first; how many are not read.
    // Read both ways; one that puts unknown ids last would serve neither.
    index('messages_channels_id_idx').on(t.channels_id, t.id),
    // What is older than what is kept: rows lie in the order of time.
    index('messages_created_at_idx').using('brin', t.created_at),
    // The same message sent twice is one; account deletion and export.
    uniqueIndex('messages_client_id_key').on(t.users_id, t.client_id),
    // Words in one's own channels.
    index('messages_texte_idx').using('gin', sql`to_tsvector('francais', ${t.texte})`),
  ],
)

const ofMessage = () =>
  integer()
    .notNull()
    .references(() => messages.id, { onDelete: 'cascade' })

/** A photo or a track that came with a message. Its file is of a private kind: no address serves it for long. */
export const messagePieces = pgTable(
  'message_pieces',
  {
    id: id(),
    messages_id: ofMessage(),
    ordre: integer().notNull(),
    kind: text({ enum: ['photo', 'trace'] }).notNull(),
    /** The folder of its files in the storage. */
    fichier: text().notNull(),
    /** Pixels of a photo, upright. */
    largeur: integer(),
    hauteur: integer(),
    /** Of a track: the name of its file, metres, and a thinned line. */
    nom: text(),
    distance: integer(),
    denivele: integer(),
    ligne: text(),
  },
  (t) => [
    index('message_pieces_messages_id_idx').on(t.messages_id, t.ordre),
    // Is this file still used by somebody?
    index('message_pieces_fichier_idx').on(t.fichier),
  ],
)

/** One reaction a member and message. */
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
    // Account deletion and export.
    index('message_reactions_users_id_idx').on(t.users_id),
    index('message_reactions_reaction_types_id_idx').on(t.reaction_types_id),
  ],
)

/** A message as it was when it was reported, also when it is changed or deleted later: what staff reads. */
export const messageSignales = pgTable(
  'message_signales',
  {
    id: id(),
    messages_id: ofMessage(),
    /** SHA-256 of the words: the same ones are kept once. */
    empreinte: text().notNull(),
    texte: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('message_signales_key').on(t.messages_id, t.empreinte),
    // What was kept long enough.
    index('message_signales_created_at_idx').on(t.created_at),
  ],
)

/** Who may begin to write to a member; who never said so is open to all members. */
export const messageReglages = pgTable('message_reglages', {
  users_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  messages_de: text({ enum: MESSAGES_DE }).notNull(),
})
