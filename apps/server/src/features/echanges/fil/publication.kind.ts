import type { Tx } from '@foulee/db/connect'
import { publications } from '@foulee/db/schema'
import { PUBLICATION_LABELS } from '@foulee/domain/echanges/publication'
import { ellipsize } from '@foulee/domain/shared/graphemes'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import type { VisibilityPolicy } from '#kernel/entity-types/visibility.ts'
import { notifyMembers } from '#kernel/notifications/notify-members.ts'
import { findSeen, toViewer } from './fil.page.ts'
import { publicationPhotoModel } from './publication.photos.ts'

const TITRE_MAX = 60

function formatItemTitle({
  kind,
  texte,
}: Pick<typeof publications.$inferSelect, 'kind' | 'texte'>) {
  const words = texte?.replace(/\s+/g, ' ').trim() ?? ''
  if (!words) return PUBLICATION_LABELS[kind]
  return ellipsize(words, TITRE_MAX)
}

const OBJECTION =
  'Vous n’êtes pas d’accord\u00a0? Dites-nous pourquoi depuis la page «\u00a0Nous contacter\u00a0»\u00a0: une personne relira.'

type Withdrawn = { id: number; users_id: number; titre: string; motif: string; now: Date }

/** A statement of reasons is due whatever the notification settings. */
function notifyWithdrawn(tx: Tx, { id, users_id, titre, motif, now }: Withdrawn): Promise<void> {
  const texte = `L’équipe a masqué «\u00a0${titre}\u00a0». Raison\u00a0: ${motif}`
  const nouvelle = {
    cle: `publication:${id}:masquee:${now.toISOString()}`,
    titre: 'Votre publication est masquée',
    texte,
    url: `/feed/${id}`,
  }
  const mail = {
    lignes: [texte, 'Vous seul la voyez encore.', OBJECTION],
    bouton: 'Voir ma publication',
  }
  const lecteur = { users_id, nouvelles: [nouvelle], mail }
  return notifyMembers(tx, { kind: 'avis', le: now, lecteurs: [{ ...lecteur, isOwed: true }] })
}

export const publicationKind: EntityType = {
  kind: 'publication',
  async find(db, ids) {
    const rows = await db
      .select()
      .from(publications)
      .where(inArray(publications.id, [...ids]))
    return rows.map((row) => ({
      kind: 'publication',
      id: row.id,
      titre: formatItemTitle(row),
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
      .where(and(eq(publications.id, id), isNull(publications.masque_le)))
      .returning()
    if (!row?.users_id) return
    await notifyWithdrawn(tx, {
      id,
      users_id: row.users_id,
      titre: formatItemTitle(row),
      motif,
      now,
    })
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
    async saveSums(tx, id) {
      await tx.execute(sql`update publications set nb_commentaires = (
        select count(*) from commentaires
        where model = 'publication' and objet_id = ${id} and masque_le is null) where id = ${id}`)
    },
  },
  photos: publicationPhotoModel,
}

export const publicationSeeing: VisibilityPolicy = {
  kind: 'publication',
  async canSee({ db, fil, kinds, user, now }, id) {
    if (!user) return false
    return (await findSeen({ db, fil, kinds, viewer: toViewer(user, now) }, id)) !== null
  },
}
