import type { Parcours } from '@foulee/contract/parcours/parcours'
import { useState } from 'react'
import { createCursor } from '#kit/track/cursor.ts'
import { useSite } from '#platform/site.ts'
import { JsonLd } from '#ui/page-head.tsx'
import { parcoursJsonLd } from './parcours-json-ld.ts'
import { ParcoursAbout } from './parcours-page-about.tsx'
import { ParcoursClimbs } from './parcours-page-climbs.tsx'
import { ParcoursCourses } from './parcours-page-courses.tsx'
import { ParcoursGround } from './parcours-page-ground.tsx'
import { ParcoursKilometres } from './parcours-page-kilometres.tsx'
import { ParcoursMeasured } from './parcours-page-measured.tsx'
import { ParcoursMyTime } from './parcours-page-my-time.tsx'
import { ParcoursNearby } from './parcours-page-nearby.tsx'
import { ParcoursPhone } from './parcours-page-phone.tsx'
import { ParcoursPhotos } from './parcours-page-photos.tsx'
import { ParcoursPoints } from './parcours-page-points.tsx'
import { ParcoursTerrain } from './parcours-page-terrain.tsx'

export default function ParcoursBody({ parcours }: { parcours: Parcours }) {
  const { publicUrl } = useSite()
  const [cursor] = useState(createCursor)
  const { trace } = parcours
  return (
    <div className="page grid gap-14 pt-10 *:min-w-0">
      <JsonLd value={parcoursJsonLd(parcours, publicUrl)} />
      {trace && <ParcoursTerrain cursor={cursor} parcours={parcours} trace={trace} />}
      {trace && <ParcoursMyTime parcours={parcours} />}
      <ParcoursAbout parcours={parcours} />
      {trace && <ParcoursClimbs cursor={cursor} trace={trace} />}
      {trace && <ParcoursGround parcours={parcours} trace={trace} />}
      <ParcoursPoints cursor={cursor} parcours={parcours} />
      <ParcoursPhotos cursor={cursor} photos={parcours.photos} />
      {trace && <ParcoursKilometres trace={trace} />}
      {trace && <ParcoursMeasured parcours={parcours} trace={trace} />}
      <ParcoursCourses courses={parcours.courses} />
      <ParcoursPhone parcours={parcours} />
      {parcours.statut === 'publiee' && <ParcoursNearby slug={parcours.slug} />}
    </div>
  )
}
