import * as calibrageContract from '@foulee/contract/parcours/calibrage'
import * as calibreContract from '@foulee/contract/parcours/calibre'
import * as t from '@foulee/db/schema'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import { calibrageRoutes } from './calibrage.routes.ts'

export const calibrage: Feature = {
  parts: [
    {
      id: 'calibrage',
      titre: 'Profil de coureur',
      routes: calibrageRoutes,
      schemas: schemasOf({ ...calibreContract, ...calibrageContract }),
    },
  ],
  personal: {
    owned: [t.activiteMoities.users_id],
    collect: [
      {
        name: 'profil-de-coureur',
        contenu: 'ce que vos sorties disent de votre façon de courir',
        find: rowsOf(t.activiteMoities.users_id),
      },
    ],
  },
}
