import * as adminContract from '@foulee/contract/equipe/admin'
import * as adminAnnuairesContract from '@foulee/contract/equipe/admin-annuaires'
import * as adminTravauxContract from '@foulee/contract/equipe/admin-travaux'
import * as adminUtilisateursContract from '@foulee/contract/equipe/admin-utilisateurs'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { adminPersonal } from './admin.personal.ts'
import { adminRoutes } from './admin.routes.ts'
import { adminAnnuairesRoutes } from './admin-annuaires.routes.ts'
import { adminTravauxRoutes } from './admin-travaux.routes.ts'
import { adminUtilisateursRoutes } from './admin-utilisateurs.routes.ts'

export const admin: Feature = {
  parts: [
    {
      id: 'admin',
      titre: 'Back-office',
      routes: adminRoutes,
      schemas: schemasOf(adminContract),
    },
    {
      id: 'admin-utilisateurs',
      titre: 'Back-office, comptes',
      routes: adminUtilisateursRoutes,
      schemas: schemasOf(adminUtilisateursContract),
    },
    {
      id: 'admin-annuaires',
      titre: 'Back-office, annuaires',
      routes: adminAnnuairesRoutes,
      schemas: schemasOf(adminAnnuairesContract),
    },
    {
      id: 'admin-travaux',
      titre: 'Back-office, travaux',
      routes: adminTravauxRoutes,
      schemas: schemasOf(adminTravauxContract),
    },
  ],
  personal: adminPersonal,
}
