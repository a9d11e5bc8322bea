import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type SectionHeadingProps = {
  title: string
  id?: string
  lead?: ReactNode
  more?: { to: string; label: string }
}

export function SectionHeading({ title, id, lead, more }: SectionHeadingProps) {
  return (
    <div className="section-heading flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <div className="grid max-w-2xl gap-2">
        <h2 className="text-2xl" id={id}>
          {title}
        </h2>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </div>
      {more && (
        <Link
          className="no-print inline-flex min-h-11 items-center gap-1.5 font-semibold text-sapin hover:underline"
          to={more.to}
        >
          {more.label}
          <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </div>
  )
}
