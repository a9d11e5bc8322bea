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

export const sondages = pgTable(
  'sondages',
  {
    id: id(),
    slug: text().notNull(),
    titre: text().notNull(),
    description: text().notNull().default(''),
    questions: jsonb().$type<Question[]>().notNull().default([]),
    /** Next question or choice id: ids are never reused. */
    prochain_numero: integer().notNull().default(1),
    debut: instant().notNull(),
    fin: instant().notNull(),
    /** Points per answer; 0 for none. */
    points: integer().notNull().default(50),
    etat: text().$type<EtatSondage>().notNull().default('brouillon'),
    /** Version of the questions: an outdated answer is rejected. */
    version: integer().notNull().default(1),
    /** Public results, refreshed every five answers; null below five. */
    resultats: jsonb().$type<Resultats>(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('sondages_slug_key').on(t.slug),
    index('sondages_fin_idx').on(t.fin, t.id).where(sql`etat <> 'brouillon'`),
    index('sondages_created_by_idx').on(t.created_by),
    check('sondages_fin_check', sql`${t.fin} > ${t.debut}`),
    check('sondages_points_check', sql`${t.points} between 0 and 500`),
  ],
)

export const sondageReponses = pgTable(
  'sondage_reponses',
  {
    id: id(),
    sondages_id: integer()
      .notNull()
      .references(() => sondages.id, { onDelete: 'cascade' }),
    /** Null once the account is erased: the answer stays counted. */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    reponses: jsonb().$type<Reponses>().notNull(),
    /** Free texts apart: they may identify the member and are deleted with the account. */
    textes: jsonb().$type<Textes>().notNull().default({}),
    /** Not yet included in the public results. */
    est_nouvelle: boolean().notNull().default(true),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('sondage_reponses_key').on(t.sondages_id, t.users_id),
    index('sondage_reponses_users_id_idx').on(t.users_id),
  ],
)
