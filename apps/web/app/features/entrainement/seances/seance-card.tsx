import type { SeanceCard as SeanceCardData } from '@foulee/contract/entrainement/seance'
import { BlocsSeance } from '#features/entrainement/shared/blocs-seance.tsx'
import { CardLink } from '#ui/card.tsx'
import { seancePath } from './paths.ts'
import { formatKind, listMeasures } from './seance-summary.ts'

export function SeanceCard({ seance }: { seance: SeanceCardData }) {
  const { slug, titre, steps, raccourci, tags } = seance
  return (
    <article className="card card-link group grid gap-3 p-4">
      <div className="grid gap-1">
        <h2 className="text-lg/6 text-balance wrap-anywhere">
          <CardLink prefetch="intent" to={seancePath(slug)}>
            {titre}
          </CardLink>
        </h2>
        <p className="text-sm text-ink-soft">{formatKind(seance)}</p>
      </div>
      <BlocsSeance isDecorative steps={steps} />
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {listMeasures(seance).map((measure) => (
          <strong className="font-heading text-xl tabular-nums" key={measure}>
            {measure}
          </strong>
        ))}
        <span className="line-clamp-2 text-sm text-ink-soft">{raccourci}</span>
      </p>
      {tags.length > 0 && <p className="text-sm text-ink-soft">{tags.join(' · ')}</p>}
    </article>
  )
}
