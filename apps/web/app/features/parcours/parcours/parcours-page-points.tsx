import type { Parcours } from '@foulee/contract/parcours/parcours'
import { POINT_PARCOURS_LABELS } from '@foulee/domain/parcours/parcours'
import type { Cursor } from '#kit/track/cursor.ts'
import { pointIcon } from '#kit/track/route-marks.ts'
import { pointText } from '#kit/track/route-texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

type ParcoursPointsProps = { parcours: Parcours; cursor: Cursor }

export function ParcoursPoints({ parcours, cursor }: ParcoursPointsProps) {
  const { points, slug, statut, trace } = parcours
  if (points.length === 0) return null
  return (
    <section aria-labelledby="points" className="grid gap-4">
      <SectionHeading id="points" title="Sur le chemin" />
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {points.map((point) => (
          <li
            className="flex gap-3 border-b border-line py-3"
            key={point.id}
            onPointerEnter={() => cursor.move(point.metres)}
            onPointerLeave={() => cursor.move(null)}
          >
            <span className="point-sign">
              <Icon name={pointIcon(point.type)} size={18} />
            </span>
            <div>
              <p>
                <strong>{point.nom ?? POINT_PARCOURS_LABELS[point.type]}</strong>
                <span className="text-ink-soft"> · {pointText(point.metres)}</span>
              </p>
              {point.nom && (
                <p className="text-sm text-ink-soft">{POINT_PARCOURS_LABELS[point.type]}</p>
              )}
              {point.description && <p>{point.description}</p>}
            </div>
          </li>
        ))}
      </ul>
      {trace && statut === 'publiee' && (
        <p className="no-print">
          <Link
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-sapin hover:underline"
            to={`/parcours/${slug}/feuille-de-route`}
          >
            <Icon className="shrink-0" name="stopwatch" />
            Mes heures de passage, à imprimer
          </Link>
        </p>
      )}
    </section>
  )
}
