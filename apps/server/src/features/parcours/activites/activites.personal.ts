import type { Db, Tx } from '@foulee/db/connect'
import { activites } from '@foulee/db/schema'
import { asc, eq } from 'drizzle-orm'
import { eraseLate, rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import { queueRemoval } from '#platform/images/retrait.ts'
import { LISTED_COLUMNS } from './activites.queries.ts'

export const activitesPersonal: Personal = {
  owned: [activites.users_id],
  collect: [
    {
      name: 'activites',
      contenu: 'vos sorties, une par une',
      find: rowsOf(activites.users_id, LISTED_COLUMNS),
    },
  ],
  collectFiles: [
    {
      contenu: 'le fichier d’une de vos sorties, tel que vous l’avez envoyé',
      find: async (db, users_id) =>
        (await listOriginals(db, users_id)).map(({ id, format, original }) => ({
          name: `activites/${id}.${format}`,
          key: original,
        })),
    },
  ],
  erase: (_, users_id) => ({
    erase: async (tx) => {
      const originals = (await listOriginals(tx, users_id)).map(({ original }) => original)
      await queueRemoval(tx, { originals })
    },
  }),
  purge: (tx) => eraseLate(tx, activites.users_id),
}

const listOriginals = (db: Db | Tx, users_id: number) =>
  db
    .select({ id: activites.id, original: activites.original, format: activites.format })
    .from(activites)
    .where(eq(activites.users_id, users_id))
    .orderBy(asc(activites.id))
