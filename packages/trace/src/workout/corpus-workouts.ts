import type { Cible, Fin, SimpleStep } from '@foulee/domain/entrainement/step'
import { chiffree } from './target-words.ts'

/** A session of the WRKT application: km, `00:40:00` and `05:00` a kilometre, as its users typed them. */
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

/** Its sessions as steps, for tests: the distance ends a step, else its time, else a press. */
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

/** `00:40:00` and `05:30`; NaN for anything else. */
const secondsOf = (text: string): number =>
  text.split(':').reduce((sum, part) => sum * 60 + Number(part || Number.NaN), 0)

/** A pace that is a word (`@10KP`) stays one. */
function paceOf(pace: string): { cible: Cible; commentaire: string } {
  const seconds = secondsOf(pace)
  const cible = chiffree('allure', seconds, seconds)
  if (cible) return { cible, commentaire: '' }
  return { cible: { type: 'libre' }, commentaire: pace.startsWith('@') ? pace : '' }
}
