import type { Cible, Fin, SimpleStep } from '@foulee/domain/entrainement/step'
import { chiffree } from './target-words.ts'

export type WrktTraining = {
  uuid: string
  name: string
  segments: readonly WrktSegment[]
}
type WrktSegment = {
  distance?: string | number | null
  duration?: string | null
  pace?: string | null
}

export const stepsOfWrkt = ({ segments }: WrktTraining): SimpleStep[] =>
  segments.map(({ distance, duration, pace }) => {
    const { cible, commentaire } = paceOf(pace ?? '')
    return {
      type: 'effort',
      fin: endOf(Math.round(Number(distance ?? 0) * 1000), secondsOf(duration ?? '')),
      cible,
      ...(commentaire === '' ? {} : { commentaire }),
    }
  })

function endOf(metres: number, seconds: number): Fin {
  if (metres > 0) return { type: 'distance', valeur: metres }
  return seconds > 0 ? { type: 'temps', valeur: seconds } : { type: 'touche' }
}

const secondsOf = (text: string): number =>
  text.split(':').reduce((sum, part) => sum * 60 + Number(part || Number.NaN), 0)

/** A symbolic pace (`@10KP`) stays a word. */
function paceOf(pace: string): { cible: Cible; commentaire: string } {
  const seconds = secondsOf(pace)
  const cible = chiffree('allure', seconds, seconds)
  if (cible) return { cible, commentaire: '' }
  return { cible: { type: 'libre' }, commentaire: pace.startsWith('@') ? pace : '' }
}
