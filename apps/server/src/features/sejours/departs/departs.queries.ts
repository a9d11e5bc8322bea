import type { Depart, VoyageDeparts } from '@foulee/contract/sejours/departs'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { getEtatDepart, isGaranti } from '@foulee/domain/sejours/depart'
import { countLibres } from '@foulee/domain/shared/capacity/attente'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { getPrixBarre, type PrixDate } from '@foulee/domain/shared/prix'
import { eq, type SQL, sql } from 'drizzle-orm'
import { getOwnedVoyage } from '#features/sejours/voyages/voyages-owned.queries.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'

const countOf = (rows: SQL) => sql<number>`(select count(*)::int from ${rows})`
/** Written out: within a subquery a bare `id` would be that of its own table. */
const its = sql.raw('disponibilites.id')

const selectDeparts = (db: Db) =>
  db.select({
    depart: t.disponibilites,
    prix_dates: sql<PrixDate[]>`(
      select coalesce(json_agg(json_build_object('prix', x.prix, 'le', x.created_at)
        order by x.created_at, x.id), '[]')
      from disponibilite_prix x where x.disponibilites_id = ${its})`,
    nb_reservations: countOf(sql`reservations r where r.disponibilites_id = ${its}`),
    nb_demandes: countOf(
      sql`reservations r where r.disponibilites_id = ${its} and r.etat = 'demande'`,
    ),
    nb_listes: countOf(sql`attentes a where a.disponibilites_id = ${its}`),
    nb_attentes: countOf(sql`attentes a where a.disponibilites_id = ${its} and a.etat = 'attente'`),
    nb_proposees: countOf(
      sql`attentes a where a.disponibilites_id = ${its} and a.etat = 'proposee'`,
    ),
  })
type Row = Awaited<ReturnType<ReturnType<typeof selectDeparts>['from']>>[number]

function presentDepart({ depart, prix_dates, ...counts }: Row, now: Date): Depart {
  const today = parisDate(now)
  const isToCome = depart.annule_le === null && depart.debut > today
  return {
    id: depart.id,
    debut: depart.debut,
    fin: depart.fin,
    places: depart.places,
    places_prises: depart.places_prises,
    places_confirmees: depart.places_confirmees,
    places_restantes: countLibres(depart),
    participants_min: depart.participants_min,
    prix: depart.prix,
    prix_barre: getPrixBarre(prix_dates, now),
    supplement_single: depart.supplement_single,
    cloture: depart.cloture,
    etat: getEtatDepart({ ...depart, est_annule: depart.annule_le !== null }, today),
    est_garanti: isGaranti(depart),
    annule_le: toIso(depart.annule_le),
    annulation_motif: depart.annulation_motif,
    nb_demandes: counts.nb_demandes,
    nb_attentes: counts.nb_attentes,
    nb_proposees: counts.nb_proposees,
    droits: {
      modifier: isToCome,
      supprimer: counts.nb_reservations + counts.nb_listes === 0,
      annuler: isToCome,
    },
  }
}

export async function getDeparts(
  db: Db,
  user: User,
  voyages_id: number,
  now: Date,
): Promise<VoyageDeparts> {
  const { version, duree_jours } = await getOwnedVoyage(db, user, voyages_id)
  const rows = await selectDeparts(db)
    .from(t.disponibilites)
    .where(eq(t.disponibilites.voyages_id, voyages_id))
    .orderBy(t.disponibilites.debut, t.disponibilites.id)
  const today = parisDate(now)
  const departs = rows.map((row) => presentDepart(row, now))
  return {
    version,
    duree_jours,
    departs: [
      ...departs.filter(({ debut }) => debut > today),
      ...departs.filter(({ debut }) => debut <= today).reverse(),
    ],
  }
}

export async function getDepart(db: Db, id: number, now: Date): Promise<Depart> {
  const [row] = await selectDeparts(db).from(t.disponibilites).where(eq(t.disponibilites.id, id))
  if (!row) throw new Error('The departure was there a moment ago.')
  return presentDepart(row, now)
}
