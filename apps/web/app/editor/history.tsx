import type { LigneHistorique } from '@foulee/contract/publication'
import { formatDateLongue } from '@foulee/domain/date'
import { parisDate } from '@foulee/domain/heure-paris'
import { formatMoment } from '@foulee/domain/version'
import { PagedItems, type PagedQuery } from '../paged-items.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { EditorSection } from './editor-section.tsx'

type HistoryProps = {
  query: PagedQuery<LigneHistorique>
  /** What is said while nothing has changed yet. */
  empty: string
}

/** Who changed what, the last first: for what several people edit. */
export function History({ query, empty }: HistoryProps) {
  return (
    <EditorSection id="historique" title="Historique">
      <PagedItems
        empty={<p className="text-ink-soft">{empty}</p>}
        query={query}
        waiting={
          <Loading label="Chargement de l’historique…">
            <Skeleton className="h-32 rounded-card" />
          </Loading>
        }
      >
        {(lines) => (
          <ol className="card grid divide-y divide-line">
            {lines.map((line) => (
              <Line key={line.cle} line={line} />
            ))}
          </ol>
        )}
      </PagedItems>
    </EditorSection>
  )
}

function Line({ line }: { line: LigneHistorique }) {
  const { le, qui, titre, lignes } = line
  const when = new Date(le)
  return (
    <li className="grid gap-1 px-5 py-4">
      <p className="font-semibold">{titre}</p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {qui}, le{' '}
        <time dateTime={le}>
          {formatDateLongue(parisDate(when))} à {formatMoment(when)}
        </time>
      </p>
      {lignes.length > 0 && (
        <ul className="grid gap-0.5 wrap-anywhere">
          {lignes.map((text) => (
            <li className="whitespace-pre-line" key={text}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
