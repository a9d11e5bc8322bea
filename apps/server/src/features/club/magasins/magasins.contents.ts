import { rebuildMagasinCards } from '@foulee/db/read-models/magasin-cards'
import type { ContentModel } from '#kernel/content/content-model.ts'
import { lockStructure } from '#kernel/organisations/members.ts'
import { getEditableMagasin } from './magasins.policy.ts'
import { magasinStructure } from './magasins.structure.ts'

export const magasinContents: ContentModel = {
  prefix: 'magasin',
  key: 'magasins_id',
  open: (db, user, id) => getEditableMagasin(db, user, id),
  save: (db, { id, user, now }, write) =>
    db.transaction(async (tx) => {
      await getEditableMagasin(tx, user, id)
      await lockStructure(tx, magasinStructure, id)
      const { result } = await write(tx)
      await rebuildMagasinCards(tx, [id], now, 'edit')
      return result
    }),
}
