import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './fold.css'

type FoldProps = { title: string; isFolded: boolean; children: ReactNode }

/** What is long, opened on demand on phones; where there is more room, and on paper, it is all there. */
export function Fold({ title, isFolded, children }: FoldProps) {
  if (!isFolded) return children
  return (
    <details className="fold">
      <summary className="fold-summary">
        {title}
        <Icon className="fold-icon" name="chevron-down" size={18} />
      </summary>
      {children}
    </details>
  )
}
