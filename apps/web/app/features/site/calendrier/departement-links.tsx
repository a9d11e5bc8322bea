import { DEPARTEMENTS, type Departement, REGIONS } from '@foulee/domain/departement'
import { Link } from '../../../ui/link.tsx'
import { departementPath } from './calendrier-selection.ts'

type Counts = Readonly<Record<string, number>>

/** Departments as links with how many races each has. */
export function DepartementLinks({
  departements,
  counts,
}: {
  departements: readonly Departement[]
  counts: Counts
}) {
  return (
    <ul>
      {departements.map((departement) => (
        <li key={departement.code}>
          <Link className="directory-link" to={departementPath(departement)}>
            <span>
              {departement.nom} <span className="text-sm text-ink-soft">({departement.code})</span>
            </span>
            <DirectoryCount nb={counts[departement.code] ?? 0} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The number at the end of a directory link. */
function DirectoryCount({ nb }: { nb: number }) {
  return (
    <span className="directory-count">
      {nb}
      <span className="sr-only">{nb > 1 ? ' courses' : ' course'}</span>
    </span>
  )
}

/** All departments under the name of their region. */
export function DepartementsByRegion({ counts }: { counts: Counts }) {
  return (
    <div className="gap-x-10 sm:columns-2">
      {REGIONS.map((region) => (
        <section className="mb-7 break-inside-avoid" key={region.code}>
          <h3 className="mb-1 text-lg">{region.nom}</h3>
          <DepartementLinks
            counts={counts}
            departements={DEPARTEMENTS.filter((one) => one.region === region.code)}
          />
        </section>
      ))}
    </div>
  )
}
