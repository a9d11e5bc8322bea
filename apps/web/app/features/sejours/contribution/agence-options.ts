import type { Agence } from '@foulee/contract/sejours/agences'
import type { EtatAgence } from '@foulee/domain/sejours/immatriculation'
import type { Option } from '#ui/select.tsx'

const ETAT_LABELS: Readonly<Record<EtatAgence, string>> = {
  verifiee: 'vérifiée',
  a_verifier: 'papiers à vérifier',
  refusee: 'papiers à corriger',
  a_completer: 'sans tous ses papiers',
}
const ORDER = Object.keys(ETAT_LABELS)

export const listAgenceOptions = (mine: readonly Pick<Agence, 'id' | 'nom' | 'etat'>[]): Option[] =>
  mine
    .toSorted((a, b) => ORDER.indexOf(a.etat) - ORDER.indexOf(b.etat))
    .map(({ id, nom, etat }) => ({ value: String(id), label: `${nom} (${ETAT_LABELS[etat]})` }))

export function formatPapiers(mine: readonly Pick<Agence, 'etat'>[]): string | undefined {
  if (mine.every(({ etat }) => etat !== 'a_completer')) return
  return 'Sans tous les papiers de son agence, un séjour se prépare mais ne peut pas être publié.'
}
