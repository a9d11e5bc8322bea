import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { isStorageKey } from '#platform/storage/storage.ts'
import { SauvegardeError } from './sauvegarde-error.ts'
import { writeWhole } from './whole-file.ts'

const MANIFEST = 'manifeste.json'
/** Hash of the manifest, in the format of `sha256sum -c`. */
const SEAL = 'manifeste.json.sha256'

const count = z.int().min(0)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const Tables = z.array(
  z.object({
    nom: z.string().min(1),
    lignes: count,
    /** Order-independent checksum of the rows. */
    empreinte: z.string().min(1),
  }),
)

const Manifest = z.object({
  format: z.literal(1),
  version: z.string().min(1),
  migration: count,
  date: z.iso.datetime(),
  base: z.object({
    sorte: z.enum(['postgres', 'embedded']),
    serveur: z.string().min(1),
    nom: z.enum(['base.dump', 'base.tar.gz']),
    taille: count,
    sha256,
  }),
  tables: Tables,
  fichiers: z.array(z.object({ cle: z.string().refine(isStorageKey), taille: count, sha256 })),
  /** Keys referenced by rows and absent from the storage. */
  manquants: z.array(z.string()),
})

export type Manifest = z.infer<typeof Manifest>
export type TableState = Manifest['tables'][number]

export const pathOfFile = (folder: string, key: string): string => join(folder, 'fichiers', key)

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await writeWhole(join(folder, MANIFEST), [text])
  await writeWhole(join(folder, SEAL), [`${hash(text)}  ${MANIFEST}\n`])
}

/** @throws SauvegardeError when missing, damaged, or of an unknown version */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, seal] = await Promise.all([read(folder, MANIFEST), read(folder, SEAL)])
  if (seal !== `${hash(text)}  ${MANIFEST}\n`) {
    throw new SauvegardeError(
      `Cette sauvegarde est altérée\u00a0: ${MANIFEST} n’est plus celui qui a été écrit.`,
    )
  }
  const parsed = Manifest.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new SauvegardeError(
    'Cette sauvegarde vient d’une autre version de Foulée, qui l’écrivait autrement.',
    { cause: parsed.error },
  )
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

const read = (folder: string, name: string) =>
  readFile(join(folder, name), 'utf8').catch((cause: unknown) => {
    throw new SauvegardeError(
      `«\u00a0${folder}\u00a0» n’est pas une sauvegarde entière\u00a0: ${name} ne s’y lit pas.`,
      { cause },
    )
  })
