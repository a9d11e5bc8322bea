import type { Course } from '@foulee/contract/courses/courses'
import { findDefaultEdition, isEditionCancelled } from './edition-choice.ts'

type OthersReason = 'annulee' | 'complete' | 'close' | 'passee'

/**
 * Why one may look for another race than this one (produit 8.21): null while it may be entered. Before its page
 * where one came to enter, after it where one came for what it was.
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
