import type { Course } from '@foulee/contract/courses/courses'
import { findDefaultEdition, isEditionCancelled } from './edition-choice.ts'

/**
 * Why one may look for another race than this one (produit 8.21): null while it may be run. Before its page
 * where one came to enter, after it where one came for what it was.
 */
export function findOthersReason(course: Course): 'annulee' | 'complete' | 'passee' | null {
  const edition = findDefaultEdition(course)
  if (course.statut !== 'publiee' && course.statut !== 'annulee') return null
  if (course.statut === 'annulee') return 'annulee'
  if (!edition) return null
  if (edition.is_past) return 'passee'
  if (isEditionCancelled(course, edition)) return 'annulee'
  return edition.inscription === 'complete' ? 'complete' : null
}
