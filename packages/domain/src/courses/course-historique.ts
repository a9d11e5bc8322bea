/** The saves and moves of a race in French words, for those who edit it together. */

import { describeFields, describeMoveTo } from '../historique.ts'
import { formatTemps } from '../mesure.ts'
import { getStatut } from '../publication.ts'
import type { Changes } from '../version.ts'
import { TYPE_COURSE_LABELS } from './course.ts'
import { PRATIQUE_LABELS } from './pratique.ts'

const SECTIONS: Readonly<Record<string, string>> = {
  identite: 'Identité',
  lieu: 'Lieu',
  contact: 'Contact',
  pratique: 'Infos pratiques',
  edition: 'Édition',
  epreuve: 'Épreuve',
  photos: 'Photos',
  partenaires: 'Partenaires et hébergements',
  actualites: 'Actualités',
  extensions: 'Liens d’ailleurs',
  social: 'Réseaux sociaux',
}

/** `edition:12` → « Édition ». */
export const nameSection = (section: string): string =>
  SECTIONS[section.split(':')[0] ?? ''] ?? 'Course'

const FIELDS: Readonly<Record<string, string>> = {
  ...PRATIQUE_LABELS,
  nom: 'Nom',
  description: 'Description',
  types: 'Types',
  type: 'Type',
  ville: 'Ville',
  code_postal: 'Code postal',
  pays: 'Pays',
  position: 'Position sur la carte',
  site: 'Site',
  email: 'Email',
  telephone: 'Téléphone',
  date_debut: 'Date',
  editions_fin: 'Dernier jour',
  date_depart: 'Jour du départ',
  heure_depart: 'Heure de départ',
  url_inscription: 'Adresse d’inscription',
  inscription_ouverture: 'Ouverture des inscriptions',
  inscription_fermeture: 'Fermeture des inscriptions',
  places: 'Places',
  inscrits: 'Inscrits',
  liste_attente: 'Liste d’attente',
  prix_min: 'Prix',
  prix: 'Prix',
  annulee: 'Annulée',
  annulation_motif: 'Raison de l’annulation',
  a_confirmer: 'Date à confirmer',
  brouillon: 'Brouillon',
  reportee_du: 'Date d’avant le report',
  distance: 'Distance',
  denivele: 'Dénivelé positif',
  denivele_negatif: 'Dénivelé négatif',
  nb_ravitaillements: 'Ravitaillements',
  barriere_horaire: 'Temps maximal',
  certif: 'PPS demandé',
  age_min: 'Âge minimum',
  parcours_id: 'Parcours',
  materiel: 'Matériel obligatoire',
  points: 'Points de course',
  surfaces: 'Surfaces',
  label_niveau: 'Label FFA',
  label_annee: 'Année du label',
  parcours_mesure: 'Parcours mesuré',
  resultats_url: 'Adresse des résultats',
  etat: 'État',
  ordre: 'Ordre',
  titre: 'Titre',
  texte: 'Texte',
  date: 'Date',
  url: 'Adresse',
  logo: 'Logo',
  epreuves: 'Épreuves',
  photos: 'Photos',
  photo: 'Photo',
  partenaires: 'Partenaires',
  actualites: 'Actualités',
  extensions: 'Liens d’ailleurs',
  social: 'Réseaux sociaux',
}

/** One line for each field: « Nom : « A », puis « B » », « Ville : « Annecy » », « Site : effacé ». */
export const describeChanges = (changes: Changes): string[] =>
  describeFields(changes, {
    names: FIELDS,
    labels: TYPE_COURSE_LABELS,
    sayers: {
      barriere_horaire: (value) => (typeof value === 'number' ? formatTemps(value) : null),
    },
  })

/** What a move of the publication is called: « Soumise à validation ». */
export const describeMove = (de: number | null, vers: number): string =>
  describeMoveTo(vers, getStatut(de) === 'en_validation', 'feminin')
