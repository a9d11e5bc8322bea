import type { ReactNode } from 'react'

type ArticleProps = { id?: string; title: string; children: ReactNode }

/** One titled part of a text to read. */
export function Article({ id, title, children }: ArticleProps) {
  return (
    <section className="grid gap-3" id={id}>
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
