import type { Epreuve } from '@foulee/contract/courses/courses'
import { LICENCES_DISPENSEES, PPS_DEFAUT } from '@foulee/domain/courses/sante'
import { formatPrix } from '@foulee/domain/shared/mesure'

const licences = new Intl.ListFormat('fr', { type: 'disjunction' }).format(LICENCES_DISPENSEES)

const RUN =
  `Pour une épreuve chronométrée, les adultes présentent une licence FFA (${licences}) ou un Pass ` +
  `Prévention Santé valable le jour de la course (${formatPrix(PPS_DEFAUT.prix)}, valable ` +
  `${PPS_DEFAUT.duree_mois}\u00a0mois). Pour les mineurs\u00a0: questionnaire de santé et autorisation ` +
  'parentale.'
const TRIATHLON = 'Pour un triathlon, une licence ou un titre de participation est demandé.'
const TRUST = 'Le règlement de l’organisateur fait foi.'

export function healthNote(epreuves: readonly Pick<Epreuve, 'certif' | 'type'>[]): string | null {
  const query = epreuves.filter(({ certif }) => certif)
  const sentences = [
    query.some(({ type }) => type !== 'triathlon') && RUN,
    query.some(({ type }) => type === 'triathlon') && TRIATHLON,
  ].filter(Boolean)
  return sentences.length ? [...sentences, TRUST].join(' ') : null
}
