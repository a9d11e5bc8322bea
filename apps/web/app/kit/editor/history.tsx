import type { LigneHistorique } from '@foulee/contract/shared/publication'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { bindSpaces } from '@foulee/domain/shared/typographie'
import { formatMoment } from '@foulee/domain/shared/version'
import { PagedItems, type PagedQuery } from '#ui/paged-items.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { EditorSection } from './editor-section.tsx'

type HistoryProps = {
  query: PagedQuery<LigneHistorique>
  empty: string
}

export const History = (props: HistoryProps) => (
  <EditorSection id="historique" title="Historique">
    <HistoryLines {...props} />
  </EditorSection>
)

export function HistoryLines({ query, empty }: HistoryProps) {
  return (
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
  )
}

function Line({ line: { le, qui, lignes } }: { line: LigneHistorique }) {
  const when = new Date(le)
  const [only = 'a enregistré'] = lignes
  return (
    <li className="px-5 py-4 wrap-anywhere">
      <p>
        Le{' '}
        <time dateTime={le}>
          {formatDateLongue(parisDate(when))} à {formatMoment(when)}
        </time>
        , <strong>{qui}</strong>
        {lignes.length > 1 ? bindSpaces(' :') : ` ${only}${end(only)}`}
      </p>
      {lignes.length > 1 && (
        <ul className="mt-1 list-disc ps-6">
          {lignes.map((deed, rank) => (
            <li className="whitespace-pre-line" key={deed}>
              {deed}
              {rank < lignes.length - 1 ? bindSpaces(' ;') : end(deed)}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** A sentence that ends with a quotation may already have its full stop. */
const end = (deed: string): string => (/[.!?…]$/u.test(deed) ? '' : '.')
