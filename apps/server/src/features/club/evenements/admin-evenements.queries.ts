import type { AdminEvenement } from '@foulee/contract/club/admin-evenements'
import type { Body } from '@foulee/contract/shared/call'
import type { Db } from '@foulee/db/connect'
import { type SQL, sql } from 'drizzle-orm'
import { isInStatut } from '#kernel/moderation/is-in-statut.ts'
import { byName } from '#platform/db/by-name.ts'
import { containsText } from '#platform/db/filters/like.ts'
import { AND, isToCome } from './evenement-conditions.ts'
import { findCardFacts } from './evenement-facts.ts'
import { presentCard } from './evenements.presenter.ts'

type ListBody = Body<'POST /api/admin/evenements/list'>

const PORTEUR = sql`coalesce(
  (select nom from organisateurs where id = e.organisateurs_id),
  (select nom from magasins where id = e.magasins_id))`

const matching = ({ ids, recherche, statut, est_serie }: ListBody['filtres']): SQL => {
  const conditions = [
    sql`true`,
    ids && sql`e.id = any(${sql.param(ids)}::int[])`,
    containsText(recherche, sql`e.titre`, sql`e.ville`, sql`e.lieu`, PORTEUR),
    statut && isInStatut(sql`e.etat`, statut),
    est_serie !== undefined && sql`(e.regle is not null) = ${est_serie}`,
  ]
  return sql.join(
    conditions.filter((condition) => condition instanceof Object),
    AND,
  )
}

const ORDERS = {
  updated_at: sql`e.updated_at`,
  titre: byName(sql`e.titre`),
  prochaine: sql`n.debut`,
  id: sql`e.id`,
} as const

type Counts = { id: number; nb_inscrits: number; nb_attentes: number }

export async function findAdminEvenements(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: ListBody,
  now: Date,
): Promise<{ data: AdminEvenement[]; nb: number }> {
  const way = sql.raw(ordre === 'asc' ? 'asc' : 'desc')
  const where = matching(filtres)
  const { rows } = await db.execute<Counts>(sql`
    select e.id,
      (select count(*)::int from inscriptions i join evenement_dates d on d.id = i.evenement_dates_id
        where d.evenements_id = e.id and i.etat = 'inscrit' and ${isToCome('d', now)}) as nb_inscrits,
      (select count(*)::int from evenement_attentes a join evenement_dates d on d.id = a.evenement_dates_id
        where d.evenements_id = e.id and a.etat in ('attente', 'proposee')
          and ${isToCome('d', now)}) as nb_attentes
    from evenements e left join lateral (
      select debut from evenement_dates d where d.evenements_id = e.id and ${isToCome('d', now)}
      order by debut limit 1) n on true
    where ${where} order by ${ORDERS[tri]} ${way} nulls last, e.id ${way}
    limit ${nb_page} offset ${(page - 1) * nb_page}`)
  const count = await db.execute<{ nb: number }>(
    sql`select count(*)::int as nb from evenements e where ${where}`,
  )
  const counts = new Map(rows.map((row) => [row.id, row]))
  const shown = rows.map(({ id }) => ({ id, dates_id: null }))
  const facts = await findCardFacts(db, shown, now)
  return {
    data: facts.map((fact) => {
      const { porteur, prochaine, ...card } = presentCard(fact, now)
      const { id, slug, titre, ville, statut, serie, nb_dates, updated_at } = card
      return {
        id,
        slug,
        titre,
        ville,
        statut,
        porteur: { type: porteur.type, nom: porteur.nom },
        serie,
        prochaine: prochaine?.debut ?? null,
        nb_dates,
        nb_inscrits: counts.get(id)?.nb_inscrits ?? 0,
        nb_attentes: counts.get(id)?.nb_attentes ?? 0,
        updated_at,
      }
    }),
    nb: count.rows[0]?.nb ?? 0,
  }
}
