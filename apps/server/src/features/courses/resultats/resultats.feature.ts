import * as resultatContract from '@foulee/contract/courses/resultat'
import * as resultatsContract from '@foulee/contract/courses/resultats'
import * as resultatsFichierContract from '@foulee/contract/courses/resultats-fichier'
import { type Feature, schemasOf } from '../../../feature.ts'
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
  ],
  fil: [resultatFil],
  personal: resultatsPersonal,
  sitemap: [resultatsSitemap],
}
