import { findDepartement } from '@foulee/domain/departement'
import { AtomLink } from '../../../directory/atom-link.tsx'
import { DepartementsByRegion, Neighbours } from '../../../directory/departement-links.tsx'
import { MakerLine } from '../../../directory/maker-line.tsx'
import { Specimen } from './sandbox-section.tsx'

const LISTED = {
  counts: { '67': 12, '68': 1_204, '88': 7 },
  pathOf: () => '/calendrier',
  nounOf: (nb: number) => (nb > 1 ? 'courses' : 'course'),
}

export function Directories() {
  const departement = findDepartement('67')
  return (
    <div className="grid gap-8">
      <Specimen isWide name="Départements par région">
        <DepartementsByRegion listed={LISTED} />
      </Specimen>
      {departement && (
        <Specimen isWide name="Voisins d’un département, vides compris">
          <Neighbours departement={departement} listed={{ ...LISTED, withEmpty: true }} />
        </Specimen>
      )}
      <Specimen isWide name="Pour qui organise">
        <MakerLine label="Publier une course" question="Vous organisez&nbsp;?" to="/organisateur" />
      </Specimen>
      <Specimen isWide name="Flux de nouveautés">
        <p>
          <AtomLink feed={{ titre: 'Courses', page: '/calendrier' }} />
        </p>
      </Specimen>
    </div>
  )
}
