import type { Db, Tx } from '@foulee/db/connect'
import { resultatsDeclares } from '@foulee/db/schema'
import { and, asc, eq, getTableColumns, isNotNull } from 'drizzle-orm'
import { eraseLate, rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import { queueRemoval } from '#platform/images/retrait.ts'

const { preuve: _, ...DECLARE } = getTableColumns(resultatsDeclares)

export const monPalmaresPersonal: Personal = {
  owned: [resultatsDeclares.users_id],
  collect: [
    {
      name: 'courses-declarees',
      contenu: 'les courses que vous avez déclarées dans votre palmarès',
      find: rowsOf(resultatsDeclares.users_id, DECLARE),
    },
  ],
  collectFiles: [
    {
      contenu: 'la preuve d’une course que vous avez déclarée',
      find: async (db, users_id) =>
        (await listPreuves(db, users_id)).map(({ id, key }) => ({
          name: `palmares/${id}.${key.slice(key.lastIndexOf('.') + 1)}`,
          key,
        })),
    },
  ],
  erase: (_services, users_id) => ({
    erase: async (tx) => {
      const originals = (await listPreuves(tx, users_id)).map(({ key }) => key)
      await queueRemoval(tx, { originals })
    },
  }),
  purge: (tx) => eraseLate(tx, resultatsDeclares.users_id),
}

async function listPreuves(db: Db | Tx, users_id: number): Promise<{ id: number; key: string }[]> {
  const { id, preuve } = resultatsDeclares
  const rows = await db
    .select({ id, key: preuve })
    .from(resultatsDeclares)
    .where(and(eq(resultatsDeclares.users_id, users_id), isNotNull(preuve)))
    .orderBy(asc(id))
  return rows.map(({ id, key }) => ({ id, key: key ?? '' }))
}
