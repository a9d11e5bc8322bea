import type { Resultat } from '@foulee/contract/courses/resultat'
import type { LigneGestion, MesResultats } from '@foulee/contract/courses/resultats'
import { getCentile } from '@foulee/domain/courses/resultat'
import { getEffacement } from '@foulee/domain/courses/revendication-resultat'
import { getDisplayName, getResultName } from '@foulee/domain/membres/personne'
import type { DemandeRow, ResultatRow } from './resultats.policy.ts'

/** A line with its member's naming setting; `nb_classes`: number ranked in all. */
export type ShownRow = Pick<
  ResultatRow,
  | 'id'
  | 'rang'
  | 'rang_sexe'
  | 'rang_categorie'
  | 'dossard'
  | 'nom'
  | 'prenom'
  | 'sexe'
  | 'categorie'
  | 'club'
  | 'temps'
  | 'statut'
  | 'users_id'
  | 'equipe'
  | 'relais'
> & { est_initiales: boolean }

/** Public form of a line. A club or number would identify a runner behind initials. */
export function presentResultat(row: ShownRow, nb_classes: number): Resultat {
  const { id, rang, rang_sexe, rang_categorie, sexe, categorie, temps, statut } = row
  const { est_initiales, dossard, club } = row
  return {
    id,
    rang,
    rang_sexe,
    rang_categorie,
    sexe,
    categorie,
    temps,
    statut,
    est_initiales,
    nom: getResultName(row, est_initiales),
    dossard: est_initiales ? null : dossard,
    club: est_initiales ? null : club,
    centile: rang === null || !nb_classes ? null : getCentile(rang, nb_classes),
  }
}

type Whole = Omit<LigneGestion, 'efface_le'> & { prenom: string }

export function presentLigne({ prenom, nom, ...row }: Whole): LigneGestion {
  const { id, dossard, rang, temps, statut, annee, est_initiales, est_reliee, retire_le } = row
  return {
    id,
    dossard,
    rang,
    temps,
    statut,
    annee,
    est_initiales,
    est_reliee,
    retire_le,
    nom: getDisplayName({ nom, prenom }),
    efface_le: retire_le && getEffacement(retire_le),
  }
}

export const toInstant = (stored: string): string => new Date(stored).toISOString()

export function presentDemande(demande: DemandeRow): NonNullable<MesResultats['demande']> {
  const { id, souhait, dossard, motif, created_at } = demande
  return { id, souhait, dossard, motif, created_at: toInstant(created_at) }
}

export type Mine = ShownRow & { preuve: string | null; retire_le: string | null; team: Team | null }
export type Team = Pick<
  ShownRow,
  'nom' | 'rang' | 'rang_sexe' | 'rang_categorie' | 'temps' | 'statut' | 'sexe' | 'categorie'
>

export function presentRunner<T extends ShownRow & { team: Team | null }>({ team, ...row }: T) {
  if (!team) return { row, relais: {} }
  const { nom, ...shared } = team
  const relais = { equipe: nom, numero: row.relais ?? 1, temps: row.temps }
  return { row: { ...row, ...shared }, relais: { relais } }
}

export function presentMine(own: Mine, nb_classes: number): NonNullable<MesResultats['ligne']> {
  const { row, relais } = presentRunner(own)
  const line = { ...presentResultat(row, nb_classes), ...relais }
  const prouve = row.preuve !== null
  return {
    ...line,
    dossard: prouve ? row.dossard : line.dossard,
    prouve,
    retire_le: row.retire_le,
    efface_le: row.retire_le && getEffacement(row.retire_le),
  }
}
