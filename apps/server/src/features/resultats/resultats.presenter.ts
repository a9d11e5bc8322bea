import type { Resultat } from '@foulee/contract/resultats'
import { getResultName } from '@foulee/domain/personne'
import { getCentile } from '@foulee/domain/resultat'
import type { ResultatRow } from './resultats.policy.ts'

/** A line with how its member wants to be named; `nb_classes`: how many were ranked in all. */
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
> & { est_initiales: boolean }

/** A line as everybody sees it. With a club, initials would still say who it is. */
export function presentResultat(row: ShownRow, nb_classes: number): Resultat {
  const { users_id: _, prenom: __, club, rang, est_initiales, ...line } = row
  return {
    ...line,
    rang,
    est_initiales,
    nom: getResultName(row, est_initiales),
    club: est_initiales ? null : club,
    centile: rang === null || !nb_classes ? null : getCentile(rang, nb_classes),
  }
}
