import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './fold.css'

type FoldProps = { title: string; isFolded: boolean; children: ReactNode }

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
