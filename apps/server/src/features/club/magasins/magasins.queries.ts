import type { Magasin } from '@foulee/contract/club/magasins'
import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { createCardList } from '#kernel/search/card-list.ts'
import { createCardReader } from '#kernel/search/card-row.ts'
import type { Facettes } from '#kernel/search/facettes.ts'
import type { ListIndex } from '#kernel/search/list-index.ts'
import { toIso } from '#platform/db/dates.ts'
import { buildConditions, buildOrder, type MagasinQuery } from './magasin-conditions.ts'
import { ofMagasin } from './magasins.membership.ts'

const CARDS: ListIndex = {
  table: 'magasin_cards',
  id: 'magasins_id',
  entityTable: 'magasins',
  genre: 'magasin',
  ledger: null,
  mots: 'magasin_mots',
  nom: 'nom_tri',
}

export const magasinList = createCardList<MagasinQuery>({
  cards: CARDS,
  isMine: (users_id) => ofMagasin.isManaged(sql`magasins_id`, users_id),
  buildConditions,
  buildOrder,
})

export type MagasinCardRow = { magasins_id: number; is_visible: boolean; fiche: string }

export const findMagasinCard = createCardReader<MagasinCardRow>(CARDS, [
  'magasins_id',
  'is_visible',
  'fiche',
]).find

export async function countOptions(db: Db): Promise<Facettes> {
  const { rows } = await db.execute<{ facettes: Facettes }>(sql`
    select coalesce(json_object_agg(facette, valeurs), '{}') as facettes from (
      select facette, json_object_agg(valeur, nb order by valeur) as valeurs from (
        select facette, valeur, count(*)::int as nb
        from magasin_cards, lateral (
          select 'departement' as facette, departement as valeur
          union all select 'categories', unnest(categories)
          union all select 'services', unnest(services)
          union all select 'marques', unnest(marques)) o
        where is_visible and valeur is not null group by facette, valeur) v
      group by facette) f`)
  return rows[0]?.facettes ?? {}
}

export async function countDepartements(db: Db) {
  const { rows } = await db.execute<{ departement: string | null; nb: number }>(sql`
    select departement, count(*)::int as nb from magasin_cards
    where is_visible group by departement order by departement`)
  return {
    departements: rows.flatMap(({ departement, nb }) => (departement ? [{ departement, nb }] : [])),
    nb: rows.reduce((sum, { nb }) => sum + nb, 0),
  }
}

const MAX_EVENEMENTS = 20

type Beside = Pick<Magasin, 'evenements' | 'est_sans_membre'>

export async function findBeside(db: Db, id: number, now: Date): Promise<Beside> {
  const { rows } = await db.execute<Beside>(sql`
    select not ${ofMagasin.hasMembers(sql`${id}::int`)} as est_sans_membre,
      coalesce((select json_agg(json_build_object('id', e.id, 'slug', e.slug, 'titre', e.titre,
        'type', e.type, 'debut', e.debut, 'fuseau', e.fuseau) order by e.debut, e.id) from (
        select v.id, v.slug, v.titre, v.type, v.fuseau, min(d.debut) as debut
        from evenements v join evenement_dates d on d.evenements_id = v.id
        where v.magasins_id = ${id} and v.etat >= 100 and d.annule_le is null
          and d.fin > ${now.toISOString()}::timestamptz
        group by v.id order by min(d.debut), v.id limit ${MAX_EVENEMENTS}) e), '[]') as evenements`)
  const { est_sans_membre = true, evenements = [] } = rows[0] ?? {}
  return {
    est_sans_membre,
    evenements: evenements.map((evenement) => ({ ...evenement, debut: toIso(evenement.debut) })),
  }
}
