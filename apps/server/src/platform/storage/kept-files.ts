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
import type { PgColumn } from 'drizzle-orm/pg-core'
import { getMediaType } from './media-types.ts'
import { getFolderOf, getStorageKey, type Storage } from './storage.ts'

type Naming = {
  /** What the database keeps of a file: its key, or the folder that it shares. */
  toName: (key: string) => string
  /** Every column that names files of this kind, and in which of its rows. */
  columns: readonly { column: PgColumn; only?: SQL }[]
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

/** Each kind of file, and who names it. A kind that is not here is never swept and never backed up. */
const NAMINGS: Readonly<Record<string, Naming>> = {
  avatar: { toName: getFolderOf, columns: [{ column: profils.avatar }] },
  banniere: {
    toName: getFolderOf,
    columns: [profils.public_banner, actualitesSite.image, videos.affiche, pageImages.image].map(
      (column) => ({ column }),
    ),
  },
  logo: { toName: getFolderOf, columns: LOGO_TABLES.map(({ logo: column }) => ({ column })) },
  photo: { toName: getFolderOf, columns: PHOTO_TABLES.map(({ fichier: column }) => ({ column })) },
  // What a photo is made from: of use until all its sizes are there.
  source: {
    toName: (key) => getFolderOf(key).replace(/^source/, 'photo'),
    columns: PHOTO_TABLES.map((t) => ({ column: t.fichier, only: sql`not ${t.prete}` })),
  },
  original: {
    toName: (key) => key,
    columns: [{ column: parcoursTraces.original }, { column: activites.original }],
  },
  message: { toName: getFolderOf, columns: [{ column: messagePieces.fichier }] },
  // A track of a message, as it leaves.
  trace: { toName: getFolderOf, columns: [{ column: messagePieces.fichier }] },
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
  const isNamed = namingOf(kind).columns.map(
    ({ column, only = sql`true` }) =>
      sql`exists (select from ${column.table} where ${column} = sent.name and ${only})`,
  )
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from unnest(${sql.param([...names])}::text[]) as sent(name)
    where not (${sql.join(isNamed, sql` or `)})`)
  return rows.map(({ name }) => name)
}

/** @returns what rows name of files of this kind, each once */
export async function listNamed(db: Db | Tx, kind: string): Promise<string[]> {
  const named = namingOf(kind).columns.map(
    ({ column, only = sql`true` }) =>
      sql`select ${column} as name from ${column.table} where ${column} is not null and ${only}`,
  )
  const { rows } = await db.execute<{ name: string }>(sql.join(named, sql` union `))
  return rows.map(({ name }) => name)
}

/** Any number that nothing else locks. */
const REMOVALS = 70_417_002

/**
 * Nothing is removed from the storage from now on until the transaction ends; who wants to goes on
 * and leaves the file to the nightly sweep. What a snapshot taken meanwhile names is then still there.
 */
export const holdRemovals = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${REMOVALS})`)

async function mayRemove(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ may: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${REMOVALS}) as may`,
  )
  return rows[0]?.may ?? false
}

/**
 * Removes files that share a name, once nothing names them and no backup is reading.
 * @returns whether they were removed
 */
export const removeIfUnnamed = (
  db: Db,
  storage: Storage,
  kind: string,
  { name, keys }: { name: string; keys: readonly string[] },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await waitForTurn(tx, name)
    // Before asking who names it: what a backup sees named must not leave.
    if (!(await mayRemove(tx))) return false
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
