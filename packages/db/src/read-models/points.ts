import { POINTS_KINDS, POINTS_RULES } from '@foulee/domain/club/points'
import { type SQL, sql } from 'drizzle-orm'

/** Numeric id in an action key; null without one. */
const ID = sql`(case when points.cle ~ '^[0-9]{1,9}$' then points.cle::int end)`
const AVIS_ID = sql`(case when points.cle ~ '^[a-z_]+:[0-9]{1,9}$' then split_part(points.cle, ':', 2)::int end)`

/**
 * SQL: whether the action of a `points` row still counts. Actions on objects removed, hidden,
 * refused, unpublished or transferred pay nothing until restored. Once-per-member actions always
 * count (decision 28).
 */
export const DEED_STANDS: SQL = sql`(case points.kind
  when 'ami_invite' then exists (select from users u where u.id = ${ID}
    and u.email_verifie_le is not null and u.supprime_le is null and u.suspendu_le is null)
  when 'parcours_publie' then exists (select from parcours p where p.id = ${ID}
    and p.users_id = points.users_id and p.etat >= 100)
  when 'course_publiee' then exists (select from courses c where c.id = ${ID}
    and c.created_by = points.users_id and (c.etat >= 100 or (c.etat < 0 and c.publie_le is not null)))
  when 'avis_donne' then exists (select from commentaires a where a.objet_id = ${AVIS_ID}
    and a.model = split_part(points.cle, ':', 1) and a.users_id = points.users_id
    and a.masque_le is null)
  when 'epreuve_terminee' then exists (select from resultats r
    join resultat_envois v on v.epreuves_id = r.epreuves_id and v.lot = r.lot
    where r.epreuves_id = ${ID} and r.users_id = points.users_id and r.preuve is not null
      and r.statut = 'classe')
  when 'entrainement_fait' then exists (select from entrainements e
    where e.activites_id = ${ID} and e.users_id = points.users_id and e.etat = 'fait')
  when 'evenement_valide' then exists (select from inscriptions i where i.evenement_dates_id = ${ID}
    and i.users_id = points.users_id and i.etat = 'inscrit' and i.valide_le is not null)
  when 'sondage_repondu' then exists (select from sondage_reponses s where s.sondages_id = ${ID}
    and s.users_id = points.users_id)
  else true end)`

const LIMITED = POINTS_KINDS.flatMap((kind) => {
  const { parJour } = POINTS_RULES[kind]
  return parJour ? [sql`when ${kind} then ${parJour}::int`] : []
})
const PAR_JOUR = sql`(case points.kind ${sql.join(LIMITED, sql` `)} end)`

/**
 * Rows of a member that count: valid actions, up to the daily limit. Withdrawn actions still fill
 * the limit, so that repeating an action does not bypass it.
 */
export const countingPoints = (users_id: number): SQL => sql`
  select points.* from (
    select p.*, row_number() over (
      partition by p.kind, (p.created_at at time zone 'Europe/Paris')::date order by p.id) as du_jour
    from points p where p.users_id = ${users_id}
  ) points
  where coalesce(points.du_jour <= ${PAR_JOUR}, true) and ${DEED_STANDS}`
