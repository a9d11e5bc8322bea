import type { Db } from '@foulee/db/connect'
import type { Kind } from '@foulee/domain/shared/kinds'
import { sql } from 'drizzle-orm'
import type { Services } from '#kernel/services.ts'
import { getSecret } from '#platform/crypto/secrets.ts'
import { readSignedAddress, signAddress } from '#platform/crypto/signed-address.ts'
import type { EntityTypes } from './entity-type.ts'
import { type EntityRef, entityKey, findEntities } from './find-entities.ts'

const FRESH_MS = 60_000
const MOST = 10_000

/**
 * Audience of a photo: `tous` once a public entity shows it, at its permanent URL; `preparation`
 * for a draft or withdrawn entity, at signed URLs per reader; null when no entity shows it, or only
 * entities whose photos always have signed URLs.
 */
type Readers = 'tous' | 'preparation' | null

export type PhotoAccess = {
  find: (fichier: string) => Promise<Readers>
  /**
   * Replaces the URLs of non-public photos in JSON by URLs signed for this member, valid for at
   * most two hours.
   */
  sign: (json: string, users_id: number) => Promise<string>
  /** Photo of a signed URL; null when expired, forged, or when its reader has lost access. */
  read: (jeton: string) => Promise<string | null>
}

/**
 * Photo URLs in our own JSON fields. User text cannot match: quotes inside are escaped, and user
 * URLs begin with https.
 */
const PHOTO_URL_PATTERN =
  /("(?:url|photo|image)" ?: ?")\/medias\/(photo\/[0-9a-f]{2}\/([0-9a-f]{64}))\//g
const TOKEN_PATTERN = /^([0-9a-f]{64})\.(\d{1,10})$/

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
  const findAll = async (fichiers: readonly string[]): Promise<ReadonlyMap<string, Readers>> => {
    const now = clock().getTime()
    const unopened = fichiers.filter((fichier) => !isOpen(fichier, now))
    const showing = unopened.length ? await findShowing(db, kinds, unopened) : []
    const entities = await findEntities(db, kinds, showing)
    const readers = new Map<string, Readers>(fichiers.map((fichier) => [fichier, 'tous']))
    for (const fichier of unopened) {
      const shown = showing
        .filter((ref) => ref.fichier === fichier)
        .flatMap((ref) => entities.get(entityKey(ref)) ?? [])
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
      const named = new Set(
        [...json.matchAll(PHOTO_URL_PATTERN)].flatMap(([, , fichier]) => fichier ?? []),
      )
      const readers = await findAll([...named])
      if (![...readers.values()].includes('preparation')) return json
      const [secret, now] = [await getSecret(db, 'photos'), clock()]
      return json.replace(
        PHOTO_URL_PATTERN,
        (address, field: string, fichier: string, sha256: string) =>
          readers.get(fichier) === 'preparation'
            ? `${field}/medias/prive/photo/${signAddress(secret, `${sha256}.${users_id}`, now)}/`
            : address,
      )
    },
    read: async (jeton) => {
      const match = TOKEN_PATTERN.exec(
        readSignedAddress(await getSecret(db, 'photos'), jeton, clock()) ?? '',
      )
      if (!match) return null
      const [, sha256 = '', users_id] = match
      const { rows } = await db.execute(sql`
        select 1 from users where id = ${Number(users_id)}
          and suspendu_le is null and supprime_le is null`)
      return rows.length ? `photo/${sha256.slice(0, 2)}/${sha256}` : null
    },
  }
}

type Showing = EntityRef & { fichier: string }

async function findShowing(
  db: Db,
  kinds: EntityTypes,
  fichiers: readonly string[],
): Promise<Showing[]> {
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
