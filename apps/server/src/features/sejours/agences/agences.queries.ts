import type { VoyageContact } from '@foulee/contract/sejours/agences'
import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'

const MAX_VOYAGES = 100

const IS_ID = /^\d{1,9}$/

export async function findItsVoyages(
  db: Db,
  agences_id: number,
): Promise<{ cards: string; nb: number }> {
  const { rows } = await db.execute<{ cards: string | null; nb: number }>(sql`
    with its as (select carte, prochain, voyages_id from voyage_cards
      where agences_id = ${agences_id} and is_visible)
    select (select count(*)::int from its) as nb,
      (select string_agg(carte, ',' order by prochain nulls last, voyages_id) from (
        select * from its order by prochain nulls last, voyages_id limit ${MAX_VOYAGES}) p) as cards`)
  return { cards: rows[0]?.cards ?? '', nb: rows[0]?.nb ?? 0 }
}

export async function findVoyageContact(
  db: Db,
  idOrSlug: string,
): Promise<Omit<VoyageContact, 'voie'> | null> {
  const isId = IS_ID.test(idOrSlug)
  const where = isId ? sql`k.voyages_id = ${Number(idOrSlug)}` : sql`k.slug = ${idOrSlug}`
  const { rows } = await db.execute<Omit<VoyageContact, 'voie'>>(sql`
    select json_build_object('id', v.id, 'slug', k.slug, 'titre', v.titre) as voyage,
      json_build_object('id', a.id, 'slug', a.slug, 'nom', a.nom,
        'verifie', a.verifie_le is not null) as agence
    from voyage_cards k join voyages v on v.id = k.voyages_id join agences a on a.id = v.agences_id
    where k.is_visible and ${where}`)
  return rows[0] ?? null
}
