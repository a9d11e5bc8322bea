import type { Activite } from '@foulee/contract/parcours/activites'
import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import type { ReactNode } from 'react'
import { sortiePath } from '#features/parcours/shared/sortie-paths.ts'
import { Link } from '#ui/link.tsx'
import { formatDay, formatDuration } from './activite-facts.ts'

type ActiviteLineProps = { activite: Activite; action?: ReactNode }

export function ActiviteLine({ activite, action }: ActiviteLineProps) {
  const { id, titre, distance, denivele } = activite
  const facts = [
    formatDay(activite),
    formatDistance(distance),
    denivele === null ? null : formatDenivele(denivele),
    formatDuration(activite),
  ]
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <Link
          className="inline-flex min-h-11 items-center font-semibold text-sapin hover:underline"
          to={sortiePath(id)}
        >
          {titre}
        </Link>
        <p className="text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {action}
    </div>
  )
}
