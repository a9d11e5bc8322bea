import * as detailContract from '@foulee/contract/parcours/activite-detail'
import * as memesContract from '@foulee/contract/parcours/activite-memes'
import * as montageContract from '@foulee/contract/parcours/activite-montage'
import * as activitesContract from '@foulee/contract/parcours/activites'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { activiteDetailRoutes } from './activite-detail.routes.ts'
import { activiteMemesRoutes } from './activite-memes.routes.ts'
import { activiteMontageRoutes } from './activite-montage.routes.ts'
import { activitesAgenda } from './activites.agenda.ts'
import { archivageSorties, archiveSorties } from './activites.archive.ts'
import { activiteFil } from './activites.fil.ts'
import { activitesPersonal } from './activites.personal.ts'
import { activitesRoutes } from './activites.routes.ts'
import { chiffresPartages, measureShared, queueUnmeasured } from './chiffres-partages.job.ts'
import { compareStored, doublesSorties, queueUncompared } from './doubles-sorties.job.ts'

export const activites: Feature = {
  parts: [
    {
      id: 'activites',
      titre: 'Activités',
      routes: activitesRoutes,
      schemas: schemasOf(activitesContract),
    },
    {
      id: 'activite-detail',
      titre: 'Détail d’une activité',
      routes: activiteDetailRoutes,
      schemas: schemasOf(detailContract),
    },
    {
      id: 'activite-memes',
      titre: 'Le même parcours avant',
      routes: activiteMemesRoutes,
      schemas: schemasOf(memesContract),
    },
    {
      id: 'activite-montage',
      titre: 'Activités coupées, scindées, réunies',
      routes: activiteMontageRoutes,
      schemas: schemasOf(montageContract),
    },
  ],
  works: [
    work(archivageSorties, archiveSorties),
    work(doublesSorties, compareStored, queueUncompared),
    work(chiffresPartages, measureShared, queueUnmeasured),
  ],
  personal: activitesPersonal,
  agenda: [activitesAgenda],
  fil: [activiteFil],
}
