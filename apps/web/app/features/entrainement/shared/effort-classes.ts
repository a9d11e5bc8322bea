import type { Bloc } from '@foulee/domain/entrainement/blocs'

export const EFFORT_CLASSES = [
  { id: 'tranquille', label: 'Très facile' },
  { id: 'endurance', label: 'Endurance' },
  { id: 'soutenu', label: 'Soutenu' },
  { id: 'seuil', label: 'Seuil' },
  { id: 'vma', label: 'VMA et au-delà' },
] as const
export type EffortClass = (typeof EFFORT_CLASSES)[number]['id']

/** Upper bounds as block heights, where 1 is 115 % of the VMA: 63, 76, 84 and 93 % of the VMA. */
const LIMITS = [63, 76, 84, 93].map((part) => part / 115)

export function classifyEffort({ hauteur }: Pick<Bloc, 'hauteur'>): EffortClass {
  const index = LIMITS.findIndex((limit) => hauteur < limit)
  return (EFFORT_CLASSES[index] ?? EFFORT_CLASSES[4]).id
}
