import { type ReactNode, useRef } from 'react'
import { type PagePart, useCurrentPart, useScrollIntoView } from './use-current-part.ts'
import './page-parts.css'

export type { PagePart }

type PagePartsProps = { parts: readonly PagePart[]; children?: ReactNode }

/**
 * Sticky in-page navigation with the current part marked; `children` are at the end of the line.
 * Only parts on the page may be given.
 */
export function PageParts({ parts, children }: PagePartsProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = useCurrentPart(parts)
  useScrollIntoView(list, current)
  return (
    <div className="page-parts no-print">
      <div className="page flex items-center gap-4">
        <nav aria-label="Sur cette page" className="min-w-0 grow">
          <ul className="page-parts-list" ref={list}>
            {parts.map(({ id, label }) => (
              <li key={id}>
                <a
                  aria-current={id === current ? 'location' : undefined}
                  className="page-parts-link"
                  href={`#${id}`}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </div>
  )
}
