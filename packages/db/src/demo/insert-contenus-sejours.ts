import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import type { CastIds } from './cast.ts'
import { insertRows } from './insert-rows.ts'
import { CONTENUS_SEJOURS } from './sejours/contenus.ts'

type Sejour = { id: number; titre: string }

export async function insertContenusSejours(
  tx: Tx,
  sejours: readonly Sejour[],
  cast: CastIds,
  now: Date,
): Promise<void> {
  const today = parisDate(now)
  const withContent = sejours.map((sejour) => ({ ...sejour, ...CONTENUS_SEJOURS[sejour.titre] }))
  await insertRows(
    tx,
    t.voyageActualites,
    withContent.flatMap(({ id, actualites = [] }) =>
      actualites.map(({ titre, texte, jours }) => ({
        voyages_id: id,
        titre,
        texte,
        date: addDays(today, -jours),
        created_at: parisInstant(addDays(today, -jours), '11:00').toISOString(),
      })),
    ),
  )
  await insertRows(
    tx,
    t.voyagePartenaires,
    withContent.flatMap(({ id, partenaires = [] }) =>
      partenaires.map((partenaire, ordre) => ({ ...partenaire, ordre, voyages_id: id })),
    ),
  )
  const wished = sejours.filter(({ titre }) => titre.startsWith('Le GR 20'))
  await insertRows(
    tx,
    t.liste,
    wished.map(({ id }) => ({
      users_id: cast.paola,
      type: 'voyage' as const,
      objet_id: id,
      etat: 'envie' as const,
      note: 'En septembre, quand les refuges se vident.',
      created_at: parisInstant(addDays(today, -11), '21:10').toISOString(),
    })),
  )
}
