import type { Db } from '@foulee/db/connect'
import type { Kind } from '@foulee/domain/shared/kinds'
import { sql } from 'drizzle-orm'
import type { Services } from '#kernel/services.ts'
import { getSecret } from '#platform/crypto/secrets.ts'
import { readSignedAddress, signAddress } from '#platform/crypto/signed-address.ts'
import { findThings, nameThing, type ThingRef } from './find-things.ts'
import type { Kinds } from './kind.ts'

/** Milliseconds for which a photo that everybody sees is not asked for again. */
const FRESH_MS = 60_000
/** Photos that are remembered so; the eldest is forgotten first. */
const MOST = 10_000

/**
 * The readers of a photo: everybody, at its lasting address, once something that everybody sees shows it; of
 * what is being prepared or was taken back, those whom an answer named it to, at an address of their own; nobody
 * (null), when nothing shows it, or only things whose photos have an address for each reader.
 */
type Readers = 'tous' | 'preparation' | null

export type PhotoAccess = {
  find: (fichier: string) => Promise<Readers>
  /**
   * The JSON of an answer to a member, where photos that not everybody sees have an address for this member
   * alone, which runs out within two hours.
   */
  sign: (json: string, users_id: number) => Promise<string>
  /** The photo that such an address names; null when it has run out, is not ours, or its reader is out. */
  read: (jeton: string) => Promise<string | null>
}

/**
 * Where answers name photos: in fields of ours, whose texts no person writes. Inside what people write a quote
 * is escaped, and their own addresses begin with https.
 */
const NAMED = /("(?:url|photo|image)" ?: ?")\/medias\/(photo\/[0-9a-f]{2}\/([0-9a-f]{64}))\//g
const SAID = /^([0-9a-f]{64})\.(\d{1,10})$/

export function createPhotoAccess({
  db,
  registry: { kinds },
  clock,
}: Pick<Services, 'db' | 'registry' | 'clock'>): PhotoAccess {
  const open = new Map<string, number>()
  const isOpen = (fichier: string, now: number) => (open.get(fichier) ?? 0) > now
  const remember = (fichier: string, now: number) => {
    open.delete(fichier)
    open.set(fichier, now + FRESH_MS)
    for (const eldest of open.keys()) {
      if (open.size <= MOST) break
      open.delete(eldest)
    }
  }
  /** The readers of each; those that everybody was just seen to have are not asked for again. */
  const findAll = async (fichiers: readonly string[]): Promise<ReadonlyMap<string, Readers>> => {
    const now = clock().getTime()
    const asked = fichiers.filter((fichier) => !isOpen(fichier, now))
    const showing = asked.length ? await findShowing(db, kinds, asked) : []
    const things = await findThings(db, kinds, showing)
    const readers = new Map<string, Readers>(fichiers.map((fichier) => [fichier, 'tous']))
    for (const fichier of asked) {
      const shown = showing
        .filter((ref) => ref.fichier === fichier)
        .flatMap((ref) => things.get(nameThing(ref)) ?? [])
      const isSeen = shown.some(({ is_visible }) => is_visible)
      if (isSeen) remember(fichier, now)
      else readers.set(fichier, shown.length ? 'preparation' : null)
    }
    return readers
  }
  return {
    find: async (fichier) => (await findAll([fichier])).get(fichier) ?? null,
    sign: async (json, users_id) => {
      if (!json.includes('/medias/photo/')) return json
      const named = new Set([...json.matchAll(NAMED)].flatMap(([, , fichier]) => fichier ?? []))
      const readers = await findAll([...named])
      if (![...readers.values()].includes('preparation')) return json
      const [secret, now] = [await getSecret(db, 'photos'), clock()]
      return json.replace(NAMED, (address, field: string, fichier: string, sha256: string) =>
        readers.get(fichier) === 'preparation'
          ? `${field}/medias/prive/photo/${signAddress(secret, `${sha256}.${users_id}`, now)}/`
          : address,
      )
    },
    read: async (jeton) => {
      const said = SAID.exec(readSignedAddress(await getSecret(db, 'photos'), jeton, clock()) ?? '')
      if (!said) return null
      const [, sha256 = '', users_id] = said
      const { rows } = await db.execute(sql`
        select 1 from users where id = ${Number(users_id)}
          and suspendu_le is null and supprime_le is null`)
      return rows.length ? `photo/${sha256.slice(0, 2)}/${sha256}` : null
    },
  }
}

type Showing = ThingRef & { fichier: string }

/** The things that show these photos at a lasting address, in one statement. */
async function findShowing(db: Db, kinds: Kinds, fichiers: readonly string[]): Promise<Showing[]> {
  const tables = Object.values(kinds).flatMap(({ kind, photos }) =>
    photos && !photos.isPrivate ? [{ kind, ...photos.stored }] : [],
  )
  const selects = tables.map(
    ({ kind, table, column }) =>
      sql`select ${kind}::text as kind, ${sql.identifier(column)} as id, fichier
        from ${sql.identifier(table)} where fichier = any(${sql.param([...fichiers])}::text[])`,
  )
  const { rows } = await db.execute<{ kind: Kind; id: number; fichier: string }>(
    sql.join(selects, sql` union all `),
  )
  return rows
}
