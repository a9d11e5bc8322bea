import type { Publication } from '@foulee/contract/echanges/fil'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Block } from './block.tsx'
import { pushQuery } from './regie.queries.ts'

type HighlightBlockProps = {
  /** How the feed shows one item. */
  children: (publication: Publication) => ReactNode
}

/** What staff highlights now, above the rest of the home page. */
export function HighlightBlock({ children }: HighlightBlockProps) {
  const query = useQuery(pushQuery)
  return (
    <Block id="a-la-une" query={query} title="À la une">
      {(items) => (
        <ul className="grid gap-4">
          {items.map((publication) => (
            <li key={publication.id}>{children(publication)}</li>
          ))}
        </ul>
      )}
    </Block>
  )
}
