import type { Epreuve } from '@foulee/contract/courses/courses'
import { distanceFigure, formatDenivele, formatDeniveleNegatif } from '@foulee/domain/shared/mesure'
import { effortText } from './epreuve-facts.ts'

export function EpreuveFigures({ epreuve }: { epreuve: Epreuve }) {
  const { distance, denivele, denivele_negatif } = epreuve
  const effort = effortText(epreuve)
  const figure = distance === null ? null : distanceFigure(distance)
  return (
    <div className="grid content-start gap-1">
      <p className="stat-value text-2xl sm:text-3xl">
        {figure ? figure.value : <span className="text-xl text-ink-soft">Distance à venir</span>}
        {figure && <span className="stat-unit">{`\u00a0${figure.unit}`}</span>}
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-soft tabular-nums">
        {denivele !== null && <span>{formatDenivele(denivele)}</span>}
        {denivele_negatif !== null && <span>{formatDeniveleNegatif(denivele_negatif)}</span>}
      </p>
      {effort && <p className="text-ink-soft tabular-nums">{effort}</p>}
    </div>
  )
}
