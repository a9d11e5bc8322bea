import { addDays } from '@foulee/domain/shared/calendrier'
import { getDepartementFromCodePostal } from '@foulee/domain/shared/departement'
import { getFuseau } from '@foulee/domain/shared/fuseau-du-lieu'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import type { Tx } from '../../connect.ts'
import { rebuildMagasinCards } from '../../read-models/magasin-cards.ts'
import * as t from '../../schema.ts'
import type { CastIds } from '../cast.ts'
import { identify, insertRows } from '../insert-rows.ts'
import { listDemoMagasins } from './magasins.ts'

const OF_MALO = 2
const WAITING = 2
const STOCKTAKING = 12

export async function insertMagasins(tx: Tx, cast: CastIds, now: Date): Promise<void> {
  const today = parisDate(now)
  const created_at = now.toISOString()
  const rows = listDemoMagasins().map((shop, index) => {
    const departement = getDepartementFromCodePostal(shop.code_postal)
    const isWaiting = index >= OF_MALO && index < OF_MALO + WAITING
    return {
      ...shop,
      departement,
      fuseau: getFuseau({ pays: 'FR', departement }),
      horaires: index % STOCKTAKING || !shop.horaires ? shop.horaires : close(shop.horaires, today),
      recherche: normalizeTexte(`${shop.nom} ${shop.ville}`),
      verifie_le: isWaiting ? null : created_at,
      created_by: index < OF_MALO + WAITING ? cast.malo : cast.nora,
      created_at,
      updated_at: created_at,
    }
  })
  const magasins = await identify(tx, t.magasins, rows)
  await insertRows(tx, t.magasins, magasins)
  await insertRows(
    tx,
    t.magasinMembres,
    magasins.slice(0, OF_MALO + WAITING).map(({ id }, index) => ({
      magasins_id: id,
      users_id: cast.malo,
      origine: index ? ('creation' as const) : ('revendication' as const),
      created_at,
    })),
  )
  await rebuildMagasinCards(
    tx,
    magasins.map(({ id }) => id),
    now,
  )
}

const close = <H extends object>(horaires: H, today: string) => ({
  ...horaires,
  exceptions: [{ jour: addDays(today, 7), plages: [], motif: 'Inventaire' }],
})
