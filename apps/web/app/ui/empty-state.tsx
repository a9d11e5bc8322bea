import type { ReactNode } from 'react'
import { ReliefMark } from './relief-mark.tsx'

type EmptyStateProps = {
  title: string
  heading?: 'h1' | 'h2'
  children: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, heading: Heading = 'h2', children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-12 text-center">
      <ReliefMark />
      <Heading className="text-xl">{title}</Heading>
      <div className="text-ink-soft">{children}</div>
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
