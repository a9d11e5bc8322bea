import type { Agence, VoyageContact } from '@foulee/contract/sejours/agences'
import type { Db, Tx } from '@foulee/db/connect'
import { getEtatAgence, type Papiers } from '@foulee/domain/sejours/immatriculation'
import { getImageUrl } from '@foulee/domain/shared/image'
import { type SQL, sql } from 'drizzle-orm'
import { byName } from '#platform/db/by-name.ts'
import { toIso } from '#platform/db/dates.ts'
import { ofAgence } from './agences.membership.ts'

const MAX_VOYAGES = 100

const HAS_VISIBLE = sql`exists (
  select from voyage_cards k where k.agences_id = a.id and k.is_visible)`

const IS_PUBLIC = sql`(a.verifie_le is not null or ${HAS_VISIBLE})`

export type AgenceRow = Agence

type Found = Omit<Agence, 'etat' | 'verifie'> & Papiers & { verifie_le: string | null }

/** @param where over `agences a` */
async function selectAgences(db: Db | Tx, where: SQL): Promise<AgenceRow[]> {
  const { rows } = await db.execute<Found>(sql`
    select a.id, a.slug, a.nom, a.description, a.adresse, a.ville, a.code_postal, a.pays, a.site,
      a.logo, a.email, a.telephone, a.immatriculation, a.garant, a.garant_adresse, a.assureur,
      a.assureur_adresse, a.verifie_le, a.refus_motif, ${IS_PUBLIC} as is_public,
      (select count(*)::int from voyages v where v.agences_id = a.id) as nb_voyages, a.created_at
    from agences a where ${where}`)
  return rows.map(present)
}

function present({ verifie_le, ...row }: Found): AgenceRow {
  return {
    ...row,
    logo: getImageUrl(row.logo) || null,
    verifie: verifie_le !== null,
    etat: getEtatAgence({ ...row, verifie_le }),
    created_at: toIso(row.created_at),
  }
}

const IS_ID = /^\d{1,9}$/

export async function findAgence(
  db: Db | Tx,
  idOrSlug: string | number,
): Promise<AgenceRow | null> {
  const isId = IS_ID.test(String(idOrSlug))
  const where = isId ? sql`a.id = ${Number(idOrSlug)}` : sql`a.slug = ${idOrSlug}`
  const [row] = await selectAgences(db, where)
  return row ?? null
}

export const findMine = (db: Db, users_id: number): Promise<AgenceRow[]> =>
  selectAgences(
    db,
    sql`${ofAgence.isManaged(sql`a.id`, users_id)} order by ${byName(sql`a.nom`)}, a.id`,
  )

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
