/** The saves and moves of a stay in French words, for those who edit it together. */

import { findDepartement, findRegion } from '../departement.ts'
import { describeFields, describeMoveTo } from '../historique.ts'
import { NIVEAU_LABELS, type Niveau } from '../membres/profil.ts'
import { formatPrix } from '../mesure.ts'
import { getStatut } from '../publication.ts'
import { SPORT_LABELS } from '../sport.ts'
import type { Changes } from '../version.ts'
import type { Bareme } from './annulation.ts'

const SECTIONS: Readonly<Record<string, string>> = {
  presentation: 'Présentation',
  lieu: 'Lieu',
  pratique: 'Infos pratiques',
  vente: 'Conditions de vente',
  journee: 'Journée',
  inclus: 'Ce qui est compris',
  depart: 'Départ',
  photos: 'Photos',
  partenaires: 'Partenaires et hébergements',
  actualites: 'Actualités',
  extensions: 'Liens d’ailleurs',
  social: 'Réseaux sociaux',
}

const FIELDS: Readonly<Record<string, string>> = {
  titre: 'Titre',
  description: 'Description',
  niveau: 'Niveau',
  sports: 'Sports',
  duree_jours: 'Durée en jours',
  lieu: 'Lieu',
  pays: 'Pays',
  region: 'Région',
  departement: 'Département',
  position: 'Position sur la carte',
  participants_min: 'Participants au moins',
  participants_max: 'Participants au plus',
  age_min: 'Âge minimum',
  assurance: 'Assurance',
  acces: 'Accès',
  formalites: 'Formalités',
  materiel: 'Matériel',
  delai_heures: 'Heures pour répondre à une demande',
  delai_attente_heures: 'Heures pour répondre à une place proposée',
  places_par_membre: 'Places qu’une personne peut demander',
  acompte: 'Acompte en\u00a0%',
  solde_jours: 'Solde, en jours avant le départ',
  reglement: 'Règlement',
  bareme: 'Barème d’annulation',
  journees: 'Journées',
  ordre: 'Ordre',
  distance: 'Distance en mètres',
  denivele: 'Dénivelé positif en mètres',
  hebergement: 'Hébergement',
  repas: 'Repas',
  transport: 'Transport',
  parcours_id: 'Parcours',
  epreuves_id: 'Épreuve',
  dossard_inclus: 'Dossard compris',
  libelle: 'Ligne',
  inclus: 'Compris',
  debut: 'Premier jour',
  fin: 'Dernier jour',
  places: 'Places',
  prix: 'Prix',
  supplement_single: 'Supplément chambre individuelle',
  cloture: 'Clôture',
  annulation_motif: 'Raison de l’annulation',
  photos: 'Photos',
  nom: 'Nom',
  url: 'Adresse',
  logo: 'Logo',
  texte: 'Texte',
  date: 'Date',
}

const isBareme = (value: unknown): value is Bareme =>
  Array.isArray(value) && value.length > 0 && value.every((one) => 'part' in Object(one))

/** « 30 % dès 60 jours, 100 % dès 7 jours » */
const sayBareme = (bareme: Bareme): string =>
  bareme.map(({ jours, part }) => `${part}\u00a0% dès ${jours}\u00a0jours`).join(', ')

const sayPrix = (value: unknown): string | null =>
  typeof value === 'number' ? formatPrix(value) : null

/** `journee:12` → « Journée ». */
export const nameSection = (section: string): string =>
  SECTIONS[section.split(':')[0] ?? ''] ?? 'Séjour'

/** One line for each field: « Titre : « A », puis « B » », « Prix : 890 € ». */
export const describeChanges = (changes: Changes): string[] =>
  describeFields(changes, {
    names: FIELDS,
    labels: { ...SPORT_LABELS, ...NIVEAU_LABELS },
    sayers: {
      bareme: (value) => (isBareme(value) ? sayBareme(value) : null),
      niveau: (value) => NIVEAU_LABELS[value as Niveau] ?? null,
      departement: (value) => findDepartement(String(value))?.nom ?? null,
      region: (value) => findRegion(String(value))?.nom ?? null,
      prix: sayPrix,
      supplement_single: sayPrix,
    },
  })

/** What a move of the publication is called: « Soumis à validation ». */
export const describeMove = (de: number | null, vers: number): string =>
  describeMoveTo(vers, getStatut(de) === 'en_validation', 'masculin')
