import { expect, it } from 'vitest'
import { type CourseToComplete, getCompletude } from './course-completude.ts'

const EMPTY: CourseToComplete = { types: [], photos: [], pratique: {}, editions_next: [] }
const WHOLE: CourseToComplete = {
  description: 'Une boucle en balcon.',
  ville: 'Annecy',
  position: [6.13, 45.9],
  types: ['trail'],
  email: 'contact@exemple.fr',
  photos: [{}],
  pratique: { acces: 'Par le lac.', parking: 'Au stade.', douches: 'Au gymnase.' },
  editions_next: [
    {
      date_debut: '2026-06-06',
      url_inscription: 'https://exemple.fr',
      epreuves: [{ distance: 20_000, heure_depart: '09:00', points: [{}] }],
    },
  ],
}

it.each([
  ['an empty race', EMPTY, 0, 8],
  ['a whole one', WHOLE, 1, 0],
  ['a name of a town only', { ...EMPTY, ville: 'Annecy' }, 0.08, 8],
  ['two practical lines', { ...WHOLE, pratique: { acces: 'Par le lac.' } }, 0.92, 1],
  [
    'a cancelled edition counts for nothing',
    { ...WHOLE, editions_next: WHOLE.editions_next.map((e) => ({ ...e, annulee: true })) },
    0.58,
    3,
  ],
])('%s', (_, course, part, conseils) => {
  const found = getCompletude(course)
  expect([found.part, found.conseils.length]).toEqual([part, conseils])
})
