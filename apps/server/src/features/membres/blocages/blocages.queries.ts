import type { Bloque } from '@foulee/contract/membres/blocages'
import type { Db } from '@foulee/db/connect'
import { blocages, profils, users } from '@foulee/db/schema'
import { getMemberName } from '@foulee/domain/membres/personne'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { toIso } from '#platform/db/dates.ts'

/** Bound beyond real use: pages need the whole list to know whether a member is blocked. */
const BLOQUES_MAX = 1000

export async function findBloques(db: Db, users_id: number): Promise<Bloque[]> {
  const rows = await db
    .select({
      users_id: users.id,
      prenom: users.prenom,
      nom: users.nom,
      public_name: profils.public_name,
      depuis: blocages.created_at,
    })
    .from(blocages)
    .innerJoin(users, eq(users.id, blocages.bloque_id))
    .leftJoin(profils, eq(profils.users_id, users.id))
    .where(and(eq(blocages.users_id, users_id), isNull(users.supprime_le)))
    .orderBy(desc(blocages.created_at), desc(blocages.bloque_id))
    .limit(BLOQUES_MAX)
  return rows.map(({ users_id, depuis, ...names }) => ({
    users_id,
    nom: getMemberName(names),
    depuis: toIso(depuis),
  }))
}
