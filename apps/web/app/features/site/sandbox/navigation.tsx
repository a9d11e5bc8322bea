import { useState } from 'react'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ChipLink, FilterChip, RemovableChip } from '#ui/chip.tsx'
import { Fold } from '#ui/fold.tsx'
import { LoadMore } from '#ui/load-more.tsx'
import { PageParts } from '#ui/page-parts.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { ReachBar } from '#ui/reach-bar.tsx'
import { TabLinks, Tabs } from '#ui/tabs.tsx'
import { ListMapToggle } from '#ui/view-toggle.tsx'
import { LONG_NOM, LONG_VILLE } from './long-words.ts'
import { Etats, Specimen, SpecimenGrid } from './sandbox-section.tsx'

export function Chips() {
  const [isTrail, setTrail] = useState(true)
  const [places, setPlaces] = useState(['Vosges', 'Moins de 50 km', LONG_VILLE])
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

export function Landmarks() {
  const [view, setView] = useState<'liste' | 'carte'>('liste')
  return (
    <SpecimenGrid>
      <Etats
        etats={{
          Court: () => (
            <Breadcrumb
              crumbs={[
                { label: 'Calendrier', to: '#reperes' },
                { label: 'Haut-Rhin', to: '#reperes' },
                { label: 'Trail des Hautes Chaumes' },
              ]}
            />
          ),
          Long: () => (
            <Breadcrumb crumbs={[{ label: LONG_VILLE, to: '#reperes' }, { label: LONG_NOM }]} />
          ),
        }}
        name="Fil d’Ariane"
      />
      <Specimen name="Parties d’une longue page">
        <PageParts
          parts={[
            { id: 'filtres', label: 'Filtres' },
            { id: 'reperes', label: 'Repères' },
          ]}
        />
      </Specimen>
      <Specimen name="L’action d’une longue page, une fois ses filtres passés">
        <ReachBar label="Inscription" standsFor="filtres">
          <p className="min-w-0 grow font-semibold leading-tight">Dès 39&nbsp;€</p>
          <ButtonLink to="#filtres">S’inscrire</ButtonLink>
        </ReachBar>
      </Specimen>
      <Specimen name="Longue suite, repliée sur un téléphone">
        <Fold isFolded title="Les 12&nbsp;points, un par un">
          <p>Du premier ravitaillement au dernier contrôle.</p>
        </Fold>
      </Specimen>
      <Specimen name="Liste ou carte">
        <div>
          <ListMapToggle onChange={setView} value={view} />
        </div>
      </Specimen>
    </SpecimenGrid>
  )
}

export function Pages() {
  const [shown, setShown] = useState(20)
  return (
    <SpecimenGrid>
      <Specimen name="Onglets d’une page">
        <Tabs
          label="À propos de la course"
          tabs={[
            { id: 'infos', label: 'Infos', content: <p>Retrait des dossards la veille.</p> },
            { id: 'acces', label: 'Accès', content: <p>Gare à 800 m du départ.</p> },
            { id: 'avis', label: 'Avis des coureurs', content: <p>12 avis, 4,6 sur 5.</p> },
            { id: 'long', label: LONG_VILLE, content: <p>Un onglet au nom long.</p> },
          ]}
        />
      </Specimen>
      <Specimen name="Onglets à adresse">
        <TabLinks
          label="Pages du catalogue"
          links={[
            { to: '/sandbox/navigation', label: 'Navigation' },
            { to: '/sandbox/listes', label: 'Listes' },
            { to: '/sandbox/coque', label: 'Coque' },
          ]}
        />
      </Specimen>
      <Specimen name="Voir plus, en attente">
        <LoadMore nb={68} onMore={() => setShown(Math.min(68, shown + 20))} shown={shown} />
        <LoadMore isLoading nb={68} onMore={() => undefined} shown={40} />
      </Specimen>
      <Specimen name="Pages numérotées">
        <Pagination hrefOf={(page) => `?page=${page}#pages`} page={5} pages={12} />
      </Specimen>
    </SpecimenGrid>
  )
}
