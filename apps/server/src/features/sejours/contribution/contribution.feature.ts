import * as contributionContract from '@foulee/contract/sejours/contribution'
import { createSocial } from '#kernel/content/social.ts'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { notifyTravellers } from './annonce-voyage.job.ts'
import { annonceVoyage } from './annonce-voyage.ts'
import { contributionPersonal } from './contribution.personal.ts'
import { voyagesEditionRoutes } from './contribution.routes.ts'
import { voyageContents } from './voyage.contents.ts'
import { voyagePhotoModel } from './voyage.photos.ts'
import { voyagesWaiting } from './voyages.moderation.ts'

export const contributionSejours: Feature = {
  parts: [
    {
      id: 'voyages-edition',
      titre: 'Création de séjours',
      routes: voyagesEditionRoutes,
      schemas: schemasOf(contributionContract),
    },
  ],
  works: [work(annonceVoyage, notifyTravellers)],
  uses: [
    {
      kind: 'voyage',
      photos: voyagePhotoModel,
      contenus: voyageContents,
      social: createSocial(voyageContents, 'voyage'),
    },
  ],
  personal: contributionPersonal,
  waiting: [voyagesWaiting],
}
