import * as filContract from '@foulee/contract/echanges/fil'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { filFlux } from './fil.flux.ts'
import { filPersonal } from './fil.personal.ts'
import { filRoutes } from './fil.routes.ts'
import { publicationKind, publicationSeeing } from './publication.kind.ts'
import { texteFil } from './texte.fil.ts'

export const fil: Feature = {
  parts: [{ id: 'fil', titre: 'Fil', routes: filRoutes, schemas: schemasOf(filContract) }],
  kinds: [publicationKind],
  seeing: [publicationSeeing],
  fil: [texteFil],
  flux: [filFlux],
  personal: filPersonal,
}
