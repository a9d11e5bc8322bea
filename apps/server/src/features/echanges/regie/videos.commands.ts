import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { videos } from '@foulee/db/schema'
import { readVideoAddress, type VideoRef } from '@foulee/domain/echanges/video'
import { and, eq, ne, sql } from 'drizzle-orm'
import { recordStaffAction, type Staff } from '#kernel/moderation/staff-journal.ts'
import { saveWithLogo } from '#kernel/organisations/saving.ts'
import { requireVersion } from '#kernel/publication/require-version.ts'
import type { Services } from '#kernel/services.ts'
import type { SentImage } from '#platform/images/read-image.ts'
import { lockVideo } from './videos.queries.ts'

type Saving = Pick<Services, 'db' | 'storage' | 'log' | 'config'>
type VideoInput = {
  titre: string
  description: string
  adresse: string
  duree: number | null
  picture: SentImage
}

function readRef(adresse: string, hosts: readonly string[]): VideoRef {
  const read = readVideoAddress(adresse, hosts)
  if (!('message' in read)) return read
  throw new ApiError('champs_invalides', { errors: { adresse: read.message } })
}

async function requireNew(tx: Tx, { service, video }: VideoRef, id: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('videos'))`)
  const same = and(eq(videos.service, service), eq(videos.video, video), ne(videos.id, id))
  if (!(await tx.$count(videos, same))) return
  throw new ApiError('champs_invalides', {
    errors: { adresse: 'Cette vidéo est déjà dans la liste.' },
  })
}

export function createVideo(services: Saving, input: VideoInput, staff: Staff): Promise<number> {
  const { titre, description, adresse, duree, picture } = input
  const ref = readRef(adresse, services.config.peertubeHosts)
  return saveWithLogo(services, async (tx, keepFile) => {
    await requireNew(tx, ref, 0)
    const { logo: affiche } = await keepFile(picture.image, null)
    const [row] = await tx
      .insert(videos)
      .values({
        ...ref,
        titre,
        description: description || null,
        duree,
        affiche: affiche ?? null,
        ordre: sql`(select coalesce(max(ordre), 0) + 1 from videos)`,
        created_by: staff.staff_id,
        created_at: staff.now.toISOString(),
      })
      .returning({ id: videos.id })
    if (!row) throw new Error('The insert returned nothing.')
    await recordStaffAction(tx, staff, 'video.ajouter', { id: row.id, titre })
    return row.id
  })
}

export async function updateVideo(
  services: Saving,
  { id, version, ...values }: VideoInput & { id: number; version?: number | undefined },
  staff: Staff,
): Promise<void> {
  const { titre, description, adresse, duree, picture } = values
  const ref = readRef(adresse, services.config.peertubeHosts)
  await saveWithLogo(services, async (tx, keepFile) => {
    const before = await lockVideo(tx, id)
    requireVersion(before, version)
    await requireNew(tx, ref, id)
    const changed = picture.image !== null || picture.isRemoved
    const storedImage = changed ? await keepFile(picture.image, before.affiche) : null
    const words = {
      titre,
      description: description || null,
      duree,
      version: before.version + 1,
    }
    await tx
      .update(videos)
      .set({ ...ref, ...words, ...(storedImage && { affiche: storedImage.logo ?? null }) })
      .where(eq(videos.id, id))
    await recordStaffAction(tx, staff, 'video.changer', { id, titre })
  })
}

export async function publishVideo(
  { db }: Pick<Services, 'db'>,
  { id, est_publiee }: { id: number; est_publiee: boolean },
  staff: Staff,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { titre, publie_le } = await lockVideo(tx, id)
    if ((publie_le !== null) === est_publiee) return
    await tx
      .update(videos)
      .set({ publie_le: est_publiee ? staff.now.toISOString() : null })
      .where(eq(videos.id, id))
    await recordStaffAction(tx, staff, est_publiee ? 'video.publier' : 'video.retirer', {
      id,
      titre,
    })
  })
}

export async function removeVideo(services: Saving, id: number, staff: Staff): Promise<void> {
  await saveWithLogo(services, async (tx, keepFile) => {
    const { titre, affiche } = await lockVideo(tx, id)
    await keepFile(null, affiche)
    await tx.delete(videos).where(eq(videos.id, id))
    await recordStaffAction(tx, staff, 'video.supprimer', { id, titre })
  })
}
