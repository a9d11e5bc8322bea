import { ETATS_ARCHIVE } from '@foulee/domain/parcours/archive'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** Archives of outings that members bring from elsewhere, and how far they are read (produit 9.27). */
export const archives = pgTable(
  'archives',
  {
    id: id(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    nom: text().notNull(),
    /** Bytes: whole, and arrived. */
    taille: bigint({ mode: 'number' }).notNull(),
    recu: bigint({ mode: 'number' }).notNull().default(0),
    /** Storage folder of the pieces. */
    dossier: text().notNull(),
    etat: text({ enum: ETATS_ARCHIVE }).notNull().default('envoi'),
    /** Entries done: of the archive, and of the zip inside it that is being read. */
    rang: integer().notNull().default(0),
    dedans: integer().notNull().default(0),
    /** Thousandths of the archive. */
    avance: integer().notNull().default(0),
    gardees: integer().notNull().default(0),
    deja: integer().notNull().default(0),
    doublons: integer().notNull().default(0),
    refusees: integer().notNull().default(0),
    /** Pictures left in the archive: outings have none. */
    photos: integer().notNull().default(0),
    /** Sentence that says why it could not be read. */
    message: text(),
    /** Lease of the job that reads it, by the clock of the database. */
    lu_par: text(),
    battu_le: instant(),
    /** Claims without an entry done in between: an entry that kills its process is refused. */
    tentatives: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: createdAt(),
    fini_le: instant(),
  },
  (t) => [
    index('archives_users_id_idx').on(t.users_id, t.id.desc()),
    // One archive a member, and the queue of those to read.
    uniqueIndex('archives_ouverte_key')
      .on(t.users_id)
      .where(sql`etat in ('envoi', 'attente', 'lecture', 'arretee')`),
    index('archives_attente_idx').on(t.updated_at).where(sql`etat in ('attente', 'lecture')`),
    check('archives_taille_check', sql`${t.taille} > 0 and ${t.recu} between 0 and ${t.taille}`),
  ],
)

/** Files of an archive that became no outing, each with the reason in French. */
export const archiveRefus = pgTable(
  'archive_refus',
  {
    id: id(),
    archives_id: integer()
      .notNull()
      .references(() => archives.id, { onDelete: 'cascade' }),
    rang: integer().notNull(),
    dedans: integer().notNull(),
    fichier: text().notNull(),
    raison: text().notNull(),
  },
  (t) => [unique('archive_refus_key').on(t.archives_id, t.rang, t.dedans)],
)
