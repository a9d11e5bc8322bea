import * as profilContract from '@foulee/contract/membres/profil'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { profilAgenda } from './profil.agenda.ts'
import { profilKind } from './profil.kind.ts'
import { profilPersonal } from './profil.personal.ts'
import { profilRecherche } from './profil.recherche.ts'
import { profilRoutes } from './profil.routes.ts'

export const profil: Feature = {
  parts: [
    {
      id: 'profil',
      titre: 'Profil',
      routes: profilRoutes,
      schemas: schemasOf(profilContract),
    },
  ],
  kinds: [profilKind],
  personal: profilPersonal,
  agenda: [profilAgenda],
  recherche: [profilRecherche],
}
