import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'

type SectionProps = { id: string; title: string; className?: string; children: ReactNode }

export const Section = ({ id, title, className, children }: SectionProps) => (
  <section aria-labelledby={id} className={cx('card grid gap-4 p-5', className)}>
    <h2 className="text-xl" id={id}>
      {title}
    </h2>
    {children}
  </section>
)
