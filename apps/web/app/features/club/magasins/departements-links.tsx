import { findDepartement } from '@foulee/domain/shared/departement'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { departementsQuery } from './magasins.queries.ts'
import { departementPath } from './paths.ts'

export function DepartementsLinks() {
  const { data } = useQuery(departementsQuery())
  const known = (data?.departements ?? []).flatMap(({ departement, nb }) => {
    const item = findDepartement(departement)
    return item ? [{ departement: item, nb }] : []
  })
  if (!known.length) return null
  return (
    <section aria-labelledby="par-departement" className="mt-8 grid gap-4">
      <SectionHeading id="par-departement" title="Par département" />
      <ul className="flex flex-wrap gap-x-5">
        {known.map(({ departement, nb }) => (
          <li className="flex items-center gap-1" key={departement.code}>
            <Link
              className="inline-flex min-h-11 items-center underline"
              to={departementPath(departement)}
            >
              {departement.nom}
            </Link>
            <span className="text-ink-soft">({nb})</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
