import { invalidate } from '@foulee/db/invalidation'
import type { ContentModel } from '#kernel/content/content-model.ts'
import { lockStructure } from '#kernel/organisations/members.ts'
import { getEditableAgence } from './agences.policy.ts'
import { agenceStructure } from './agences.structure.ts'

export const agenceContents: ContentModel = {
  prefix: 'agence',
  key: 'agences_id',
  speaksFor: async (_, id) => ({ emetteur: { kind: 'agence', id } }),
  open: (db, user, id) => getEditableAgence(db, user, id),
  save: (db, { id, user }, write) =>
    db.transaction(async (tx) => {
      await getEditableAgence(tx, user, id)
      await lockStructure(tx, agenceStructure, id)
      const { result } = await write(tx)
      await invalidate(tx, [`agence:${id}`])
      return result
    }),
}
