import type { MonCoach } from '@foulee/contract/entrainement/athletes'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { athletes, profils, users } from '@foulee/db/schema'
import type { Partage } from '@foulee/domain/entrainement/partages'
import { getMemberName } from '@foulee/domain/membres/personne'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'

type Look = { jour: string; partages: Partage[] }

const looks = sql<Look[]>`coalesce((
  select json_agg(json_build_object('jour', c.jour, 'partages', c.partages) order by c.jour desc)
  from (select jour, array_agg(partage order by partage) as partages
    from consultations where athletes_id = ${athletes.id}
    group by jour order by jour desc limit 60) c), '[]'::json)`

export async function findCoachs(db: Db, users_id: number, condition?: SQL): Promise<MonCoach[]> {
  const rows = await db
    .select({
      id: users.id,
      prenom: users.prenom,
      nom: users.nom,
      public_name: profils.public_name,
      debut: athletes.debut,
      partages: athletes.partages,
      consultations: looks,
    })
    .from(athletes)
    .innerJoin(users, and(eq(users.id, athletes.coach_id), isNull(users.supprime_le)))
    .leftJoin(profils, eq(profils.users_id, users.id))
    .where(and(eq(athletes.users_id, users_id), isNull(athletes.fin), condition))
    .orderBy(asc(athletes.id))
  return rows.map((row) => ({
    id: row.id,
    nom: getMemberName(row),
    depuis: new Date(row.debut).toISOString(),
    partages: row.partages as Partage[],
    consultations: row.consultations,
  }))
}

export async function getCoach(db: Db, users_id: number, coach_id: number): Promise<MonCoach> {
  const [coach] = await findCoachs(db, users_id, eq(athletes.coach_id, coach_id))
  if (!coach) throw new ApiError('coach_introuvable')
  return coach
}
