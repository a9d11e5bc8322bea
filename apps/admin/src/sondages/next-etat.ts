import type { EtatSondage } from '@foulee/domain/club/sondage'

type Next = { etat: EtatSondage; label: string }

const NEXT: Readonly<Record<EtatSondage, Next>> = {
  brouillon: { etat: 'publie', label: 'Publier' },
  publie: { etat: 'clos', label: 'Clore' },
  clos: { etat: 'publie', label: 'Rouvrir' },
}

/** Null after the last day: no more answers, whatever the state. */
export function findNext({ etat, fin }: { etat: EtatSondage; fin: string }, now = new Date()) {
  return etat !== 'brouillon' && new Date(fin) <= now ? null : NEXT[etat]
}
