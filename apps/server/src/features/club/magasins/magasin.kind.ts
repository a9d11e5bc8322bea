import { presentPhotos } from '@foulee/db/read-models/magasin-cards'
import { findMagasinFacts } from '@foulee/db/read-models/magasin-facts'
import * as t from '@foulee/db/schema'
import { sql } from 'drizzle-orm'
import { createSocial } from '#kernel/content/social.ts'
import { structurePhotos } from '#kernel/organisations/content.ts'
import { structureKind } from '#kernel/organisations/kind.ts'
import { magasinContents, rebuildEdited } from './magasins.contents.ts'
import { magasinShare } from './magasins.share.ts'
import { magasinStructure } from './magasins.structure.ts'

const IS_VISIBLE = sql`exists (
  select from magasin_cards k where k.magasins_id = s.id and k.is_visible)`

const magasinPhotos = structurePhotos(
  magasinStructure,
  t.magasinPhotos,
  rebuildEdited,
  async (tx, id) => {
    const [facts] = await findMagasinFacts(tx, [id])
    return facts ? presentPhotos(facts) : []
  },
)

export const magasinKind = structureKind(magasinStructure, IS_VISIBLE, {
  tag: (id) => `magasin:${id}`,
  share: magasinShare,
  photos: magasinPhotos,
  social: createSocial(magasinContents, 'magasin'),
})
