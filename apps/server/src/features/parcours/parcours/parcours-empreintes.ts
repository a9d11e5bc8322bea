import { crc32 } from 'node:zlib'
import type { Empreintes } from '@foulee/contract/parcours/parcours-edition'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { asc, eq } from 'drizzle-orm'
import type { Owned } from './parcours-owned.queries.ts'

type Point = Pick<typeof t.parcoursPoints.$inferSelect, 'type' | 'nom' | 'description' | 'metres'>

const sign = (...what: unknown[]) => crc32(JSON.stringify(what))

export function signParts({ row, trace }: Owned, points: readonly Point[]): Empreintes {
  const version = trace?.version ?? 0
  return {
    textes: sign(row.titre, row.description, row.types, row.saison),
    chiffres: sign(row.distance_annoncee, row.denivele_annonce),
    trace: version,
    points: sign(
      version,
      points.map(({ type, nom, description, metres }) => [type, nom, description, metres]),
    ),
    surfaces: sign(version, row.troncons),
  }
}

const findPoints = (db: Db | Tx, id: number): Promise<Point[]> => {
  const { type, nom, description, metres, parcours_id } = t.parcoursPoints
  return db
    .select({ type, nom, description, metres })
    .from(t.parcoursPoints)
    .where(eq(parcours_id, id))
    .orderBy(asc(metres), asc(t.parcoursPoints.id))
}

/**
 * Optimistic locking per part.
 * @param seen checksums of the changed parts; without them any state is overwritten
 * @throws ApiError `version_depassee`
 */
export async function assertCurrent(
  db: Db | Tx,
  owned: Owned,
  seen: Partial<Empreintes> = {},
): Promise<void> {
  const parts = Object.keys(seen) as (keyof Empreintes)[]
  if (!parts.length) return
  const standing = signParts(owned, await findPoints(db, owned.row.id))
  if (parts.some((part) => seen[part] !== standing[part])) throw new ApiError('version_depassee')
}
