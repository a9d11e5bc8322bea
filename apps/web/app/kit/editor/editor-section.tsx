import type { ReactNode } from 'react'
import { SectionHeading } from '#ui/section-heading.tsx'

type EditorSectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode }

export function EditorSection({ id, title, lead, children }: EditorSectionProps) {
  return (
    <section aria-labelledby={id} className="editor-section grid scroll-mt-24 gap-5">
      <SectionHeading id={id} lead={lead} title={title} />
      {children}
    </section>
  )
}
