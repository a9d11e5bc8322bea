import * as correctionsContract from '@foulee/contract/courses/corrections'
import * as resultatContract from '@foulee/contract/courses/resultat'
import * as resultatsContract from '@foulee/contract/courses/resultats'
import * as resultatsFichierContract from '@foulee/contract/courses/resultats-fichier'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { correctionsRoutes } from './corrections.routes.ts'
import { resultatFil } from './resultats.fil.ts'
import { resultatsPersonal } from './resultats.personal.ts'
import { resultatsRoutes } from './resultats.routes.ts'
import { resultatsSitemap } from './resultats.sitemap.ts'

export const resultats: Feature = {
  parts: [
    {
      id: 'resultats',
      titre: 'Résultats',
      routes: resultatsRoutes,
      schemas: schemasOf({
        ...resultatContract,
        ...resultatsContract,
        ...resultatsFichierContract,
      }),
    },
    {
      id: 'resultats-corriges',
      titre: 'Résultats corrigés',
      routes: correctionsRoutes,
      schemas: schemasOf(correctionsContract),
    },
  ],
  fil: [resultatFil],
  personal: resultatsPersonal,
  sitemap: [resultatsSitemap],
}
