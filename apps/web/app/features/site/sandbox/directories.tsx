import { findDepartement } from '@foulee/domain/shared/departement'
import { AtomLink } from '#kit/directory/atom-link.tsx'
import { CriteriaChips } from '#kit/directory/criteria-chips.tsx'
import { DepartementsByRegion, Neighbours } from '#kit/directory/departement-links.tsx'
import { DirectoryMap } from '#kit/directory/directory-map.tsx'
import { LoosenLinks, sans } from '#kit/directory/loosen-links.tsx'
import { MakerLine } from '#kit/directory/maker-line.tsx'
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
      <Specimen isWide name="Une recherche, et ce qui la desserre">
        <CriteriaChips
          criterions={[
            { label: 'Trail', without: '/calendrier?texte=isère' },
            { label: 'Isère', without: '/calendrier?texte=trail' },
          ]}
        />
        <LoosenLinks
          ways={[{ label: sans('Isère'), to: '/calendrier?texte=trail', count: '12\u00a0courses' }]}
        />
      </Specimen>
      <Specimen isWide name="Carte à la demande">
        <DirectoryMap
          filters={{ departement: '38' }}
          help="Les mêmes courses sont dans la liste."
          label="Carte des courses"
          places={[]}
          renderPopup={() => null}
          tiles="/api/courses/tuiles"
        />
      </Specimen>
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
