import type { Pratique, ServiceCourse } from '@foulee/domain/courses/pratique'
import { createRandom } from './random.ts'

const LINES: Record<ServiceCourse, readonly [share: number, lines: readonly string[]]> = {
  parking: [
    0.75,
    ['Stade municipal, à cinq minutes à pied.', 'Pré fléché à l’entrée du village, gratuit.'],
  ],
  transports: [0.35, ['Gare à dix minutes à pied du départ.', 'Car gratuit depuis la gare.']],
  consigne: [0.45, ['Sous le chapiteau, un sac par dossard.', 'Au gymnase, jusqu’à la fin.']],
  douches: [0.55, ['Au gymnase, à deux cents mètres.', 'Au stade, ouvertes jusqu’à la fin.']],
  toilettes: [0.5, ['Sèches, au départ et à chaque ravitaillement.', 'Au départ et à l’arrivée.']],
  restauration: [0.5, ['Repas chaud avec le dossard, 10\u00a0€ pour les autres.', 'Buvette.']],
  accessibilite: [0.2, ['Joëlettes bienvenues, écrivez-nous avant.']],
  accompagnants: [0.3, ['Course des enfants à 15\u00a0h.', 'Garderie de 3 à 10\u00a0ans.']],
}

export function buildPratique(slug: string): Pratique {
  const random = createRandom(`${slug}/pratique`)
  return Object.fromEntries(
    Object.entries(LINES).flatMap(([cle, [share, lines]]) => {
      const line = random.pick(lines)
      return random.chance(share) ? [[cle, line]] : []
    }),
  )
}
