import type { FilKind } from '#kernel/feed/fil-kind.ts'
import { findPhotos } from './publication.photos.ts'

export const texteFil: FilKind<'texte'> = {
  kind: 'texte',
  phrase: 'écrit',
  isPersonal: true,
  async find({ db, viewer }, rows) {
    const ids = rows.map(({ id }) => id)
    const photos = await findPhotos(db, ids, { users_id: viewer.id, now: viewer.now })
    return new Map(ids.map((id) => [id, { photos: photos.get(id) ?? [] }]))
  },
}
