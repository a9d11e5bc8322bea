import type { ReactNode } from 'react'
import { ReliefMark } from './relief-mark.tsx'

type EmptyStateProps = { title: string; children: ReactNode; action?: ReactNode }

/** Nothing here yet: says why, and what to do next. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-12 text-center">
      <ReliefMark />
      <h2 className="text-xl">{title}</h2>
      <div className="text-ink-soft">{children}</div>
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
