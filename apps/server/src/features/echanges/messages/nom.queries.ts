import type { Db } from '@foulee/db/connect'
import { getMemberName } from '@foulee/domain/membres/personne'
import { sql } from 'drizzle-orm'

/** Public short name of a member: « Camille D. », or the chosen one. */
export async function findShortName(db: Db, users_id: number): Promise<string> {
  const { rows } = await db.execute<{
    prenom: string
    nom: string
    public_name: string | null
  }>(sql`
    select u.prenom, u.nom, p.public_name from users u left join profils p on p.users_id = u.id
    where u.id = ${users_id}`)
  return getMemberName(rows[0] ?? {})
}
