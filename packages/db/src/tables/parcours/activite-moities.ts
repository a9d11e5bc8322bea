import type { Moitie } from '@foulee/domain/parcours/calibration'
import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'
import { users } from '../membres/users.ts'
import { activites } from './activites.ts'

/** Time and effort of an outing by slope, in two halves: what a runner’s own law is read from (produit 9.28). */
export const activiteMoities = pgTable(
  'activite_moities',
  {
    activites_id: integer()
      .primaryKey()
      .references(() => activites.id, { onDelete: 'cascade' }),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null where it tells nothing: no run, no altitudes, no times. */
    moities: jsonb().$type<[Moitie, Moitie]>(),
    /** Put aside by its member. */
    ecartee_le: instant(),
  },
  (t) => [index('activite_moities_users_idx').on(t.users_id)],
)
