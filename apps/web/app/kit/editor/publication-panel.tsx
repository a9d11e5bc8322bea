import type { ReactNode } from 'react'
import { readEditFailure } from './edit-failure.ts'

type PublicationPanelProps = {
  badge: ReactNode
  error: unknown
  children: ReactNode
}

export function PublicationPanel({ badge, error, children }: PublicationPanelProps) {
  return (
    <aside aria-labelledby="publication" className="card grid gap-4 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl" id="publication">
          Publication
        </h2>
        {badge}
      </div>
      {children}
      {error ? (
        <p className="font-semibold text-rouge-gr" role="alert">
          {readEditFailure(error).message}
        </p>
      ) : null}
    </aside>
  )
}

export function SentBack({ title, motif }: { title: string; motif: string }) {
  return (
    <div className="rounded-control bg-jaune-wash px-4 py-3">
      <p className="font-semibold">{title}</p>
      <p className="whitespace-pre-line">{motif}</p>
    </div>
  )
}
