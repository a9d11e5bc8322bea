import * as coursePredictionsContract from '@foulee/contract/parcours/course-predictions'
import * as feuilleDeRouteContract from '@foulee/contract/parcours/feuille-de-route'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { coursePredictionsRoutes } from './course-predictions.routes.ts'
import { feuilleDeRouteRoutes } from './feuille-de-route.routes.ts'

export const feuilleDeRoute: Feature = {
  parts: [
    {
      id: 'feuille-de-route',
      titre: 'Feuille de route',
      routes: feuilleDeRouteRoutes,
      schemas: schemasOf(feuilleDeRouteContract),
    },
    {
      id: 'course-predictions',
      titre: 'Temps prévu aux épreuves d’une course',
      routes: coursePredictionsRoutes,
      schemas: schemasOf(coursePredictionsContract),
    },
  ],
}
