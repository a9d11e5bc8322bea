import type { AgencePage } from '@foulee/contract/sejours/agences'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { getImageUrl } from '@foulee/domain/shared/image'
import { asc, eq } from 'drizzle-orm'
import { findActualites } from '#kernel/content/actualites.ts'
import { findExtensions } from '#kernel/content/extensions.ts'
import { findPartenaires, presentPartenaire } from '#kernel/content/partenaires.ts'
import { agenceContents } from './agences.contents.ts'

export async function findContents(
  db: Db | Tx,
  agences_id: number,
): Promise<Pick<AgencePage, 'social' | 'photos' | 'partners' | 'actualites' | 'extensions'>> {
  const { agenceSocial: s, agencePhotos: p } = t
  const links = await db
    .select({ id: s.id, reseau: s.reseau, url: s.url })
    .from(s)
    .where(eq(s.agences_id, agences_id))
    .orderBy(asc(s.id))
  const photos = await db
    .select()
    .from(p)
    .where(eq(p.agences_id, agences_id))
    .orderBy(asc(p.ordre), asc(p.id))
  const partners = await findPartenaires(db, agenceContents, agences_id)
  return {
    partners: partners.map(presentPartenaire),
    actualites: await findActualites(db, agenceContents, agences_id),
    extensions: await findExtensions(db, agenceContents, agences_id),
    social: links.map((link) => ({ ...link, model: 'agence' }) as AgencePage['social'][number]),
    photos: photos.map(({ agences_id: _, fichier, prete, ...photo }) => ({
      ...photo,
      id_photo: photo.id,
      url: getImageUrl(fichier, prete),
      position: null,
    })),
  }
}
