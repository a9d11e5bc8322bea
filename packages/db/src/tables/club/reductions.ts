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

/** A discount (produit 12.6): of a shop, or of a partner that is only named. */
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
    /** The code that everybody is given; null where each member has one of their own. */
    code: text(),
    debut: instant().notNull(),
    fin: instant(),
    premium: boolean().notNull().default(false),
    /** How often it may be revealed; null without a limit. Of a list: how many codes it has. */
    stock: integer(),
    /** How often it was: a fact of this row, so that the stock is never passed. */
    revelees: integer().notNull().default(0),
    /** Once for each member, who is then shown the same code again. */
    une_fois: boolean().notNull().default(true),
    /** Times that one member may use up its stock, unless it is for once. */
    par_membre: integer().notNull().default(3),
    /** Euro cents, every price that was asked with the instant from which it was (domain/prix.ts). */
    prix_dates: jsonb().$type<PrixDate[]>().notNull().default([]),
    etat: integer().notNull().default(0),
    /** Raised by every save: whoever saves an older one is told. */
    version: integer().notNull().default(1),
    /** Why staff sent it back, as its makers read it. */
    renvoi_motif: text(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    // GET /api/reductions: those that end first.
    index('reductions_fin_idx').on(t.fin, t.id).where(sql`etat >= 100`),
    // The discounts of a shop.
    index('reductions_magasins_id_idx').on(t.magasins_id),
    // The staff's queue, oldest first.
    index('reductions_a_valider_idx').on(t.updated_at).where(sql`etat = 1`),
    // Account deletion.
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

/** A code of a list, which serves one member. */
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
    // The next one that nobody has.
    index('reduction_codes_libre_idx').on(t.reductions_id, t.id).where(sql`pris_le is null`),
  ],
)

/** A member was shown a code: what the figures of use are made of. */
export const reductionRevelations = pgTable(
  'reduction_revelations',
  {
    id: id(),
    reductions_id: ofReduction(),
    /** Null once the account is erased: it stays counted. */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    code: text().notNull(),
    /** The discount was for once: a second line of the same member cannot stand. */
    une_fois: boolean().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('reduction_revelations_key').on(t.reductions_id, t.users_id).where(sql`une_fois`),
    // Mine; account deletion and export.
    index('reduction_revelations_users_id_idx').on(t.users_id, t.id.desc()),
    // The figures of one discount.
    index('reduction_revelations_reductions_id_idx').on(t.reductions_id, t.created_at),
  ],
)
