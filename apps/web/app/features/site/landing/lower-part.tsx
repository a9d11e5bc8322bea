import type { ReactNode } from 'react'
import { OrganiserDoor } from './organiser-door.tsx'
import { RoutesDoor } from './routes-door.tsx'
import { TogetherDoor } from './together-door.tsx'
import { TrainingDoor } from './training-door.tsx'
import { TravelDoor } from './travel-door.tsx'
import { type Place, WhereToRun } from './where-to-run.tsx'

type LowerPartProps = { places: readonly Place[]; months: ReactNode }

/** What one scrolls to: its scripts come after those of the search. */
export default function LowerPart({ places, months }: LowerPartProps) {
  return (
    <div className="grid gap-16 lg:gap-20">
      <WhereToRun months={months} places={places} />
      <RoutesDoor />
      <TrainingDoor />
      <TogetherDoor to="/sorties" />
      <TravelDoor to="/destinations" />
      <OrganiserDoor />
    </div>
  )
}
