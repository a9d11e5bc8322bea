import { createHash } from 'node:crypto'
import type { Db, Tx } from '@foulee/db/connect'
import {
  activites,
  actualitesSite,
  agencePartenaires,
  agencePhotos,
  agences,
  coursePartenaires,
  coursePhotos,
  evenementPhotos,
  magasinPhotos,
  messagePieces,
  organisateurs,
  pageImages,
  parcoursPhotos,
  parcoursTraces,
  profils,
  publicationPhotos,
  seancePhotos,
  videos,
  voyagePartenaires,
  voyagePhotos,
} from '@foulee/db/schema'
import { type SQL, sql } from 'drizzle-orm'
import { getMediaType } from './media-types.ts'
import { getFolderOf, getStorageKey, type Storage } from './storage.ts'

type Naming = {
  /** What the database keeps of a file: its key, or the folder that it shares. */
  toName: (key: string) => string
  /** Whether a row names it. Every column that names files of this kind stands here. */
  isNamed: (name: SQL) => SQL
}

/** Every table of photos: a test compares it with the schema. */
export const PHOTO_TABLES = [
  parcoursPhotos,
  coursePhotos,
  seancePhotos,
  voyagePhotos,
  agencePhotos,
  evenementPhotos,
  magasinPhotos,
  publicationPhotos,
]
const LOGO_TABLES = [
  coursePartenaires,
  voyagePartenaires,
  agencePartenaires,
  organisateurs,
  agences,
]
const anyOf = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` or `)})`

/** Each kind of file, and who names it. A kind that is not here is never swept. */
const NAMINGS: Readonly<Record<string, Naming>> = {
  avatar: {
    toName: getFolderOf,
    isNamed: (name) => sql`exists (select from ${profils} where ${profils.avatar} = ${name})`,
  },
  banniere: {
    toName: getFolderOf,
    isNamed: (name) =>
      anyOf(
        [profils.public_banner, actualitesSite.image, videos.affiche, pageImages.image].map(
          (column) => sql`exists (select from ${column.table} where ${column} = ${name})`,
        ),
      ),
  },
  logo: {
    toName: getFolderOf,
    isNamed: (name) =>
      anyOf(LOGO_TABLES.map((t) => sql`exists (select from ${t} where ${t.logo} = ${name})`)),
  },
  photo: {
    toName: getFolderOf,
    isNamed: (name) =>
      anyOf(PHOTO_TABLES.map((t) => sql`exists (select from ${t} where ${t.fichier} = ${name})`)),
  },
  // What a photo is made from: of use until all its sizes are there.
  source: {
    toName: (key) => getFolderOf(key).replace(/^source/, 'photo'),
    isNamed: (name) =>
      anyOf(
        PHOTO_TABLES.map(
          (t) => sql`exists (select from ${t} where ${t.fichier} = ${name} and not ${t.prete})`,
        ),
      ),
  },
  original: {
    toName: (key) => key,
    isNamed: (name) =>
      anyOf(
        [parcoursTraces, activites].map(
          (t) => sql`exists (select from ${t} where ${t.original} = ${name})`,
        ),
      ),
  },
  message: {
    toName: getFolderOf,
    isNamed: (name) =>
      sql`exists (select from ${messagePieces} where ${messagePieces.fichier} = ${name})`,
  },
}

/** The kinds whose files leave when nothing names them. */
export const KEPT_KINDS = Object.keys(NAMINGS)

const namingOf = (kind: string): Naming => {
  const naming = NAMINGS[kind]
  if (!naming) throw new RangeError(`Nobody names files of this kind: ${kind}`)
  return naming
}
export const getKind = (key: string): string => key.slice(0, key.indexOf('/'))
export const getNameOf = (key: string): string => namingOf(getKind(key)).toName(key)

/**
 * Everybody who sends the same file shares it. Whoever keeps it and whoever removes it take turns,
 * until their transactions end. @param name what the database keeps of it
 */
export const waitForTurn = (tx: Tx, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)

/** @returns those of `names` that no row names, of files of this kind */
export async function findUnnamed(
  db: Db | Tx,
  kind: string,
  names: readonly string[],
): Promise<string[]> {
  const { isNamed } = namingOf(kind)
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from unnest(${sql.param([...names])}::text[]) as sent(name)
    where not ${isNamed(sql`sent.name`)}`)
  return rows.map(({ name }) => name)
}

/** Removes files that share a name, once nothing names them. @returns whether they were removed */
export const removeIfUnnamed = (
  db: Db,
  storage: Storage,
  kind: string,
  { name, keys }: { name: string; keys: readonly string[] },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await waitForTurn(tx, name)
    const [unnamed] = await findUnnamed(tx, kind, [name])
    if (unnamed === undefined) return false
    for (const key of keys) await storage.remove(key)
    return true
  })

/**
 * Writes a file just as it came, inside the transaction that will name it. It is of a private kind:
 * its owner alone gets it back. @returns its key, which the database keeps
 */
export async function keepOriginal(
  tx: Tx,
  storage: Storage,
  bytes: Buffer,
  format: 'gpx' | 'tcx' | 'fit',
): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const key = getStorageKey('original', sha256, `trace.${format}`)
  await waitForTurn(tx, key)
  await storage.put(key, bytes, getMediaType(key))
  return key
}

/** Removes originals that nothing names any more. After the commit that let go of them. */
export async function removeUnusedOriginals(
  db: Db,
  storage: Storage,
  keys: readonly string[],
): Promise<void> {
  for (const key of new Set(keys)) {
    await removeIfUnnamed(db, storage, 'original', { name: key, keys: [key] })
  }
}
