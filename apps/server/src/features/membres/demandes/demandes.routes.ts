import { type Demande, demandes } from '@foulee/contract/membres/demandes'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { checkDemande } from '@foulee/domain/membres/demande'
import { hasDroit } from '@foulee/domain/membres/droits'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { implement } from '#kernel/calls/feature.ts'
import { createDemande, decideDemande } from './demandes.commands.ts'
import { findDemande, findDemandes } from './demandes.queries.ts'

async function getDemande(db: Db, id: number, isStaff: boolean, now: Date): Promise<Demande> {
  const demande = await findDemande(db, id, { isStaff, now })
  if (!demande) throw new ApiError('demande_introuvable')
  return demande
}

function assertFields(errors: Partial<Record<string, string>>): void {
  const fieldErrors = Object.entries(errors).flatMap(([field, text]) =>
    text ? [[field, text]] : [],
  )
  if (fieldErrors.length)
    throw new ApiError('champs_invalides', { errors: Object.fromEntries(fieldErrors) })
}

export const demandesRoutes = implement(demandes, {
  'POST /api/profile/coach': async ({ db, body, user, clock }) => {
    const now = clock()
    assertFields(checkDemande(body.type, body, parisDate(now)))
    const id = await createDemande(db, user.id, body, now)
    return { id, data: await getDemande(db, id, false, now) }
  },

  'POST /api/demandes/list': async ({ db, body, user, clock }) => {
    const { my, etat, type, page, nb_page } = body
    if (!my && !hasDroit(user.compte, 'moderer')) throw new ApiError('acces_refuse')
    const filters = { etat, type, users_id: my ? user.id : undefined }
    return findDemandes(db, filters, { page, nb_page }, { isStaff: !my, now: clock() })
  },

  'POST /api/demandes/decider': async ({ db, body, user, clock }) => {
    const isReasonMissing = body.decision === 'refusee' && !body.motif
    assertFields(isReasonMissing ? { motif: 'Dites pourquoi\u00a0: la personne le lira.' } : {})
    const now = clock()
    await decideDemande(db, { ...body, staff_id: user.id, now })
    return { data: await getDemande(db, body.id, true, now) }
  },
})
