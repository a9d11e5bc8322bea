import * as parcoursContract from '@foulee/contract/parcours/parcours'
import * as parcoursCarteContract from '@foulee/contract/parcours/parcours-carte'
import * as parcoursDessinContract from '@foulee/contract/parcours/parcours-dessin'
import * as parcoursEditionContract from '@foulee/contract/parcours/parcours-edition'
import * as parcoursFichiersContract from '@foulee/contract/parcours/parcours-fichiers'
import * as parcoursPredictionContract from '@foulee/contract/parcours/parcours-prediction'
import * as parcoursSuggestionsContract from '@foulee/contract/parcours/parcours-suggestions'
import { sql } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { visiblePages } from '#kernel/pages/sitemap-rows.ts'
import { itinerairesDirectory } from './itineraires.directory.ts'
import { parcoursFeeds } from './parcours.feed.ts'
import { parcoursFil } from './parcours.fil.ts'
import { parcoursKind } from './parcours.kind.ts'
import { parcoursWaiting } from './parcours.moderation.ts'
import { parcoursPersonal } from './parcours.personal.ts'
import { parcoursSearch } from './parcours.queries.ts'
import { parcoursDetail } from './parcours.recherche.ts'
import { parcoursRoutes } from './parcours.routes.ts'
import { parcoursCarteRoutes } from './parcours-carte.routes.ts'
import { parcoursDessinRoutes } from './parcours-dessin.routes.ts'
import { parcoursEditionRoutes } from './parcours-edition.routes.ts'
import { parcoursFichiersRoutes } from './parcours-fichiers.routes.ts'
import { parcoursPredictionRoutes } from './parcours-prediction.routes.ts'
import { measureAgain, queueOutdated, recalculParcours } from './parcours-recalcul.job.ts'
import { parcoursSuggestionsRoutes } from './parcours-suggestions.routes.ts'

export const parcours: Feature = {
  parts: [
    {
      id: 'parcours',
      titre: 'Parcours',
      routes: parcoursRoutes,
      schemas: schemasOf(parcoursContract),
    },
    {
      id: 'parcours-carte',
      titre: 'Carte des parcours',
      routes: parcoursCarteRoutes,
      schemas: schemasOf(parcoursCarteContract),
    },
    {
      id: 'parcours-suggestions',
      titre: 'Suggestions de parcours',
      routes: parcoursSuggestionsRoutes,
      schemas: schemasOf(parcoursSuggestionsContract),
    },
    {
      id: 'parcours-fichiers',
      titre: 'Fichiers des parcours',
      routes: parcoursFichiersRoutes,
      schemas: schemasOf(parcoursFichiersContract),
    },
    {
      id: 'parcours-prediction',
      titre: 'Temps prévu sur un parcours',
      routes: parcoursPredictionRoutes,
      schemas: schemasOf(parcoursPredictionContract),
    },
    {
      id: 'parcours-edition',
      titre: 'Création de parcours',
      routes: parcoursEditionRoutes,
      schemas: schemasOf(parcoursEditionContract),
    },
    {
      id: 'parcours-dessin',
      titre: 'Tracé d’un parcours',
      routes: parcoursDessinRoutes,
      schemas: schemasOf(parcoursDessinContract),
    },
  ],
  works: [work(recalculParcours, measureAgain, queueOutdated)],
  kinds: [parcoursKind],
  fil: [parcoursFil],
  personal: parcoursPersonal,
  waiting: [parcoursWaiting],
  feeds: parcoursFeeds,
  sitemap: [
    {
      name: 'parcours',
      tags: ['parcours'],
      rows: visiblePages('/parcours/', {
        cards: 'parcours_cards',
        table: 'parcours',
        key: 'parcours_id',
      }),
    },
  ],
  directories: itinerairesDirectory,
  recherche: [
    {
      kind: 'parcours',
      ids: sql`select parcours_id as id from parcours_cards`,
      detail: parcoursDetail,
      sens: parcoursSearch,
    },
  ],
}
