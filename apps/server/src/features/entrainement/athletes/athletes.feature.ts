import * as athletesContract from '@foulee/contract/entrainement/athletes'
import { athletes as table } from '@foulee/db/schema'
import { eq, or } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import { cutRelations } from './athletes.commands.ts'
import { athletesRoutes } from './athletes.routes.ts'
import { coachCanal } from './coach.canal.ts'
import { entrainementCanal } from './entrainement.canal.ts'

export const athletes: Feature = {
  parts: [
    {
      id: 'athletes',
      titre: 'Coachs et athlètes',
      routes: athletesRoutes,
      schemas: schemasOf(athletesContract),
    },
  ],
  acces: [
    {
      nom: null,
      cut: (tx, users_id, now) =>
        cutRelations(tx, or(eq(table.users_id, users_id), eq(table.coach_id, users_id)), now),
    },
  ],
  personal: {
    owned: [table.users_id, table.coach_id],
    collect: [
      {
        name: 'coachs',
        contenu: 'les coachs que vous avez acceptés, et ce que vous leur laissiez voir',
        find: rowsOf(table.users_id),
      },
      {
        name: 'athletes',
        contenu: 'les athlètes qui vous ont accepté',
        find: rowsOf(table.coach_id),
      },
    ],
  },
  channelKinds: [coachCanal, entrainementCanal],
}
