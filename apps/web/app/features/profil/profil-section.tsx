import type { ReactNode } from 'react'
import { SectionHeading } from '../../ui/section-heading.tsx'

type ProfilSectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/** One part of /profil; the index leads to its heading. */
export function ProfilSection({ id, title, lead, children }: ProfilSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <SectionHeading id={id} lead={lead} title={title} />
      {children}
    </section>
  )
}
