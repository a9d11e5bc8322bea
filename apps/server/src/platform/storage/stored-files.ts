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
  resultatsDeclares,
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
  toName: (key: string) => string
  columns: readonly { column: PgColumn; only?: SQL }[]
}

/** Every photo table; a test compares the list with the schema. */
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

/** Kinds of files and their references. A kind missing here is neither swept nor backed up. */
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
  // Original of a photo, needed until its sizes exist.
  source: {
    toName: (key) => getFolderOf(key).replace(/^source/, 'photo'),
    columns: PHOTO_TABLES.map((t) => ({ column: t.fichier, only: sql`not ${t.prete}` })),
  },
  original: {
    toName: (key) => key,
    columns: [{ column: parcoursTraces.original }, { column: activites.original }],
  },
  preuve: { toName: (key) => key, columns: [{ column: resultatsDeclares.preuve }] },
  message: { toName: getFolderOf, columns: [{ column: messagePieces.fichier }] },
  trace: { toName: getFolderOf, columns: [{ column: messagePieces.fichier }] },
}

export const FILE_KINDS = Object.keys(NAMINGS)

const namingOf = (kind: string): Naming => {
  const naming = NAMINGS[kind]
  if (!naming) throw new RangeError(`Nobody names files of this kind: ${kind}`)
  return naming
}
export const getKind = (key: string): string => key.slice(0, key.indexOf('/'))
export const getNameOf = (key: string): string => namingOf(getKind(key)).toName(key)

/**
 * Identical uploads share a file: advisory lock between storing and removing it, until the
 * transaction ends.
 * @param name database value
 */
export const waitForTurn = (tx: Tx, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)

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

export async function listNamed(db: Db | Tx, kind: string): Promise<string[]> {
  const named = namingOf(kind).columns.map(
    ({ column, only = sql`true` }) =>
      sql`select ${column} as name from ${column.table} where ${column} is not null and ${only}`,
  )
  const { rows } = await db.execute<{ name: string }>(sql.join(named, sql` union `))
  return rows.map(({ name }) => name)
}

const REMOVALS = 70_417_002

/**
 * Blocks deletions from the storage until the transaction ends; blocked callers skip theirs, for
 * the nightly sweep. Files referenced by a snapshot taken meanwhile stay.
 */
export const holdRemovals = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${REMOVALS})`)

async function mayRemove(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ may: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${REMOVALS}) as may`,
  )
  return rows[0]?.may ?? false
}

/**
 * Deletes files of a name unless referenced, or a backup is running.
 * @returns whether they were deleted
 */
export const removeIfUnnamed = (
  db: Db,
  storage: Storage,
  kind: string,
  { name, keys }: { name: string; keys: readonly string[] },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await waitForTurn(tx, name)
    // Checked before the references, since a backup may still read an older snapshot.
    if (!(await mayRemove(tx))) return false
    const [unnamed] = await findUnnamed(tx, kind, [name])
    if (unnamed === undefined) return false
    for (const key of keys) await storage.remove(key)
    return true
  })

/**
 * Stores an upload unchanged, in the transaction that will reference it. Its kind is private to the
 * owner.
 * @returns its key
 */
export async function storeOriginal(
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

/** Private files of one member: originals of outings and routes, proofs of races. */
export async function removeUnusedOriginals(
  db: Db,
  storage: Storage,
  keys: readonly string[],
): Promise<void> {
  for (const key of new Set(keys)) {
    await removeIfUnnamed(db, storage, getKind(key), { name: key, keys: [key] })
  }
}
