import type { ReactNode } from 'react'

type SectionProps = { id: string; title: string; children: ReactNode }

/** A part of the page of a booking, under its title. */
export const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id} className="card grid gap-4 p-5">
    <h2 className="text-xl" id={id}>
      {title}
    </h2>
    {children}
  </section>
)
