import type { CourseCard } from '@foulee/contract/courses/courses'
import { INSCRIPTION_LABELS, type Inscription } from '@foulee/domain/courses/edition'
import { STATUT_LABELS } from '@foulee/domain/shared/publication'
import type { Tone } from '#ui/badge.tsx'
import type { IconName } from '#ui/icon.tsx'

type CourseStatus = { label: string; tone: Tone; icon?: IconName }

const inscriptions: Record<Inscription, CourseStatus> = {
  a_venir: { label: INSCRIPTION_LABELS.a_venir, tone: 'info', icon: 'clock' },
  ouverte: { label: INSCRIPTION_LABELS.ouverte, tone: 'success', icon: 'check' },
  liste_attente: { label: INSCRIPTION_LABELS.liste_attente, tone: 'warning' },
  complete: { label: INSCRIPTION_LABELS.complete, tone: 'warning' },
  close: { label: INSCRIPTION_LABELS.close, tone: 'neutral' },
}

export function courseStatus({
  statut,
  edition,
}: Pick<CourseCard, 'statut' | 'edition'>): CourseStatus | null {
  if (statut === 'annulee' || edition?.annulee) {
    return { label: STATUT_LABELS.feminin.annulee, tone: 'danger', icon: 'alert' }
  }
  if (statut !== 'publiee')
    return { label: STATUT_LABELS.feminin[statut], tone: 'info', icon: 'lock' }
  if (!edition) return null
  if (edition.is_past) return { label: 'Passée', tone: 'neutral' }
  if (edition.reportee_du) return { label: 'Reportée', tone: 'warning', icon: 'calendar' }
  if (edition.a_confirmer) return { label: 'Date à confirmer', tone: 'info', icon: 'clock' }
  return edition.inscription && inscriptions[edition.inscription]
}
