import type { Attente } from '@foulee/contract/equipe/admin'
import {
  createReponses,
  createReponsesSignalement,
  type Reponses,
} from '@foulee/contract/equipe/reponses'
import {
  GESTES_SIGNALEMENT,
  type GesteSignalement,
} from '@foulee/domain/echanges/signalement-gestes'
import { api } from '../api.ts'

const REPONSES = createReponses(api)
const reponsesTo = createReponsesSignalement(api)

/** A report on an unknown item has nothing to hide. */
const reported = ({ model }: Attente) => model ?? 'profil'

export const findReponses = (attente: Attente): Reponses =>
  attente.type === 'signalement' ? reponsesTo(reported(attente)) : REPONSES[attente.type]

export function formatConsequence(attente: Attente): string {
  if (attente.type !== 'signalement') return 'La personne concernée lira ce motif.'
  const geste: GesteSignalement = GESTES_SIGNALEMENT[reported(attente)]
  return geste.consequence
}
