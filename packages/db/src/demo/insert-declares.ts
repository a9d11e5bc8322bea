import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import type { CastIds } from './cast.ts'
import { insertRows } from './insert-rows.ts'

type Declared = Omit<typeof t.resultatsDeclares.$inferInsert, 'users_id' | 'date'> & {
  days: number
}

/** Races that Léa ran away from the calendar. */
const RACES: readonly Declared[] = [
  {
    ...{ days: 210, nom: 'Semi-marathon des Bords de Saône', lieu: 'Lyon', type: 'route' },
    ...{ distance: 21_097, denivele: 60, temps: 5640, rang: 214, nb_classes: 3120 },
  },
  {
    ...{ days: 330, nom: 'Corrida des Lumières', lieu: 'Valence', type: 'route' },
    ...{ distance: 10_000, denivele: 40, temps: 2532, rang: 38, nb_classes: 812 },
  },
  {
    ...{ days: 520, nom: 'Trail des Balcons', lieu: 'Chambéry', type: 'trail' },
    ...{ distance: 31_000, denivele: 1650, temps: 14_520, rang: 61, nb_classes: 404 },
  },
  {
    ...{ days: 700, nom: 'Trail du Grand Tour', lieu: 'Briançon', type: 'trail' },
    ...{ distance: 52_000, denivele: 3200, statut: 'abandon' },
  },
]

export async function insertDeclares(tx: Tx, cast: CastIds, now: Date): Promise<void> {
  const rows = RACES.map(({ days, ...race }) => ({
    ...race,
    users_id: cast.lea,
    date: addDays(parisDate(now), -days),
  }))
  await insertRows(tx, t.resultatsDeclares, rows)
}
