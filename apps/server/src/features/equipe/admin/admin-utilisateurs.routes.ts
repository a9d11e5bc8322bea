import {
  type AdminUtilisateur,
  adminUtilisateurs,
} from '@foulee/contract/equipe/admin-utilisateurs'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { implement } from '#kernel/calls/feature.ts'
import { dropFactor, restoreAccount, setDrapeaux, suspendAccount } from './utilisateurs.commands.ts'
import { findUtilisateur, findUtilisateurs } from './utilisateurs.queries.ts'

async function getUtilisateur(db: Db, id: number, now: Date): Promise<AdminUtilisateur> {
  const found = await findUtilisateur(db, id, now)
  if (!found) throw new ApiError('compte_introuvable')
  return found
}

export const adminUtilisateursRoutes = implement(adminUtilisateurs, {
  'POST /api/admin/utilisateurs/list': ({ db, body, clock }) => findUtilisateurs(db, body, clock()),

  'POST /api/admin/utilisateurs/drapeaux': async ({ db, body, user, clock }) => {
    await setDrapeaux(db, { ...body, staff_id: user.id })
    return { data: await getUtilisateur(db, body.id, clock()) }
  },

  'POST /api/admin/utilisateurs/suspendre': async ({ db, body, user, clock }) => {
    await suspendAccount(db, { ...body, staff_id: user.id, now: clock() })
    return { data: await getUtilisateur(db, body.id, clock()) }
  },

  'POST /api/admin/utilisateurs/retablir': async ({ db, body, user, clock }) => {
    await restoreAccount(db, { ...body, staff_id: user.id })
    return { data: await getUtilisateur(db, body.id, clock()) }
  },

  'POST /api/admin/utilisateurs/facteur': async ({ db, body, user, clock }) => {
    await dropFactor(db, { ...body, staff_id: user.id, now: clock() })
    return { data: await getUtilisateur(db, body.id, clock()) }
  },
})
