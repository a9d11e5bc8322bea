import { ApiError } from '@foulee/contract/errors'
import { announceChanges } from '@foulee/db/changes'
import * as t from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'
import type { KindUses } from '../../../kinds/kind.ts'
import { lockStructure } from '../../../structures/members.ts'
import { ofAgence } from './agences.membership.ts'
import { getEditableAgence } from './agences.policy.ts'
import { agenceStructure } from './agences.structure.ts'

const s = t.agenceSocial

/** Links of an agency to social networks, one for each. */
export const agenceSocial: KindUses['social'] = {
  /** @throws ApiError `lien_deja_present`, and who may not */
  add: (db, { user }, { id: agences_id, reseau, url }) =>
    db.transaction(async (tx) => {
      await getEditableAgence(tx, user, agences_id)
      await lockStructure(tx, agenceStructure, agences_id)
      const same = and(eq(s.agences_id, agences_id), eq(s.reseau, reseau))
      if (await tx.$count(s, same)) throw new ApiError('lien_deja_present')
      const [row] = await tx.insert(s).values({ agences_id, reseau, url }).returning({ id: s.id })
      if (!row) throw new Error('The insert returned nothing.')
      await announceChanges(tx, [`agence:${agences_id}`])
      return { id: row.id, reseau, url, model: 'agence' }
    }),

  /** @throws ApiError `lien_introuvable`, also for one of somebody else's agency */
  async remove(db, { user }, id) {
    const [found] = await db.select({ agences_id: s.agences_id }).from(s).where(eq(s.id, id))
    const isMine =
      found && (user.compte.staff || (await ofAgence.isMember(db, found.agences_id, user.id)))
    if (!isMine) throw new ApiError('lien_introuvable')
    await db.delete(s).where(eq(s.id, id))
    await announceChanges(db, [`agence:${found.agences_id}`])
  },
}
