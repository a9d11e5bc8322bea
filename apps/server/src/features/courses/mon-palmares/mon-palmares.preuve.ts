import { createHash } from 'node:crypto'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { resultatsDeclares } from '@foulee/db/schema'
import { MAX_PDF_BYTES } from '@foulee/domain/shared/upload-limits'
import { eq } from 'drizzle-orm'
import type { UploadedFile } from '#platform/http/caller.ts'
import { encodeSentImage } from '#platform/images/encode-sent.ts'
import { ImageRefusedError } from '#platform/images/refusal.ts'
import { queueRemoval } from '#platform/images/retrait.ts'
import { getStorageKey, type Storage } from '#platform/storage/storage.ts'
import { removeUnusedOriginals, waitForTurn } from '#platform/storage/stored-files.ts'
import { lockDeclaree } from './mon-palmares.commands.ts'

type Services = { db: Db; storage: Storage }
type Own = { id: number; users_id: number }
type Preuve = { bytes: Buffer; sha256: string; format: 'pdf' | 'webp' }

const REFUS = {
  aucun: 'Choisissez un PDF ou une image.',
  trop_lourd: 'Ce PDF dépasse 5\u00a0Mo. Choisissez-en un plus léger.',
  pdf: 'Ce PDF est incomplet ou abîmé. Enregistrez-le de nouveau, puis renvoyez-le.',
}

const refuse = (fichier: string, cause?: unknown) =>
  new ApiError('champs_invalides', { errors: { fichier }, cause })

const MAX_NOM = 100

/** Stores a proof in the place of the former one. */
export async function storePreuve(
  { db, storage }: Services,
  file: UploadedFile | undefined,
  { id, users_id }: Own,
): Promise<void> {
  if (!file?.bytes.length) throw refuse(REFUS.aucun)
  const { bytes, sha256, format } = await readPreuve(file.bytes)
  const key = getStorageKey('preuve', sha256, `preuve.${format}`)
  try {
    await db.transaction(async (tx) => {
      const { preuve } = await lockDeclaree(tx, users_id, id)
      await waitForTurn(tx, key)
      await storage.put(key, bytes, MEDIA[format])
      const preuve_nom = cleanName(file.name, format)
      await tx
        .update(resultatsDeclares)
        .set({ preuve: key, preuve_nom })
        .where(eq(resultatsDeclares.id, id))
      if (preuve && preuve !== key) await queueRemoval(tx, { originals: [preuve] })
    })
  } catch (cause) {
    await removeUnusedOriginals(db, storage, [key])
    throw cause
  }
}

export const removePreuve = (db: Db, { id, users_id }: Own): Promise<void> =>
  db.transaction(async (tx) => {
    const { preuve } = await lockDeclaree(tx, users_id, id)
    await tx
      .update(resultatsDeclares)
      .set({ preuve: null, preuve_nom: null })
      .where(eq(resultatsDeclares.id, id))
    if (preuve) await queueRemoval(tx, { originals: [preuve] })
  })

const MEDIA = { pdf: 'application/pdf', webp: 'image/webp' } as const

export const getPreuveMedia = (key: string): string => MEDIA[key.endsWith('.pdf') ? 'pdf' : 'webp']

/** Pictures are encoded anew. A PDF is kept as it is: it is only ever downloaded, by its member. */
async function readPreuve(bytes: Buffer): Promise<Preuve> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return readPdf(bytes)
  try {
    const { sha256, files } = await encodeSentImage(bytes)
    return { bytes: files.grande, sha256, format: 'webp' }
  } catch (cause) {
    if (cause instanceof ImageRefusedError) throw refuse(cause.message, cause)
    throw cause
  }
}

const TAIL = 2048

function readPdf(bytes: Buffer): Preuve {
  if (bytes.length > MAX_PDF_BYTES) throw refuse(REFUS.trop_lourd)
  if (!bytes.subarray(-TAIL).includes('%%EOF')) throw refuse(REFUS.pdf)
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex'), format: 'pdf' }
}

/** The name that is shown, and given back; its ending is that of what is stored. */
function cleanName(name: string, format: Preuve['format']): string {
  const stem = name
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${[...stem].slice(0, MAX_NOM).join('') || 'preuve'}.${format}`
}
