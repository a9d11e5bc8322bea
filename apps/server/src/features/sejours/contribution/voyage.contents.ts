import type { ContentModel } from '../../../contenus/content-model.ts'
import { saveVoyage } from '../voyages/voyage-save.ts'
import { getOwnedVoyage } from '../voyages/voyages-owned.queries.ts'

/** Partners, news and pages elsewhere of a stay. */
export const voyageContents: ContentModel = {
  prefix: 'voyage',
  key: 'voyages_id',
  open: (db, user, id) => getOwnedVoyage(db, user, id),
  save: (db, { section, ...saving }, write) =>
    saveVoyage(db, saving, async (tx) => {
      const { changes, result } = await write(tx)
      return { saves: [[section, changes]], result }
    }),
}
