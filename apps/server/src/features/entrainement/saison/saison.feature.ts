import * as saisonContract from '@foulee/contract/entrainement/saison'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { saisonRoutes } from './saison.routes.ts'

export const saison: Feature = {
  parts: [
    { id: 'saison', titre: 'Ma saison', routes: saisonRoutes, schemas: schemasOf(saisonContract) },
  ],
}
