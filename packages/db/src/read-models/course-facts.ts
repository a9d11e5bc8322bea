import type { TypeCourse } from '@foulee/domain/courses/course'
import type { NiveauLabel, PointType } from '@foulee/domain/courses/epreuve'
import type { Pratique } from '@foulee/domain/courses/pratique'
import { getFuseau } from '@foulee/domain/shared/fuseau-du-lieu'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'

type Text = string | null
type Count = number | null

export type EpreuveFacts = {
  id: number
  editions_id: number
  nom: string
  type: TypeCourse
  distance: Count
  denivele: Count
  denivele_negatif: Count
  date_depart: Text
  heure_depart: Text
  nb_ravitaillements: Count
  barriere_horaire: Count
  surfaces: Record<string, number>
  label_niveau: NiveauLabel | null
  label_annee: Count
  parcours_mesure: boolean
  certif: boolean
  age_min: Count
  prix: Count
  places: Count
  parcours_id: Count
  etat: Count
  annulation_motif: Text
  resultats_url: Text
  materiel: string[]
  nb_resultats: number
  points: {
    id: number
    type: PointType
    km: number
    nom: Text
    barriere_horaire: Text
    barriere_jour: number
  }[]
}

export type EditionFacts = {
  id: number
  courses_id: number
  date_debut: string
  editions_fin: Text
  heure_depart: Text
  url_inscription: Text
  inscription_ouverture: Text
  inscription_fermeture: Text
  places: Count
  inscrits: Count
  liste_attente: boolean
  prix_min: Count
  annulee: boolean
  annulation_motif: Text
  a_confirmer: boolean
  reportee_du: Text
  report_motif: Text
  /** Postponed without a new day: `date_debut` is the former one. */
  date_inconnue: boolean
  brouillon: boolean
  epreuves: EpreuveFacts[]
}

export type CourseFacts = {
  id: number
  slug: string
  organisateurs_id: number
  organisateur: { id: number; slug: string; nom: string; ville: Text; site: Text }
  nom: string
  description: Text
  ville: Text
  code_postal: Text
  departement: Text
  region: Text
  pays: string
  position: [number, number] | null
  fuseau: string
  types: TypeCourse[]
  site: Text
  email: Text
  telephone: Text
  etat: Count
  annulation_motif: Text
  pratique: Pratique
  updated_at: string
  photos: {
    id: number
    titre: Text
    description: Text
    ordre: number
    fichier: string
    prete: boolean
    largeur: number
    hauteur: number
  }[]
  social: { id: number; reseau: string; url: string }[]
  extensions: { id: number; type: string; id_ext: string; support_id: number }[]
  partners: {
    id: number
    type: 'hebergement' | 'classic'
    nom: string
    description: Text
    url: Text
    logo: Text
  }[]
  actualites: { id: number; titre: string; texte: string; date: string }[]
  editions: EditionFacts[]
}

const instantOf = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const timeOf = (column: SQL) => sql`to_char(${column}, 'HH24:MI')`

const rows = (query: SQL) => sql`(select coalesce(json_agg(r), '[]') from (${query}) r)`

const POINTS = rows(sql`
  select id, type, km, nom, ${timeOf(sql`barriere_horaire`)} as barriere_horaire, barriere_jour
  from epreuve_points where epreuves_id = p.id order by km, id`)

const EPREUVES = rows(sql`
  select id, editions_id, nom, type, distance, denivele, denivele_negatif, date_depart,
    ${timeOf(sql`heure_depart`)} as heure_depart, nb_ravitaillements, barriere_horaire, surfaces,
    label_niveau, label_annee, parcours_mesure, certif, age_min, prix, places, parcours_id, etat,
    annulation_motif, resultats_url, materiel,
    coalesce((select nb from resultat_envois where epreuves_id = p.id), 0) as nb_resultats,
    ${POINTS} as points
  from epreuves p where editions_id = e.id order by ordre, distance desc nulls last, id`)

const EDITIONS = rows(sql`
  select id, courses_id, date_debut, editions_fin, ${timeOf(sql`heure_depart`)} as heure_depart,
    url_inscription, ${instantOf(sql`inscription_ouverture`)} as inscription_ouverture,
    ${instantOf(sql`inscription_fermeture`)} as inscription_fermeture, places, inscrits,
    liste_attente, prix_min, annulee, annulation_motif, a_confirmer, reportee_du,
    report_motif, date_inconnue, brouillon, ${EPREUVES} as epreuves
  from editions e where courses_id = c.id order by date_debut desc, id desc`)

/**
 * Loads races with children in one statement.
 * @param ids unknown ones are omitted
 */
export async function findCourseFacts(db: Db | Tx, ids: readonly number[]): Promise<CourseFacts[]> {
  const result = await db.execute<{ facts: Omit<CourseFacts, 'fuseau'> }>(sql`
    select json_build_object(
      'id', c.id, 'slug', c.slug, 'organisateurs_id', c.organisateurs_id,
      'organisateur', json_build_object(
        'id', o.id, 'slug', o.slug, 'nom', o.nom, 'ville', o.ville, 'site', o.site),
      'nom', c.nom, 'description', c.description, 'ville', c.ville, 'code_postal', c.code_postal,
      'departement', c.departement, 'region', c.region, 'pays', c.pays,
      'position', case when c.position is not null
        then json_build_array(st_x(c.position), st_y(c.position)) end,
      'types', c.types, 'site', c.site, 'email', c.email, 'telephone', c.telephone,
      'etat', c.etat, 'annulation_motif', c.annulation_motif, 'pratique', c.pratique,
      'updated_at', ${instantOf(sql`c.updated_at`)},
      'photos', ${rows(sql`
        select id, titre, description, ordre, fichier, prete, largeur, hauteur
        from course_photos where courses_id = c.id order by ordre, id`)},
      'social', ${rows(sql`
        select id, reseau, url from course_social where courses_id = c.id order by id`)},
      'extensions', ${rows(sql`
        select id, type, id_ext, courses_id as support_id from course_extensions
        where courses_id = c.id order by id`)},
      'partners', ${rows(sql`
        select id, type, nom, description, url, logo from course_partenaires
        where courses_id = c.id order by ordre, id`)},
      'actualites', ${rows(sql`
        select id, titre, texte, date from course_actualites
        where courses_id = c.id order by date desc, id desc`)},
      'editions', ${EDITIONS}
    ) as facts
    from courses c join organisateurs o on o.id = c.organisateurs_id
    where c.id = any(${sql.param([...ids])}::int[])`)
  return result.rows.map(({ facts }) => ({ ...facts, fuseau: getFuseau(facts) }))
}
