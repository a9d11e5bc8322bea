import { signalements } from '@foulee/contract/echanges/signalements'
import { ApiError } from '@foulee/contract/shared/errors'
import { implement } from '#kernel/calls/feature.ts'
import { findEntity } from '#kernel/entity-types/find-entities.ts'
import { assertVisible } from '#kernel/entity-types/visibility.ts'
import { decideSignalement, reportObjet } from './signalements.commands.ts'
import { findSignalement, findSignalements, recordRead } from './signalements.queries.ts'

const MOTIF_REQUIRED = 'Dites pourquoi\u00a0: la personne le lira.'

export const signalementsRoutes = implement(signalements, {
  'POST /api/signalements': async ({ db, registry, body, user, clock, limits }) => {
    const { kinds } = registry
    const ref = { kind: body.model, id: body.id }
    await limits.consume('signalement', [`compte ${user.id}`])
    await assertVisible({ db, ...registry, user, now: clock() }, ref)
    const entity = await findEntity(db, kinds, ref)
    if (!entity?.is_visible) throw new ApiError('objet_introuvable')
    await reportObjet({ db, kinds }, user.id, body, clock())
    return { data: null }
  },

  'GET /api/signalements': async ({ db, registry: { kinds }, query, user, clock }) => {
    const context = { db, kinds, staff: { id: user.id, now: clock() } }
    const found = await findSignalements(context, query)
    await recordRead(context, found.data)
    return found
  },

  'POST /api/signalements/decider': async ({ db, registry: { kinds }, body, user, clock }) => {
    // The author is owed a reason.
    if (body.decision === 'retenu' && !body.motif) {
      throw new ApiError('champs_invalides', { errors: { motif: MOTIF_REQUIRED } })
    }
    const now = clock()
    await decideSignalement({ db, kinds }, { ...body, user, now })
    const decided = await findSignalement({ db, kinds, staff: { id: user.id, now } }, body.id)
    if (!decided) throw new ApiError('signalement_introuvable')
    return { data: decided }
  },
})
