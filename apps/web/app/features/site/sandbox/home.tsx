import type { DashboardParcours } from '@foulee/contract/parcours/parcours-suggestions'
import type { ComponentType, ReactNode } from 'react'
import { COURSE, PARCOURS } from './fil-items.ts'
import { Specimen, SpecimenGrid } from './sandbox-section.tsx'

const VILLE: DashboardParcours['lieu'] = { nom: 'Colmar', est_departement: false, rayon_km: 50 }
const MATIN: DashboardParcours = {
  recents: [PARCOURS],
  mieux_notes: [],
  proches: [PARCOURS],
  lieu: VILLE,
}
const GROUPES = { '21k': [], '42k': [], trailcourt: [COURSE], triathlon: [] }

type Query<T> = {
  data: T | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

type HomeProps = {
  attentes: ReactNode
  Courses: ComponentType<{ query: Query<typeof GROUPES>; pathOf: () => string }>
  Parcours: ComponentType<{ query: Query<DashboardParcours> }>
}

const known = <T,>(data: T) => ({
  data,
  error: null,
  isFetching: false,
  refetch: () => undefined,
})
const waiting = { data: undefined, error: null, isFetching: true, refetch: () => undefined }
const failed = {
  data: undefined,
  error: new Error('Les parcours n’ont pas pu être lus.'),
  isFetching: false,
  refetch: () => undefined,
}

export function Home({ attentes, Courses, Parcours }: HomeProps) {
  return (
    <div className="grid gap-10">
      <Specimen isWide name="Ce qui vous attend">
        {/* Inert: the linked pages need an account. */}
        <div inert>{attentes}</div>
      </Specimen>
      <SpecimenGrid>
        <Specimen name="Parcours près de chez vous">
          <div inert>
            <Parcours query={known(MATIN)} />
          </div>
        </Specimen>
        <Specimen name="Sans ville connue">
          <div inert>
            <Parcours query={known({ ...MATIN, proches: [], lieu: null })} />
          </div>
        </Specimen>
        <Specimen name="Prochaines courses">
          <div inert>
            <Courses pathOf={() => '/courses'} query={known(GROUPES)} />
          </div>
        </Specimen>
        <Specimen name="Attente, échec">
          <div className="grid gap-4">
            <Courses pathOf={() => '/courses'} query={waiting} />
            <Parcours query={failed} />
          </div>
        </Specimen>
      </SpecimenGrid>
    </div>
  )
}
