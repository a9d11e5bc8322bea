import { fluxEvenements, fluxRangs } from '@foulee/db/schema'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import { purgeFlux } from '#platform/realtime/flux.queries.ts'

const RETENTION_MS = 48 * 3_600_000

export const fluxPersonal: Personal = {
  owned: [fluxEvenements.users_id, fluxRangs.users_id],
  collect: [
    {
      name: 'flux',
      contenu: 'les signaux envoyés à vos pages ouvertes, gardés deux jours',
      find: rowsOf(fluxEvenements.users_id),
    },
    {
      name: 'flux-rang',
      contenu: 'le numéro du dernier de ces signaux',
      find: rowsOf(fluxRangs.users_id),
    },
  ],
  purge: (tx, now) => purgeFlux(tx, new Date(now.getTime() - RETENTION_MS)),
}
