import type { ModeMail } from '@foulee/domain/echanges/notification'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { users } from '../membres/users.ts'

/** Delivery preferences by kind (produit 13.17); null or no row: default. */
export const notificationChoix = pgTable(
  'notification_choix',
  {
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    app: boolean(),
    mail: text().$type<ModeMail>(),
    push: boolean(),
  },
  (t) => [
    primaryKey({ columns: [t.users_id, t.kind] }),
    check(
      'notification_choix_mail_check',
      sql`${t.mail} in ('jamais', 'aussitot', 'quotidien', 'hebdomadaire')`,
    ),
  ],
)

export const notificationReglages = pgTable(
  'notification_reglages',
  {
    users_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    heure: smallint().notNull(),
    jour: smallint().notNull(),
    /** Due day in Paris of the last digest: at most one per day. */
    resume_le: date({ mode: 'string' }),
  },
  (t) => [
    check('notification_reglages_heure_check', sql`${t.heure} between 0 and 23`),
    check('notification_reglages_jour_check', sql`${t.jour} between 1 and 7`),
  ],
)
