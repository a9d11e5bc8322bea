import * as cartesContract from '@foulee/contract/club/cartes'
import { avantageRemises, cartes as table } from '@foulee/db/schema'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import { cartesRoutes } from './cartes.routes.ts'

const { avantages_id, periode, remis_le } = avantageRemises

export const cartes: Feature = {
  parts: [
    { id: 'carte', titre: 'Carte', routes: cartesRoutes, schemas: schemasOf(cartesContract) },
  ],
  personal: {
    owned: [table.users_id],
    // A given advantage stays counted, without the name.
    signed: [avantageRemises.users_id, avantageRemises.remis_par],
    collect: [
      { name: 'carte', contenu: 'le numéro de votre carte', find: rowsOf(table.users_id) },
      {
        name: 'carte-avantages',
        contenu: 'ce que des magasins vous ont remis',
        find: rowsOf(avantageRemises.users_id, { avantages_id, periode, remis_le }),
      },
    ],
  },
}
