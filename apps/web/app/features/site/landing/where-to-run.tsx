import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

export type Place = { nom: string; to: string; nb: number }

type WhereToRunProps = {
  places: readonly Place[]
  months: ReactNode
}

export function WhereToRun({ places, months }: WhereToRunProps) {
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[1.4fr_1fr]">
      <section aria-labelledby="ou-courir" className="grid content-start gap-4">
        <SectionHeading
          id="ou-courir"
          more={{ to: '/calendrier#par-departement', label: 'Tous les départements' }}
          title="Où courir"
        />
        <ul className="grid grid-cols-2 gap-x-6 sm:gap-x-10">
          {places.map(({ nom, to, nb }) => (
            <li key={to}>
              <Link className="directory-link" to={to}>
                {nom}
                <span className="directory-count">
                  {nb}
                  <span className="sr-only">{nb > 1 ? ' courses' : ' course'}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="quand-courir" className="grid content-start gap-4">
        <div className="flex min-h-11 items-end">
          <SectionHeading id="quand-courir" title="Quand courir" />
        </div>
        {months}
      </section>
    </div>
  )
}
