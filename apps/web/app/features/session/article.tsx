import type { ReactNode } from 'react'

/** One titled part of a text to read. */
export function Article({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
