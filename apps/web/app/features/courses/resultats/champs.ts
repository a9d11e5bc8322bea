import type { ChampErreur, ChampResultat } from '@foulee/contract/courses/resultats-fichier'

export const CHAMP_LABELS: Readonly<Record<ChampResultat, string>> = {
  rang: 'Place',
  temps: 'Temps',
  nom: 'Nom',
  prenom: 'Prénom',
  identite: 'Nom et prénom ensemble',
  dossard: 'Dossard',
  sexe: 'Sexe',
  annee: 'Année de naissance',
  categorie: 'Catégorie',
  club: 'Club',
  statut: 'Abandon, non partant…',
  initiales: 'Veut rester anonyme',
  code: 'Code du coureur',
  equipe: 'Équipe (relais)',
  temps_relais: 'Temps du relais de chacun',
  epreuve: 'Épreuve, si le fichier en a plusieurs',
}
export const CHAMPS = Object.keys(CHAMP_LABELS) as ChampResultat[]

export const ERREUR_LABELS: Readonly<Record<ChampErreur, string>> = {
  ...CHAMP_LABELS,
  passages: 'Passages aux points',
}
