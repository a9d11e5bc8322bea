import type { Frequence, NiveauCarte } from '@foulee/domain/club/carte'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { magasins } from './magasins.ts'

/** Member card (produit 12.7), with an unguessable number read by tills. */
export const cartes = pgTable(
  'cartes',
  {
    users_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** EAN-13 in the range 29, for internal use. */
    numero: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('cartes_numero_key').on(t.numero),
    check('cartes_numero_check', sql`${t.numero} ~ '^29[0-9]{11}$'`),
  ],
)

export const avantages = pgTable(
  'avantages',
  {
    id: id(),
    magasins_id: integer()
      .notNull()
      .references(() => magasins.id, { onDelete: 'cascade' }),
    titre: text().notNull(),
    conditions: text(),
    niveau: text().$type<NiveauCarte>().notNull(),
    frequence: text().$type<Frequence>().notNull(),
    /** End of the advantage; past uses stay. */
    ferme_le: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('avantages_magasins_id_idx').on(t.magasins_id, t.id),
    check('avantages_titre_check', sql`length(trim(${t.titre})) between 1 and 120`),
  ],
)

export const avantageRemises = pgTable(
  'avantage_remises',
  {
    id: id(),
    avantages_id: integer()
      .notNull()
      .references(() => avantages.id, { onDelete: 'cascade' }),
    /** Null once the account is erased: the count of the shop stays. */
    users_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** `toujours`, or the year (`domain/club/carte.ts`). */
    periode: text().notNull(),
    remis_par: integer().references(() => users.id, { onDelete: 'set null' }),
    remis_le: instant().notNull(),
  },
  (t) => [
    // Used once, even at two tills concurrently.
    uniqueIndex('avantage_remises_key').on(t.avantages_id, t.users_id, t.periode),
    // /carte: own uses; account deletion and export.
    index('avantage_remises_users_id_idx').on(t.users_id, t.id.desc()),
    index('avantage_remises_remis_par_idx').on(t.remis_par),
  ],
)
