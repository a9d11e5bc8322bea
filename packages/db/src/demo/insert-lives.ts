import { getDeedKey, POINTS_RULES, type PointsKind } from '@foulee/domain/club/points'
import { addMonths } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import type { CastIds, CastName } from './cast.ts'
import { insertRows } from './insert-rows.ts'

const WELCOME: readonly PointsKind[] = ['email_verifie', 'profil_qualifie', 'profil_complet']
const FOLLOWS: readonly [CastName, CastName][] = [
  ['karim', 'samir'],
  ['karim', 'lea'],
  ['lea', 'karim'],
  ['paola', 'lea'],
  ['agathe', 'paola'],
  ['samir', 'karim'],
]

export async function insertLives(tx: Tx, cast: CastIds, joined: string, now: Date): Promise<void> {
  const points = Object.values(cast).flatMap((users_id) =>
    WELCOME.map((kind) => ({
      users_id,
      kind,
      cle: getDeedKey(kind, kind),
      points: POINTS_RULES[kind].points,
      created_at: joined,
    })),
  )
  await insertRows(tx, t.points, points)
  const suivis = FOLLOWS.map(([who, whom]) => ({
    users_id: cast[who],
    suivi_id: cast[whom],
    created_at: joined,
  }))
  await insertRows(tx, t.suivis, suivis)
  await insertDemandes(tx, cast, joined, now)
}

async function insertDemandes(tx: Tx, cast: CastIds, joined: string, now: Date): Promise<void> {
  const today = parisDate(now)
  await insertRows(tx, t.demandes, [
    {
      users_id: cast.samir,
      type: 'coach',
      etat: 'acceptee',
      carte_pro: '01300ED0000',
      carte_pro_fin: addMonths(today, 20),
      diplome: 'DEJEPS athlétisme et disciplines associées',
      assurance: 'Mutuelle de démonstration, contrat 0000',
      ville: 'Marseille',
      created_at: joined,
      decided_at: joined,
      decided_by: cast.nora,
    },
    {
      users_id: cast.paola,
      type: 'club',
      structure: 'Les Sentiers de Chartreuse (démonstration)',
      immatriculation: 'W380000000',
      federation: 'Fédération française d’athlétisme',
      ville: 'Saint-Pierre-de-Chartreuse',
      message: 'Nous balisons une trentaine de parcours et aimerions les publier au nom du club.',
      created_at: parisInstant(today, '08:00').toISOString(),
    },
  ])
}
