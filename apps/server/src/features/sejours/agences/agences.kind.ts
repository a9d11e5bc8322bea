import { invalidate } from '@foulee/db/invalidation'
import * as t from '@foulee/db/schema'
import { createSocial } from '#kernel/content/social.ts'
import type { PhotoModel } from '#kernel/entity-types/photo-model.ts'
import { structurePhotos } from '#kernel/organisations/content.ts'
import { structureKind } from '#kernel/organisations/kind.ts'
import { agenceContents, hideFormer } from './agences.contents.ts'
import { agenceShare } from './agences.share.ts'
import { agenceStructure, IS_PUBLIC } from './agences.structure.ts'
import { findContents } from './agences-contents.queries.ts'

const agencePhotos: PhotoModel = {
  ...structurePhotos(
    agenceStructure,
    t.agencePhotos,
    hideFormer,
    async (tx, id) => (await findContents(tx, id)).photos,
  ),
  rebuild: (tx, ids) =>
    invalidate(
      tx,
      [],
      ids.map((id) => `agence:${id}` as const),
    ),
}

export const agenceKind = structureKind(agenceStructure, IS_PUBLIC, {
  tag: (id) => `agence:${id}`,
  share: agenceShare,
  photos: agencePhotos,
  contenus: agenceContents,
  social: createSocial(agenceContents, 'agence'),
})
