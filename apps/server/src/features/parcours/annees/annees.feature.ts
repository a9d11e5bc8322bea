import * as anneesContract from '@foulee/contract/parcours/annees'
import * as t from '@foulee/db/schema'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import { work } from '#kernel/jobs/work.ts'
import { anneesRoutes } from './annees.routes.ts'
import {
  measureOutings,
  mesuresSorties,
  queueMeasures,
  queueUnmeasured,
} from './mesures-sorties.job.ts'

export const annees: Feature = {
  parts: [
    {
      id: 'annees',
      titre: 'Années et records',
      routes: anneesRoutes,
      schemas: schemasOf(anneesContract),
    },
  ],
  onOuting: queueMeasures,
  works: [work(mesuresSorties, measureOutings, queueUnmeasured)],
  personal: {
    owned: [t.activiteRecords.users_id],
    collect: [
      {
        name: 'records',
        contenu: 'vos meilleurs temps et vos plus grandes côtes',
        find: rowsOf(t.activiteRecords.users_id),
      },
    ],
  },
}
