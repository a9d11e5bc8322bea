import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { publicationPhotos, publications } from '@foulee/db/schema'
import { eq, sql } from 'drizzle-orm'
import { addPhotosIn } from '#features/echanges/photos/photos.ajout.ts'
import { readPhotos } from '#features/echanges/photos/photos.files.ts'
import { removePublications, writePublication } from '#kernel/feed/write-publication.ts'
import { limitNewAccount } from '#kernel/members/new-account-limits.ts'
import type { Services } from '#kernel/services.ts'
import type { SpooledFile } from '#platform/http/spool.ts'
import type { User } from '#platform/http/user.ts'
import { queueRemoval } from '#platform/images/retrait.ts'
import { getOwnWords } from './publication.photos.ts'

type Context = Pick<Services, 'db' | 'storage' | 'clock' | 'registry' | 'limits'>
type Words = { user: User; texte: string; spooled: readonly SpooledFile[] }

export async function publishWords(
  context: Context,
  { user, texte, spooled }: Words,
): Promise<number> {
  await limitNewAccount(context, user, 'publication')
  await context.limits.consume('publication', [`compte ${user.id}`])
  const hasPhotos = spooled.some(({ field, name, size }) => field === 'photo' && (name || size))
  if (!texte && !hasPhotos) rejectEmpty()
  const sent = hasPhotos ? await readPhotos(spooled) : []
  const now = context.clock()
  return context.db.transaction(async (tx) => {
    const id = await writePublication(tx, {
      kind: 'texte',
      cle: null,
      fait_id: null,
      emetteur: { kind: 'profil', id: user.id },
      users_id: user.id,
      texte: texte || null,
      now,
    })
    if (id === null) throw new Error('The insert returned nothing.')
    if (sent.length) {
      const target = { model: 'publication', id, user } as const
      await addPhotosIn(tx, context, target, sent, { titre: '', description: '' })
    }
    return id
  })
}

function rejectEmpty(): never {
  throw new ApiError('champs_invalides', {
    errors: { texte: 'Écrivez quelques mots, ou choisissez une photo.' },
  })
}

type Change = { users_id: number; id: number; texte: string; now: Date }

/** @throws ApiError `publication_introuvable`, `champs_invalides` when nothing would be left */
export const changeWords = (db: Db, { users_id, id, texte, now }: Change): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await getOwnWords(tx, users_id, id, { isLocked: true })
    if (row.masque_le) throw new ApiError('publication_introuvable')
    const photos = await tx.$count(publicationPhotos, eq(publicationPhotos.publications_id, id))
    if (!texte && !photos) rejectEmpty()
    await tx
      .update(publications)
      .set({ texte: texte || null, updated_at: now.toISOString() })
      .where(eq(publications.id, id))
  })

export const removeWords = (
  db: Db,
  { users_id, id }: { users_id: number; id: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    await getOwnWords(tx, users_id, id, { isLocked: true })
    const photos = await tx
      .select({ fichier: publicationPhotos.fichier })
      .from(publicationPhotos)
      .where(eq(publicationPhotos.publications_id, id))
    await removePublications(tx, sql`${publications.id} = ${id}`)
    await queueRemoval(tx, { folders: photos.map(({ fichier }) => fichier) })
  })
