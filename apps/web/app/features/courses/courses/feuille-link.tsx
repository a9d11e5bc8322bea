import type { Course, Epreuve } from '@foulee/contract/courses/courses'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { findFeuillePath } from './edition-choice.ts'

export function FeuilleLink({ course, epreuve }: { course: Course; epreuve: Epreuve }) {
  const path = findFeuillePath(course, epreuve)
  if (!path) return null
  return (
    <p className="no-print">
      <Link
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-sapin hover:underline"
        to={path}
      >
        <Icon className="shrink-0" name="stopwatch" />
        <span>
          Mes heures de passage, à imprimer
          <span className="sr-only"> (feuille de route de l’épreuve {epreuve.nom})</span>
        </span>
      </Link>
    </p>
  )
}
