import { activites } from '@foulee/db/schema'
import { eraseLate, rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import { queueRemoval } from '#platform/images/retrait.ts'
import { listFiles, listOriginals, writeActivities } from './activites.export.ts'
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
  collectTexts: [
    {
      name: 'activities.csv',
      contenu:
        'vos sorties en tableau, que «\u00a0Importer mes années\u00a0» relit avec leurs fichiers, et d’autres services aussi',
      find: writeActivities,
    },
  ],
  collectFiles: [
    {
      contenu: 'le fichier d’une de vos sorties, tel que vous l’avez envoyé',
      find: listFiles,
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
