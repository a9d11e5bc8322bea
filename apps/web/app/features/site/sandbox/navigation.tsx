import { useState } from 'react'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { ChipLink, FilterChip, RemovableChip } from '../../../ui/chip.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { TabLinks, Tabs } from '../../../ui/tabs.tsx'
import { ListMapToggle } from '../../../ui/view-toggle.tsx'
import { Specimen, SpecimenGrid } from './sandbox-section.tsx'

export function Filters() {
  const [isTrail, setTrail] = useState(true)
  const [places, setPlaces] = useState(['Vosges', 'Moins de 50 km'])
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-2.5">
        <FilterChip count={4} icon="filter">
          Filtres
        </FilterChip>
        <FilterChip count={128} isSelected={isTrail} onClick={() => setTrail(!isTrail)}>
          Trail
        </FilterChip>
        <FilterChip count={1204}>Route</FilterChip>
        <FilterChip icon="calendar">Quand</FilterChip>
        <FilterChip disabled>Triathlon</FilterChip>
        <ChipLink isSelected to="#filtres">
          Ce week-end
        </ChipLink>
      </div>
      <div className="flex flex-wrap gap-2.5">
        {places.map((place) => (
          <RemovableChip
            key={place}
            onRemove={() => setPlaces(places.filter((other) => other !== place))}
          >
            {place}
          </RemovableChip>
        ))}
      </div>
    </div>
  )
}

export function Navigation() {
  const [view, setView] = useState<'liste' | 'carte'>('liste')
  const [shown, setShown] = useState(20)
  return (
    <SpecimenGrid>
      <Specimen name="Fil d’Ariane">
        <Breadcrumb
          crumbs={[
            { label: 'Calendrier', to: '#navigation' },
            { label: 'Haut-Rhin', to: '#navigation' },
            { label: 'Trail des Hautes Chaumes' },
          ]}
        />
      </Specimen>
      <Specimen name="Liste ou carte">
        <div>
          <ListMapToggle onChange={setView} value={view} />
        </div>
      </Specimen>
      <Specimen name="Onglets d’une page">
        <Tabs
          label="À propos de la course"
          tabs={[
            { id: 'infos', label: 'Infos', content: <p>Retrait des dossards la veille.</p> },
            { id: 'acces', label: 'Accès', content: <p>Gare à 800 m du départ.</p> },
            { id: 'avis', label: 'Avis', content: <p>12 avis, 4,6 sur 5.</p> },
          ]}
        />
      </Specimen>
      <Specimen name="Onglets à adresse">
        <TabLinks
          label="Pages d’essai"
          links={[
            { to: '/sandbox', label: 'Catalogue', isEnd: true },
            { to: '/404', label: '404' },
            { to: '/500', label: '500' },
          ]}
        />
      </Specimen>
      <Specimen name="Voir plus">
        <LoadMore nb={68} onMore={() => setShown(Math.min(68, shown + 20))} shown={shown} />
      </Specimen>
      <Specimen name="Pages numérotées">
        <Pagination hrefOf={(page) => `?page=${page}#navigation`} page={5} pages={12} />
      </Specimen>
    </SpecimenGrid>
  )
}
