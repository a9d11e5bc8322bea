import * as formeContract from '@foulee/contract/entrainement/forme'
import { consentementsSante, douleurs, vmas } from '@foulee/db/schema'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import { formeRoutes } from './forme.routes.ts'

export const forme: Feature = {
  parts: [
    { id: 'forme', titre: 'Ma forme', routes: formeRoutes, schemas: schemasOf(formeContract) },
  ],
  personal: {
    owned: [vmas.users_id, consentementsSante.users_id],
    collect: [
      { name: 'vma', contenu: 'les VMA que vous avez données', find: rowsOf(vmas.users_id) },
      {
        name: 'sante',
        contenu: 'votre accord pour des données de santé, et votre FC max',
        find: rowsOf(consentementsSante.users_id),
      },
      {
        name: 'douleurs',
        contenu: 'les douleurs que vous avez notées',
        find: rowsOf(douleurs.users_id),
      },
    ],
  },
}
