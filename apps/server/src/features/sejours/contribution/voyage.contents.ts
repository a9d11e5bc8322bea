import { voyages } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { saveVoyage } from '#features/sejours/voyages/voyage-save.ts'
import { getOwnedVoyage } from '#features/sejours/voyages/voyages-owned.queries.ts'
import type { ContentModel } from '#kernel/content/content-model.ts'

export const voyageContents: ContentModel = {
  prefix: 'voyage',
  key: 'voyages_id',
  async speaksFor(tx, id) {
    const [row] = await tx
      .select({ agences_id: voyages.agences_id })
      .from(voyages)
      .where(eq(voyages.id, id))
    if (!row) throw new Error('The stay went while its news were written.')
    return { emetteur: { kind: 'agence', id: row.agences_id } }
  },
  open: (db, user, id) => getOwnedVoyage(db, user, id),
  save: (db, { section, ...saving }, write) =>
    saveVoyage(db, saving, async (tx) => {
      const { changes, result } = await write(tx)
      return { saves: [[section, changes]], result }
    }),
}
