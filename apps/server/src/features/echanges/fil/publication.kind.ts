import { publications } from '@foulee/db/schema'
import { PUBLICATION_LABELS } from '@foulee/domain/echanges/publication'
import { eq, inArray, sql } from 'drizzle-orm'
import type { KindEntry } from '../../../kinds/kind.ts'
import type { Seeing } from '../../../kinds/seeing.ts'
import { addNotices } from '../notifications/add-notices.ts'
import { findSeen, toViewer } from './fil.page.ts'
import { publicationPhotoModel } from './publication.photos.ts'

const TITRE_MAX = 60

function nameItem({ kind, texte }: Pick<typeof publications.$inferSelect, 'kind' | 'texte'>) {
  const words = texte?.replace(/\s+/g, ' ').trim() ?? ''
  if (!words) return PUBLICATION_LABELS[kind]
  return words.length > TITRE_MAX ? `${words.slice(0, TITRE_MAX - 1)}…` : words
}

/** An item of the feed, for whoever speaks of any kind of thing. Its followers do not all see alike. */
export const publicationKind: KindEntry = {
  kind: 'publication',
  async find(db, ids) {
    const rows = await db
      .select()
      .from(publications)
      .where(inArray(publications.id, [...ids]))
    return rows.map((row) => ({
      kind: 'publication',
      id: row.id,
      titre: nameItem(row),
      texte: row.texte ?? '',
      url: `/feed/${row.id}`,
      is_visible: row.masque_le === null,
      is_masked: row.masque_le !== null,
    }))
  },
  async findOwners(db, id) {
    const rows = await db
      .select({ users_id: publications.users_id })
      .from(publications)
      .where(eq(publications.id, id))
    return rows.flatMap(({ users_id }) => users_id ?? [])
  },
  async withdraw(tx, { id, motif, now }) {
    const [row] = await tx
      .update(publications)
      .set({ masque_le: now.toISOString(), masque_motif: motif })
      .where(eq(publications.id, id))
      .returning()
    if (!row?.users_id) return
    await addNotices(tx, [
      {
        users_id: row.users_id,
        kind: 'avis',
        cle: `publication:${id}:masquee:${now.toISOString()}`,
        titre: 'Votre publication est masquée',
        texte: `L’équipe a masqué «\u00a0${nameItem(row)}\u00a0». Raison\u00a0: ${motif}`,
        url: `/feed/${id}`,
      },
    ])
  },
  avis: {
    isThread: true,
    isVisible: (id) =>
      sql`exists (select from publications where id = ${id} and masque_le is null)`,
    async lock(tx, id) {
      await tx
        .select({ id: publications.id })
        .from(publications)
        .where(eq(publications.id, id))
        .for('no key update')
    },
    async keepSums(tx, id) {
      await tx.execute(sql`update publications set nb_commentaires = (
        select count(*) from commentaires
        where model = 'publication' and objet_id = ${id} and masque_le is null) where id = ${id}`)
    },
  },
  photos: publicationPhotoModel,
}

/** Whoever sees an item reads what is said under it, and may report it. */
export const publicationSeeing: Seeing = {
  kind: 'publication',
  async canSee({ db, fil, kinds, user, now }, id) {
    if (!user) return false
    return (await findSeen({ db, fil, kinds, viewer: toViewer(user, now) }, id)) !== null
  },
}
