import { connectPostgres, type Db } from '@foulee/db/connect'
import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import * as t from '@foulee/db/schema'
import { type SQL, sql } from 'drizzle-orm'
import { hashToken } from '../apps/server/src/platform/crypto/new-secret.ts'
import { runQuery } from './bench.ts'
import { fill, openCached } from './databases.ts'
import type { Cluster } from './postgres.ts'
import { writeLine } from './report.ts'

const FEW_RACES = 500
export const STAYS = 20_000
export const DEPARTURES = 10
const AGENCIES = 200
const AT_ONCE = 1_000
export const TRAVELLERS = 1_000

export const tokenOf = (n: number) => `sejour-${String(n).padStart(20, '0')}`

export const openStays = (cluster: Cluster): Promise<string> =>
  openCached(cluster, 'sejours', async (url) => {
    writeLine(`Génération de ${STAYS.toLocaleString('fr')} séjours…`)
    await fill(url, FEW_RACES)
    const { db, close } = await connectPostgres(url)
    await insertStays(db, { stays: STAYS, departures: DEPARTURES, places: sql`8 + (v.id + n) % 8` })
    await insertTravellers(db)
    await db.$client.query('vacuum analyze')
    await close()
  })

const pickOf = (names: readonly string[], by: SQL) =>
  sql`(${sql.param([...names])}::text[])[1 + (${by}) % ${names.length}]`

const WORDS = ['crêtes', 'lacs', 'volcans', 'gorges', 'balcons', 'refuges'] as const
const PAYS = ['FR', 'FR', 'FR', 'IT', 'ES', 'PT', 'MA', 'SI'] as const
const NIVEAUX = ['debutant', 'intermediaire', 'confirme', 'expert'] as const
const SPORTS = ['trail', 'course_a_pied', 'marche', 'randonnee'] as const

type Wanted = { stays: number; departures: number; places: SQL }

export async function insertStays(db: Db, { stays, departures, places }: Wanted): Promise<void> {
  await db.execute(sql`
    insert into agences (slug, nom, ville, immatriculation, garant, garant_adresse, assureur,
      assureur_adresse, recherche, verifie_le)
    select 'agence-' || n, 'Agence ' || n, 'Annecy', 'IM074210003', 'Garant', '1 rue A', 'Assureur',
      '2 rue B', 'agence ' || n, now()
    from generate_series(1, ${Math.min(AGENCIES, stays)}::int) n`)
  await db.execute(sql`
    insert into voyages (slug, agences_id, titre, description, lieu, pays, region, departement,
      position, duree_jours, niveau, sports, reglement, bareme, etat, publie_le)
    select 'sejour-' || n, a.id, 'Le tour des ' || ${pickOf(WORDS, sql`n`)} || ' ' || n,
      'Quatre jours de refuge en refuge, à courir et à marcher.', 'Vallée ' || n % 500,
      ${pickOf(PAYS, sql`n / 7`)}, '84', '38',
      st_setsrid(st_makepoint(-1 + (n * 7919 % 9000) / 1000.0, 42.5 + (n * 104729 % 6000) / 1000.0), 4326),
      2 + n % 9, ${pickOf(NIVEAUX, sql`n / 3`)}, array[${pickOf(SPORTS, sql`n / 5`)}],
      'Par virement.', '[{"jours":30,"part":30},{"jours":7,"part":100}]', 100, now()
    from generate_series(1, ${stays}::int) n
    join (select id, row_number() over (order by id) - 1 as rang from agences) a
      on a.rang = n % ${Math.min(AGENCIES, stays)}`)
  await db.execute(sql`
    insert into voyage_journees (voyages_id, ordre, titre, distance, denivele, hebergement)
    select v.id, n, 'Étape ' || n + 1, 18000, 1200, 'Refuge'
    from voyages v, generate_series(0, 3) n`)
  await db.execute(sql`
    insert into voyage_inclus (voyages_id, libelle, inclus, ordre)
    select v.id, 'Ligne ' || n, n < 3, n from voyages v, generate_series(0, 4) n`)
  await db.execute(sql`
    insert into disponibilites (voyages_id, debut, fin, places, participants_min, prix,
      supplement_single, cloture)
    select v.id, d.debut, d.debut + v.duree_jours - 1, ${places}, 4,
      (40 + (v.id * 31 + n * 7) % 160) * 1000, 12000, d.debut - 2
    from voyages v, generate_series(1, ${departures}::int) n,
      lateral (select current_date + 5 + (v.id * 13 + n * 29) % 330 as debut) d`)
  await db.execute(sql`
    insert into disponibilite_prix (disponibilites_id, prix) select id, prix from disponibilites`)
  const { rows } = await db.execute<{ id: number }>(sql`select id from voyages order by id`)
  const ids = rows.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    await rebuildVoyageCards(db, ids.slice(at, at + AT_ONCE), new Date())
  }
}

/** Members with a session each: the nth token is `tokenOf(n)`. */
export async function insertTravellers(db: Db): Promise<void> {
  const now = new Date()
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (email, prenom, nom, cgu_acceptees_le, email_verifie_le)
    select 'voyageur-' || n || '@banc.invalid', 'Camille', 'Voyageur ' || n, now(), now()
    from generate_series(1, ${TRAVELLERS}::int) n returning id`)
  await db.insert(t.sessions).values(
    rows.map(({ id }, n) => ({
      users_id: id,
      token_hash: hashToken(tokenOf(n)),
      remember: true,
      created_at: now.toISOString(),
      seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
    })),
  )
}

export const findDepartures = (url: string): Promise<{ id: number; places: number }[]> =>
  runQuery(url, 'select id, places from disponibilites order by voyages_id, id')
