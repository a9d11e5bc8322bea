import type { EtatSondage } from '@foulee/domain/club/sondage'

type Next = { etat: EtatSondage; label: string }

/** What a survey becomes next, from where it stands. */
const NEXT: Readonly<Record<EtatSondage, Next>> = {
  brouillon: { etat: 'publie', label: 'Publier' },
  publie: { etat: 'clos', label: 'Clore' },
  clos: { etat: 'publie', label: 'Rouvrir' },
}

/** Null once its last day is over: it takes no answer any more, whether it is ended or opened again. */
export function findNext({ etat, fin }: { etat: EtatSondage; fin: string }, now = new Date()) {
  return etat !== 'brouillon' && new Date(fin) <= now ? null : NEXT[etat]
}
