import type { GenreCode } from '@foulee/domain/club/reduction'
import type { PrixDate } from '@foulee/domain/shared/prix'
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
import { magasins } from './magasins.ts'

/** Discount (produit 12.6) of a shop, or of a named partner. */
export const reductions = pgTable(
  'reductions',
  {
    id: id(),
    titre: text().notNull(),
    description: text().notNull().default(''),
    conditions: text().notNull().default(''),
    magasins_id: integer().references(() => magasins.id, { onDelete: 'cascade' }),
    partenaire: text(),
    lien: text(),
    genre_code: text().$type<GenreCode>().notNull().default('partage'),
    /** Shared code; null if each member gets one of a list. */
    code: text(),
    debut: instant().notNull(),
    fin: instant(),
    premium: boolean().notNull().default(false),
    /** Maximum reveals; null without a limit. For a list: number of codes. */
    stock: integer(),
    /** Number of reveals, on this row so that a constraint enforces the stock. */
    revelees: integer().notNull().default(0),
    /** One code per member, shown again on request. */
    une_fois: boolean().notNull().default(true),
    /** Reveals per member, if not limited to one. */
    par_membre: integer().notNull().default(3),
    /** Euro cents, each price with its start (domain/prix.ts). */
    prix_dates: jsonb().$type<PrixDate[]>().notNull().default([]),
    etat: integer().notNull().default(0),
    version: integer().notNull().default(1),
    renvoi_motif: text(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    index('reductions_fin_idx').on(t.fin, t.id).where(sql`etat >= 100`),
    index('reductions_magasins_id_idx').on(t.magasins_id),
    index('reductions_a_valider_idx').on(t.updated_at).where(sql`etat = 1`),
    index('reductions_created_by_idx').on(t.created_by),
    check('reductions_de_check', sql`(${t.magasins_id} is null) <> (${t.partenaire} is null)`),
    check('reductions_fin_check', sql`${t.fin} > ${t.debut}`),
    check('reductions_stock_check', sql`${t.stock} is null or ${t.revelees} <= ${t.stock}`),
    check('reductions_liste_check', sql`${t.genre_code} <> 'liste' or ${t.une_fois}`),
  ],
)

const ofReduction = () =>
  integer()
    .notNull()
    .references(() => reductions.id, { onDelete: 'cascade' })

export const reductionCodes = pgTable(
  'reduction_codes',
  {
    id: id(),
    reductions_id: ofReduction(),
    code: text().notNull(),
    pris_le: instant(),
  },
  (t) => [
    uniqueIndex('reduction_codes_key').on(t.reductions_id, t.code),
    index('reduction_codes_libre_idx').on(t.reductions_id, t.id).where(sql`pris_le is null`),
  ],
)

/** Reveal of a code: base of the usage figures. */
export const reductionRevelations = pgTable(
  'reduction_revelations',
  {
    id: id(),
    reductions_id: ofReduction(),
    /** Null once the account is erased: it stays counted. */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    code: text().notNull(),
    /** Copied from the discount for the unique index. */
    une_fois: boolean().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('reduction_revelations_key').on(t.reductions_id, t.users_id).where(sql`une_fois`),
    index('reduction_revelations_users_id_idx').on(t.users_id, t.id.desc()),
    index('reduction_revelations_reductions_id_idx').on(t.reductions_id, t.created_at),
  ],
)
