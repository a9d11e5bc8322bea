import type { Niveau } from '@foulee/domain/membres/profil'
import type { Bareme } from '@foulee/domain/sejours/annulation'
import type { PrixDate } from '@foulee/domain/shared/prix'
import type { Sport } from '@foulee/domain/shared/sport'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'

type Text = string | null
type Count = number | null

export type DisponibiliteFacts = {
  id: number
  debut: string
  fin: string
  places: number
  places_prises: number
  places_confirmees: number
  participants_min: number
  prix: number
  supplement_single: Count
  cloture: string
  annule_le: Text
  annulation_motif: Text
  prix_dates: PrixDate[]
}

export type JourneeFacts = {
  id: number
  ordre: number
  titre: string
  description: Text
  distance: Count
  denivele: Count
  hebergement: Text
  repas: Text
  transport: Text
  dossard_inclus: boolean
  parcours: {
    id: number
    slug: string
    titre: string
    lignes: string[]
    distance: Count
    denivele: Count
  } | null
  epreuve: {
    id: number
    nom: string
    course: string
    slug: string
    date: Text
    distance: Count
    denivele: Count
    est_annulee: boolean
  } | null
}

export type VoyageFacts = {
  id: number
  slug: string
  titre: string
  description: Text
  lieu: Text
  pays: string
  region: Text
  departement: Text
  position: [number, number] | null
  duree_jours: Count
  niveau: Niveau | null
  sports: Sport[]
  participants_min: Count
  participants_max: Count
  age_min: Count
  assurance: Text
  acces: Text
  formalites: Text
  materiel: string[]
  delai_heures: number
  acompte: number
  solde_jours: number
  reglement: Text
  bareme: Bareme
  etat: number
  annulation_motif: Text
  publie_le: Text
  updated_at: string
  note: Count
  nb_notes: number
  agence: {
    id: number
    slug: string
    nom: string
    logo: Text
    ville: Text
    site: Text
    verifie: boolean
    immatriculation: Text
    garant: Text
    garant_adresse: Text
    assureur: Text
    assureur_adresse: Text
  }
  photos: {
    id: number
    titre: Text
    description: Text
    ordre: number
    fichier: string
    prete: boolean
    largeur: number
    hauteur: number
    position: [number, number] | null
  }[]
  inclus: { id: number; libelle: string; inclus: boolean; ordre: number }[]
  journees: JourneeFacts[]
  disponibilites: DisponibiliteFacts[]
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
}

const instantOf = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const placeOf = (column: SQL) =>
  sql`case when ${column} is not null then json_build_array(st_x(${column}), st_y(${column})) end`

const rows = (query: SQL) => sql`(select coalesce(json_agg(r), '[]') from (${query}) r)`

/** Days since the end after which a departure is no longer shown. */
const SHOWN_DAYS = 366

const PRIX = rows(sql`
  select prix, ${instantOf(sql`created_at`)} as le from disponibilite_prix
  where disponibilites_id = d.id order by disponibilite_prix.created_at, id`)

const DISPONIBILITES = (today: string) =>
  rows(sql`
    select id, debut, fin, places, places_prises, places_confirmees, participants_min, prix,
      supplement_single, cloture, ${instantOf(sql`annule_le`)} as annule_le, annulation_motif,
      ${PRIX} as prix_dates
    from disponibilites d
    where voyages_id = v.id and fin >= ${today}::date - ${SHOWN_DAYS}::int order by debut, id`)

const JOURNEES = rows(sql`
  select id, ordre, titre, description, distance, denivele, hebergement, repas, transport, dossard_inclus,
    (select json_build_object('id', c.parcours_id, 'slug', c.slug, 'titre', c.carte::json->>'titre',
        'lignes', c.carte::json->'croquis', 'distance', nullif(c.distance, -1),
        'denivele', nullif(c.denivele, -1))
      from parcours_cards c where c.parcours_id = j.parcours_id and c.is_visible) as parcours,
    (select json_build_object('id', p.id, 'nom', p.nom, 'course', co.nom, 'slug', co.slug,
        'date', case when not e.date_inconnue then coalesce(p.date_depart, e.date_debut) end,
        'distance', p.distance,
        'denivele', p.denivele,
        'est_annulee', e.annulee or coalesce(p.etat, 0) < 0 or coalesce(co.etat, 0) < 0)
      from epreuves p join editions e on e.id = p.editions_id join courses co on co.id = e.courses_id
        join course_cards cc on cc.courses_id = co.id and cc.is_visible
      where p.id = j.epreuves_id and not e.brouillon) as epreuve
  from voyage_journees j where voyages_id = v.id order by ordre, id`)

/**
 * Loads stays with children in one statement.
 * @param ids unknown ones are omitted
 * @param today `YYYY-MM-DD` in Paris
 */
export async function findVoyageFacts(
  db: Db | Tx,
  ids: readonly number[],
  today: string,
): Promise<VoyageFacts[]> {
  const result = await db.execute<{ facts: VoyageFacts }>(sql`
    select json_build_object(
      'id', v.id, 'slug', v.slug, 'titre', v.titre, 'description', v.description, 'lieu', v.lieu,
      'pays', v.pays, 'region', v.region, 'departement', v.departement,
      'position', ${placeOf(sql`v.position`)}, 'duree_jours', v.duree_jours, 'niveau', v.niveau,
      'sports', v.sports, 'participants_min', v.participants_min,
      'participants_max', v.participants_max, 'age_min', v.age_min, 'assurance', v.assurance,
      'acces', v.acces, 'formalites', v.formalites, 'materiel', v.materiel,
      'delai_heures', v.delai_heures, 'acompte', v.acompte, 'solde_jours', v.solde_jours,
      'reglement', v.reglement, 'bareme', v.bareme, 'etat', v.etat,
      'annulation_motif', v.annulation_motif, 'publie_le', ${instantOf(sql`v.publie_le`)},
      'updated_at', ${instantOf(sql`v.updated_at`)}, 'note', v.note_moyenne, 'nb_notes', v.nb_notes
    )::jsonb || json_build_object(
      'agence', json_build_object('id', a.id, 'slug', a.slug, 'nom', a.nom, 'logo', a.logo,
        'ville', a.ville, 'site', a.site, 'verifie', a.verifie_le is not null,
        'immatriculation', a.immatriculation, 'garant', a.garant, 'garant_adresse', a.garant_adresse,
        'assureur', a.assureur, 'assureur_adresse', a.assureur_adresse),
      'photos', ${rows(sql`
        select id, titre, description, ordre, fichier, prete, largeur, hauteur,
          ${placeOf(sql`position`)} as position
        from voyage_photos where voyages_id = v.id order by ordre, id`)},
      'inclus', ${rows(sql`
        select id, libelle, inclus, ordre from voyage_inclus
        where voyages_id = v.id order by ordre, id`)},
      'journees', ${JOURNEES},
      'disponibilites', ${DISPONIBILITES(today)},
      'social', ${rows(sql`
        select id, reseau, url from voyage_social where voyages_id = v.id order by id`)},
      'extensions', ${rows(sql`
        select id, type, id_ext, voyages_id as support_id from voyage_extensions
        where voyages_id = v.id order by id`)},
      'partners', ${rows(sql`
        select id, type, nom, description, url, logo from voyage_partenaires
        where voyages_id = v.id order by ordre, id`)},
      'actualites', ${rows(sql`
        select id, titre, texte, date from voyage_actualites
        where voyages_id = v.id order by date desc, id desc`)}
    )::jsonb as facts
    from voyages v join agences a on a.id = v.agences_id
    where v.id = any(${sql.param([...ids])}::int[])`)
  return result.rows.map((row) => row.facts)
}
