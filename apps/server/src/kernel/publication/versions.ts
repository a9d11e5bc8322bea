import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { type Changes, describeSave } from '@foulee/domain/shared/version'
import { sql } from 'drizzle-orm'

export type Save<Section extends string> = {
  id: number
  section: Section
  user: { id: number }
  now: Date
  changes: Changes
  /** Version at the start of the edit; undefined overwrites. */
  base?: number | undefined
}

/**
 * Records a save of one section, in its transaction; no-op without changes. Locks the entity until
 * the transaction ends.
 * @returns the new version
 * @throws ApiError `version_depassee` when the same section was saved since `base`
 */
export type RecordSave<Section extends string> = (tx: Tx, save: Save<Section>) => Promise<number>

/** Names come from the code, never user input. */
type Versioned = { table: string; versions: string; key: string; missing: ErrorCode }

export function createVersions<Section extends string>(edited: Versioned): RecordSave<Section> {
  const [table, versions, key] = [edited.table, edited.versions, edited.key].map((name) =>
    sql.identifier(name),
  )

  const assertCurrent = async (tx: Tx, save: Save<Section>, base: number) => {
    const { rows } = await tx.execute<Later>(sql`
      select v.users_id, v.created_at::text, u.prenom, u.nom
      from ${versions} v left join users u on u.id = v.users_id
      where v.${key} = ${save.id} and v.section = ${save.section} and v.version > ${base}
      order by v.version desc limit 1`)
    const [later] = rows
    if (later)
      throw new ApiError('version_depassee', { errors: { version: formatLater(later, save) } })
  }

  return async (tx, save) => {
    const { id, section, user, now, changes, base } = save
    const { rows } = await tx.execute<{ version: number }>(
      sql`select version from ${table} where id = ${id} for update`,
    )
    const [locked] = rows
    if (!locked) throw new ApiError(edited.missing)
    if (!Object.keys(changes).length) return locked.version
    if (base !== undefined && base < locked.version) await assertCurrent(tx, save, base)
    const version = locked.version + 1
    const at = now.toISOString()
    await tx.execute(sql`
      insert into ${versions} (${key}, version, section, users_id, changes, created_at)
      values (${id}, ${version}, ${section}, ${user.id}, ${JSON.stringify(changes)}::jsonb, ${at})`)
    await tx.execute(
      sql`update ${table} set version = ${version}, updated_at = ${at} where id = ${id}`,
    )
    return version
  }
}

type Later = {
  users_id: number | null
  created_at: string
  prenom: string | null
  nom: string | null
}

function formatLater(later: Later, { user, now }: { user: { id: number }; now: Date }): string {
  const { users_id, created_at, prenom, nom } = later
  const name = getDisplayName({ nom, prenom }) || 'Quelqu’un'
  const qui = users_id === user.id ? null : name
  return describeSave({ qui, le: new Date(created_at), now })
}
