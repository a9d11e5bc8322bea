import * as chaussuresContract from '@foulee/contract/parcours/chaussures'
import * as t from '@foulee/db/schema'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import { wearHabituelle } from './chaussures.commands.ts'
import { writePairs } from './chaussures.export.ts'
import { chaussuresRoutes } from './chaussures.routes.ts'

export const chaussures: Feature = {
  parts: [
    {
      id: 'chaussures',
      titre: 'Chaussures',
      routes: chaussuresRoutes,
      schemas: schemasOf(chaussuresContract),
    },
  ],
  onOuting: wearHabituelle,
  personal: {
    owned: [t.chaussures.users_id],
    collect: [
      {
        name: 'chaussures',
        contenu: 'vos paires de chaussures',
        find: rowsOf(t.chaussures.users_id),
      },
    ],
    collectTexts: [
      {
        name: 'chaussures.csv',
        contenu: 'vos paires de chaussures en tableau, que «\u00a0Importer mes années\u00a0» relit',
        find: writePairs,
      },
    ],
  },
}
