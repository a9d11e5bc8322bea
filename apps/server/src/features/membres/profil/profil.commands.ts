import type { ProfilChanges, SocialLink } from '@foulee/contract/membres/profil'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { profilSocial, profils } from '@foulee/db/schema'
import { isProfilComplet } from '@foulee/domain/membres/profil'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import type { Reseau } from '@foulee/domain/shared/reseau'
import { and, eq } from 'drizzle-orm'
import { refreshMemberSnapshots } from '#kernel/gdpr/refresh-member-snapshots.ts'
import { awardPoints } from '#kernel/points/points.award.ts'
import type { Services } from '#kernel/services.ts'
import { toUpdateSet } from '#platform/db/update-set.ts'
import type { EncodedImage } from '#platform/images/encode-image.ts'
import { removeUnusedImages, storeImage } from '#platform/images/stored-images.ts'
import { checkChanges } from './profil.checks.ts'
import { findProfil, type ProfilRow } from './profil.queries.ts'

export type SentImages = { avatar?: EncodedImage; public_banner?: EncodedImage }

/** Columns displayed beside publications, or deciding on their visibility. */
const SIGNED = ['public_name', 'avatar', 'visibilite', 'naissance'] as const

type Update = {
  users_id: number
  changes: ProfilChanges
  images: SentImages
  now: Date
}

export async function updateProfil(
  { db, storage, log, registry }: Pick<Services, 'db' | 'storage' | 'log' | 'registry'>,
  { users_id, changes, images, now }: Update,
): Promise<void> {
  const storedFolders: string[] = []
  // The request is already completed or refused: a disk error does not change that.
  const tidy = (folders: readonly string[]) =>
    removeUnusedImages(db, storage, folders).catch((cause: unknown) => log.error(cause))
  try {
    const before = await db.transaction(async (tx) => {
      await tx.insert(profils).values({ users_id }).onConflictDoNothing()
      const current = await lockProfil(tx, users_id)
      const errors = checkChanges(changes, current, parisDate(now))
      if (Object.keys(errors).length) throw new ApiError('champs_invalides', { errors })
      const row = toRow(changes)
      for (const field of ['avatar', 'public_banner'] as const) {
        const image = images[field]
        if (!image) continue
        row[field] = await storeImage(tx, storage, image)
        storedFolders.push(row[field])
      }
      if (Object.keys(row).length) {
        await tx.update(profils).set(row).where(eq(profils.users_id, users_id))
      }
      await payActions(tx, users_id)
      if (SIGNED.some((name) => name in row))
        await refreshMemberSnapshots(tx, registry, { users_id, now })
      await invalidate(tx, [`profil:${users_id}`])
      return [current?.avatar, current?.public_banner]
    })
    await tidy(before.filter((folder) => typeof folder === 'string'))
  } catch (cause) {
    await tidy(storedFolders)
    throw cause
  }
}

async function lockProfil(tx: Tx, users_id: number): Promise<ProfilRow | null> {
  const rows = await tx.select().from(profils).where(eq(profils.users_id, users_id)).for('update')
  return rows[0] ?? null
}

function toRow(changes: ProfilChanges): Partial<ProfilRow> {
  const { initiales_resultats, ...rest } = changes
  const row: Partial<ProfilRow> = toUpdateSet(rest)
  if (initiales_resultats) row.initiales_resultats = initiales_resultats === 'true'
  return row
}

/** Produit 12.1: each act pays once. */
async function payActions(tx: Tx, users_id: number): Promise<void> {
  const { profil } = (await findProfil(tx, users_id)) ?? {}
  if (profil?.sexe) await awardPoints(tx, users_id, 'profil_qualifie')
  if (profil?.avatar) await awardPoints(tx, users_id, 'photo_profil')
  if (profil && isProfilComplet(profil)) await awardPoints(tx, users_id, 'profil_complet')
}

/** @throws ApiError `lien_deja_present`; the unique index decides under concurrency */
export async function addSocialLink(
  db: Db,
  users_id: number,
  link: { reseau: Reseau; url: string },
): Promise<SocialLink> {
  const id = await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(profilSocial)
      .values({ users_id, ...link })
      .onConflictDoNothing()
      .returning({ id: profilSocial.id })
    if (!added) throw new ApiError('lien_deja_present')
    await invalidate(tx, [`profil:${users_id}`])
    return added.id
  })
  return { id, ...link, model: 'profil' }
}

export async function removeSocialLink(db: Db, users_id: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(profilSocial)
      .where(and(eq(profilSocial.id, id), eq(profilSocial.users_id, users_id)))
      .returning({ id: profilSocial.id })
    if (!removed.length) throw new ApiError('lien_introuvable')
    await invalidate(tx, [`profil:${users_id}`])
  })
}
