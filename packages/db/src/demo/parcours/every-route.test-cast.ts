import { DEMO_RACES } from '../races/index.ts'
import { PARCOURS_COURSES } from './courses.ts'
import { drawRoute } from './draw-route.ts'
import { DEMO_PARCOURS } from './list.ts'

const OF_RACES = PARCOURS_COURSES.map(({ course, epreuve, passages }) => {
  const race = DEMO_RACES.find(({ nom }) => nom === course)
  const found = race?.epreuves.find(({ nom }) => nom === epreuve)
  if (!found) throw new Error(`No épreuve ${epreuve} of ${course}.`)
  const { distance, denivele = 0 } = found
  return { titre: `${course}, ${epreuve}`, forme: 'boucle' as const, distance, denivele, passages }
})

export const EVERY_ROUTE = [...DEMO_PARCOURS, ...OF_RACES].map((demo) => {
  const track = drawRoute({ ...demo, seed: demo.titre })
  const [segment] = track.segments
  if (!segment) throw new Error(`${demo.titre} has no points.`)
  return { ...demo, track, segment }
})
