import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import { identify, insertRows } from './insert-rows.ts'

export async function insertChaussures(
  tx: Tx,
  users_id: number,
  now: Date,
): Promise<{ route: number; trail: number }> {
  const daysAgo = (days: number) => addDays(parisDate(now), -days)
  const pairs = await identify(tx, t.chaussures, [
    {
      marque: 'Asics',
      modele: 'Novablast 5',
      surnom: 'les jaunes',
      achetee_le: daysAgo(120),
      deja_parcouru: 412_000,
      est_habituelle: true,
    },
    {
      marque: 'Salomon',
      modele: 'Speedcross 6',
      achetee_le: daysAgo(400),
      deja_parcouru: 634_500,
      limite: 650_000,
    },
    {
      marque: 'Asics',
      modele: 'Gel-Nimbus 26',
      achetee_le: daysAgo(500),
      deja_parcouru: 834_000,
      retiree_le: daysAgo(118),
    },
  ])
  await insertRows(
    tx,
    t.chaussures,
    pairs.map((pair) => ({ ...pair, users_id })),
  )
  const [route, trail] = pairs.map(({ id }) => id)
  return { route: route ?? 0, trail: trail ?? 0 }
}
