export const reliefColors = {
  course: '#2f8a63',
  parcours: '#a07c3a',
  sejour: '#3886c2',
  training: '#8a6db0',
  magasin: '#b8862b',
  evenement: '#2b8c92',
} as const

export type ReliefKind = keyof typeof reliefColors

export function isReliefKind(kind: string | undefined): kind is ReliefKind {
  return kind !== undefined && Object.hasOwn(reliefColors, kind)
}

export const reliefWidth = 320
export const reliefHeight = 200
