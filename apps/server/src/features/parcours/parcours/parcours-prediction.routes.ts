import { ApiError } from '@foulee/contract/errors'
import type { Parcours } from '@foulee/contract/parcours/parcours'
import { parcoursPrediction } from '@foulee/contract/parcours/parcours-prediction'
import type { Db } from '@foulee/db/connect'
import { profils } from '@foulee/db/schema'
import { NIVEAUX, type Niveau } from '@foulee/domain/membres/profil'
import { eq } from 'drizzle-orm'
import { implement } from '../../../http/feature.ts'
import { getVisibleParcours } from './parcours.policy.ts'
import { predictParcours } from './predict-parcours.ts'

/** The level that a member says to have; null as long as they have not. */
async function findNiveau(db: Db, users_id: number): Promise<Niveau | null> {
  const [profil] = await db
    .select({ niveau: profils.niveau })
    .from(profils)
    .where(eq(profils.users_id, users_id))
  return NIVEAUX.find((niveau) => niveau === profil?.niveau) ?? null
}

export const parcoursPredictionRoutes = implement(parcoursPrediction, {
  'GET /api/parcours/{id}/prediction': async ({ db, user, params, query }) => {
    const row = await getVisibleParcours(db, user, params.id)
    const { trace, ...parcours }: Parcours = JSON.parse(row.fiche)
    if (!trace) throw new ApiError('trace_absente')
    const niveau = await findNiveau(db, user.id)
    return { data: predictParcours({ ...parcours, trace }, { reference: query, niveau }) }
  },
})
