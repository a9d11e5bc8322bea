import type { Profil } from '@foulee/contract/membres/profil'

/** Whether each question of produit 7.8 has an answer, in their order. */
export const ANSWERED = {
  sexe: ({ sexe }) => sexe !== '',
  naissance: ({ naissance }) => naissance !== '',
  niveau: ({ niveau }) => niveau !== '',
  objectif: ({ objectif }) => objectif !== '',
  surfaces: ({ surfaces }) => surfaces.length > 0,
  distances: ({ distance_courses }) => Object.keys(distance_courses).length > 0,
  marques: ({ marques }) => marques.length > 0,
} as const satisfies Readonly<Record<string, (profil: Profil) => boolean>>

/**
 * Number of unanswered questions; the question on brands serves offers only and is not asked again.
 */
export const countQuestions = (profil: Profil): number =>
  Object.entries(ANSWERED).filter(([id, isAnswered]) => id !== 'marques' && !isAnswered(profil))
    .length
