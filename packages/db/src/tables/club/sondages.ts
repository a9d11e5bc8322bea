import type { EtatSondage, Question, Reponses, Textes } from '@foulee/domain/club/sondage'
import type { Resultats } from '@foulee/domain/club/sondage-resultats'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'

/** A survey (produit 12.9), which the staff writes. */
export const sondages = pgTable(
  'sondages',
  {
    id: id(),
    slug: text().notNull(),
    titre: text().notNull(),
    description: text().notNull().default(''),
    questions: jsonb().$type<Question[]>().notNull().default([]),
    /** The number of the next question or choice: none is given twice. */
    prochain_numero: integer().notNull().default(1),
    debut: instant().notNull(),
    fin: instant().notNull(),
    /** Paid once to each member who answers; 0 pays nothing. */
    points: integer().notNull().default(50),
    etat: text().$type<EtatSondage>().notNull().default('brouillon'),
    /** Of the questions: an answer to others than these is asked to read them again. */
    version: integer().notNull().default(1),
    /** What members are shown, made anew once five more have answered; null under five. */
    resultats: jsonb().$type<Resultats>(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('sondages_slug_key').on(t.slug),
    // The list of /sondages: those that end first.
    index('sondages_fin_idx').on(t.fin, t.id).where(sql`etat <> 'brouillon'`),
    // Account deletion.
    index('sondages_created_by_idx').on(t.created_by),
    check('sondages_fin_check', sql`${t.fin} > ${t.debut}`),
    check('sondages_points_check', sql`${t.points} between 0 and 500`),
  ],
)

/** What one member answers: one line, which they may change until the end. */
export const sondageReponses = pgTable(
  'sondage_reponses',
  {
    id: id(),
    sondages_id: integer()
      .notNull()
      .references(() => sondages.id, { onDelete: 'cascade' }),
    /** Null once the account is erased: what was answered stays counted. */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    reponses: jsonb().$type<Reponses>().notNull(),
    /** What they wrote, apart, since it may say who they are: it goes with the account. */
    textes: jsonb().$type<Textes>().notNull().default({}),
    /** Not yet in what members are shown. */
    est_nouvelle: boolean().notNull().default(true),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('sondage_reponses_key').on(t.sondages_id, t.users_id),
    // `profil.sondages`; account deletion and export.
    index('sondage_reponses_users_id_idx').on(t.users_id),
  ],
)
