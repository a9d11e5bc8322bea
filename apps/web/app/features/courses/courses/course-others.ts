import type { Course } from '@foulee/contract/courses/courses'
import { findDefaultEdition, isEditionCancelled } from './edition-choice.ts'

type OthersReason = 'annulee' | 'complete' | 'close' | 'passee'

/**
 * Reason to suggest other races (produit 8.21); null while the race is open. Suggestions come first
 * when the visitor came to register, last otherwise.
 */
export function findOthersReason(course: Course): OthersReason | null {
  const edition = findDefaultEdition(course)
  if (course.statut !== 'publiee' && course.statut !== 'annulee') return null
  if (course.statut === 'annulee') return 'annulee'
  if (!edition) return null
  if (edition.is_past) return 'passee'
  if (isEditionCancelled(course, edition)) return 'annulee'
  const { inscription } = edition
  return inscription === 'complete' || inscription === 'close' ? inscription : null
}
