import type { Db } from '@foulee/db/connect'
import { executePrepared, preparedArray } from '@foulee/db/prepared'
import { sql } from 'drizzle-orm'
import { type ChannelKinds, getObjet } from '#kernel/channels/membres.ts'
import type { CanalRow } from './canaux.policy.ts'

/**
 * Number of members from which a count may be a minute old (produit 13.11): counting takes
 * milliseconds.
 */
const FOULE = 200
const CACHE_MS = 60_000
const MOST = 2_000

type Kind = NonNullable<CanalRow['objet_kind']>
type Counted = { nb: number; at: number }

const crowds = new WeakMap<Db, Map<string, Counted>>()

export async function countObjet(
  { db, channelKinds, now }: { db: Db; channelKinds: ChannelKinds; now: Date },
  kind: Kind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const crowd = crowdsOf(db)
  const found = new Map<number, number>()
  for (const id of ids) {
    const cached = crowd.get(`${kind}:${id}`)
    if (cached && Math.abs(now.getTime() - cached.at) < CACHE_MS) found.set(id, cached.nb)
  }
  const uncounted = ids.filter((id) => !found.has(id))
  for (const [id, nb] of await count(db, channelKinds, kind, uncounted)) {
    found.set(id, nb)
    if (nb >= FOULE) storeCount(crowd, `${kind}:${id}`, { nb, at: now.getTime() })
  }
  return found
}

function crowdsOf(db: Db): Map<string, Counted> {
  const crowd = crowds.get(db) ?? new Map<string, Counted>()
  crowds.set(db, crowd)
  return crowd
}

function storeCount(crowd: Map<string, Counted>, cle: string, counted: Counted): void {
  crowd.delete(cle)
  crowd.set(cle, counted)
  const [oldest] = crowd.keys()
  if (crowd.size > MOST && oldest !== undefined) crowd.delete(oldest)
}

async function count(
  db: Db,
  channelKinds: ChannelKinds,
  kind: Kind,
  ids: readonly number[],
): Promise<[number, number][]> {
  if (!ids.length) return []
  const { rows } = await executePrepared<{ objet_id: number; nb: number }>(
    db,
    sql`
    select a.objet_id, count(*)::int as nb from (${getObjet(channelKinds, kind).membres}) a
    where a.objet_id = any(${preparedArray(ids)}) and not exists (
      select from canaux c join canal_membres m on m.channels_id = c.id
      where c.objet_kind = ${kind} and c.objet_id = a.objet_id and m.users_id = a.users_id
        and m.quitte_le is not null)
    group by 1`,
  )
  return rows.map(({ objet_id, nb }) => [objet_id, nb])
}
