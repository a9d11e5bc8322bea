import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { readAdresseWeb } from '@foulee/domain/shared/adresse-web'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import type { Services } from '#kernel/services.ts'
import type { EncodedImage } from '#platform/images/encode-image.ts'
import { keepImage, removeUnusedImages } from '#platform/images/kept-images.ts'

type KeepLogo = (
  logo: EncodedImage | null,
  before: string | null | undefined,
) => Promise<{ logo?: string }>

export async function saveWithLogo<Row>(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  save: (tx: Tx, keepLogo: KeepLogo) => Promise<Row>,
): Promise<Row> {
  const folders: string[] = []
  try {
    return await db.transaction((tx) =>
      save(tx, async (logo, before) => {
        if (before) folders.push(before)
        if (!logo) return {}
        const kept = await keepImage(tx, storage, logo)
        folders.push(kept)
        return { logo: kept }
      }),
    )
  } finally {
    await removeUnusedImages(db, storage, folders).catch((cause: unknown) => log.error(cause))
  }
}

/**
 * Column of the website; empty when undefined.
 * @throws ApiError `champs_invalides`
 */
export function toSite(site: string | undefined): { site?: string | null } {
  if (site === undefined) return {}
  const read = site ? readAdresseWeb(site) : { url: null }
  if ('message' in read) throw new ApiError('champs_invalides', { errors: { site: read.message } })
  return { site: read.url }
}

export const toRecherche = ({ nom, ville }: { nom: string; ville?: string | null | undefined }) =>
  normalizeTexte(`${nom} ${ville ?? ''}`)
