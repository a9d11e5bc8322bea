import type { Visibilite } from '@foulee/domain/membres/visibilite'
import type { PointParcoursType, TypeParcours } from '@foulee/domain/parcours/parcours'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { epreuveDay } from './edition-day.ts'
import type { Vue } from './parcours-trace.ts'

type Text = string | null
type Count = number | null

export type ParcoursFacts = {
  id: number
  slug: string
  users_id: Count
  auteur: {
    prenom: string
    nom: string
    supprime: boolean
    public_name: Text
    avatar: Text
    naissance: Text
    visibilite: Visibilite | null
  } | null
  titre: Text
  description: Text
  types: TypeParcours[]
  saison: number[]
  ville: Text
  departement: Text
  region: Text
  etat: number
  publie_le: Text
  distance_annoncee: Count
  denivele_annonce: Count
  troncons: [number, number, TypeSurface][]
  note_moyenne: Count
  nb_notes: number
  created_at: string
  updated_at: string
  trace: {
    version: number
    format: 'gpx' | 'tcx' | 'fit'
    origine: 'fichier' | 'trace'
    vue: Vue
  } | null
  photos: {
    id: number
    titre: Text
    description: Text
    ordre: number
    fichier: string
    largeur: number
    hauteur: number
    prete: boolean
    lon: Count
    lat: Count
    metres: Count
  }[]
  points: { id: number; type: PointParcoursType; nom: Text; description: Text; metres: number }[]
  courses: {
    courses_id: number
    slug: string
    nom: string
    epreuves_id: number
    epreuve: string
    date_debut: string | null
  }[]
}

const instantOf = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const rows = (query: SQL) => sql`(select coalesce(json_agg(r), '[]') from (${query}) r)`

export const COURSES_OF_PARCOURS = rows(sql`
  select c.id as courses_id, c.slug, c.nom, e.id as epreuves_id, e.nom as epreuve,
    ${epreuveDay('e', 'd')} as date_debut
  from epreuves e join editions d on d.id = e.editions_id join courses c on c.id = d.courses_id
  where e.parcours_id = p.id and not d.brouillon and (c.etat >= 100 or c.etat < 0)
  order by d.date_debut desc, e.id limit 20`)

export async function findParcoursFacts(
  db: Db | Tx,
  ids: readonly number[],
): Promise<ParcoursFacts[]> {
  const result = await db.execute<{ facts: ParcoursFacts }>(sql`
    select json_build_object(
      'id', p.id, 'slug', p.slug, 'users_id', p.users_id,
      'auteur', case when u.id is not null then json_build_object(
        'prenom', u.prenom, 'nom', u.nom, 'supprime', u.supprime_le is not null,
        'public_name', f.public_name, 'avatar', f.avatar, 'naissance', f.naissance,
        'visibilite', f.visibilite) end,
      'titre', p.titre, 'description', p.description, 'types', p.types, 'saison', p.saison,
      'ville', p.ville, 'departement', p.departement, 'region', p.region, 'etat', p.etat,
      'publie_le', ${instantOf(sql`p.publie_le`)},
      'distance_annoncee', p.distance_annoncee, 'denivele_annonce', p.denivele_annonce,
      'troncons', p.troncons, 'note_moyenne', p.note_moyenne, 'nb_notes', p.nb_notes,
      'created_at', ${instantOf(sql`p.created_at`)}, 'updated_at', ${instantOf(sql`p.updated_at`)},
      'trace', (
        select json_build_object(
          'version', t.version, 'format', t.format, 'origine', t.origine, 'vue', t.vue)
        from parcours_traces t where t.parcours_id = p.id),
      'photos', ${rows(sql`
        select id, titre, description, ordre, fichier, largeur, hauteur, prete, lon, lat, metres
        from parcours_photos where parcours_id = p.id order by ordre, id`)},
      'points', ${rows(sql`
        select id, type, nom, description, metres
        from parcours_points where parcours_id = p.id order by metres, id`)},
      'courses', ${COURSES_OF_PARCOURS}
    ) as facts
    from parcours p left join users u on u.id = p.users_id
    left join profils f on f.users_id = p.users_id
    where p.id = any(${sql.param([...ids])}::int[])`)
  return result.rows.map((row) => row.facts)
}
