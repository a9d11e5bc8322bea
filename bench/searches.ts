import { connectPostgres, type Db } from '@foulee/db/connect'
import { migrate } from '@foulee/db/migrate'
import { sql } from 'drizzle-orm'
import { openCached } from './databases.ts'
import type { Cluster } from './postgres.ts'
import { writeLine } from './report.ts'

const THINGS = {
  course: 200_000,
  parcours: 100_000,
  voyage: 20_000,
  plan: 10_000,
  seance: 10_000,
  evenement: 20_000,
  magasin: 10_000,
  organisateur: 15_000,
  agence: 2_000,
  profil: 112_700,
  page: 300,
} as const
export const FOUND = Object.values(THINGS).reduce((sum, nb) => sum + nb, 0)

export const openSearches = (cluster: Cluster): Promise<string> =>
  openCached(cluster, 'recherche', (url) => fillSearches(url, 1))

export async function fillSearches(url: string, part: number): Promise<void> {
  writeLine(`Génération de ${Math.round(FOUND / part).toLocaleString('fr')} choses à trouver…`)
  const { db, close } = await connectPostgres(url, 1)
  await migrate(db)
  await db.$client.query('set statement_timeout = 0')
  for (const [kind, nb] of Object.entries(THINGS)) {
    const insert = kind === 'page' ? insertPages : insertThings
    await insert(db, kind, Math.ceil(nb / part))
  }
  await db.execute(sql`
    insert into recherche_mots (mot)
    select distinct mot from recherche, regexp_split_to_table(titre_tri || ' ' || recherche_normale(detail), ' ') mot
    where length(mot) >= 3 and mot !~ '^[0-9]+$'`)
  await db.$client.query('vacuum analyze recherche, recherche_mots, pages')
  await close()
}

/**
 * Half of the races and parcours are called trail, as in reality; 27 000 invented names and towns.
 */
async function insertThings(db: Db, kind: string, nb: number): Promise<void> {
  const heads = HEADS[kind] ?? HEADS.course
  await db.execute(sql`
    insert into recherche
    select ${kind}, n, titre, ville || ' (' || (n % 95 + 1) || ')', current_date + (n % 900) - 300,
      '/' || ${kind}::text || '/' || n, null,
      case when n % 900 < 300 then 400000 - 20000 - n % 300 else 20000 + n % 900 end,
      n % 7 > 1 or ${kind} <> 'profil', recherche_normale(titre),
      recherche_mots_de(titre || ' ' || ville, ${LIGHT[kind] ?? ''} || ' ' || (${REGIONS}::text[])[n % 12 + 1])
    from generate_series(1, ${nb}::int) n
    cross join lateral (select (${SYLLABLES}::text[]) as s, 
      (n::bigint * 7919 % 27000)::int as a, (n::bigint * 104729 % 27000)::int as b) w
    cross join lateral (select
      s[a % 30 + 1] || s[a / 30 % 30 + 1] || s[a / 900 + 1] as nom,
      s[b % 30 + 1] || s[b / 30 % 30 + 1] || s[b / 900 + 1] || 'ville' as ville) m
    cross join lateral (select (${heads}::text[])[n % 4 + 1] || ' ' || nom as titre) t`)
}

/** Managed pages are also read from their table, with texts as long as the terms of use. */
async function insertPages(db: Db, kind: string, nb: number): Promise<void> {
  await db.execute(sql`
    insert into pages (chemin, titre, morceaux, est_publiee)
    select ${`/${kind}/`} || n, (${HEADS.page}::text[])[n % 4 + 1] || ' ' || n,
      jsonb_build_array(jsonb_build_object('type', 'texte', 'html',
        '<h2>Trail</h2>' || repeat('<p>Le marathon, les <strong>trails</strong> et les séjours. </p>', 150))), true
    from generate_series(1, ${nb}::int) n`)
}

const list = (texts: readonly string[]) => sql.param([...texts])
const SYLLABLES = list(
  'ba ce di fo gu lan mer nis por qua rai sem tol van zar bri cla dou fes gre hon jur lis mau ner pel ros sau tri vel'.split(
    ' ',
  ),
)
const REGIONS = list([
  'Isère Auvergne-Rhône-Alpes',
  'Savoie Auvergne-Rhône-Alpes',
  'Morbihan Bretagne',
  'Finistère Bretagne',
  'Gironde Nouvelle-Aquitaine',
  'Landes Nouvelle-Aquitaine',
  'Var Provence-Alpes-Côte d’Azur',
  'Hérault Occitanie',
  'Gard Occitanie',
  'Vosges Grand Est',
  'Nord Hauts-de-France',
  'Paris Île-de-France',
])
const HEADS: Record<string, ReturnType<typeof list>> = {
  course: list(['Trail de', 'Trail des crêtes de', 'Les foulées de', 'Semi-marathon de']),
  parcours: list(['Boucle de', 'Trail autour de', 'Tour de', 'Montée vers']),
  voyage: list(['Stage trail à', 'Séjour marathon à', 'Tour de', 'Week-end à']),
  plan: list(['Plan marathon', 'Plan trail', 'Préparer', 'Reprise avec']),
  seance: list(['Seuil', 'Côtes de', 'Fractionné', 'Sortie longue']),
  evenement: list(['Sortie trail de', 'Essai de chaussures à', 'Footing de', 'Rencontre à']),
  magasin: list(['Foulées de', 'Endurance', 'Trail store', 'Terre de running']),
  organisateur: list(['Association de', 'Club de', 'Les coureurs de', 'Trail club']),
  agence: list(['Agence', 'Voyages', 'Courir à', 'Horizons']),
  profil: list(['Camille', 'Dominique', 'Claude', 'Sacha']),
  page: list(['Aide trail', 'Règles des courses', 'Questions de', 'Conditions']),
}
const LIGHT: Record<string, string> = {
  course: 'trail route nature Club athlétique 10 km relais enfants',
  parcours: 'chemin sentier sous-bois trail',
  voyage: 'trail montagne hébergement',
}
