import { describe, expect, it } from 'vitest'
import { findMissingForSubmission } from './course.ts'
import { CHAMPS_ATTENDUS, type CourseToComplete, getCompletude } from './course-completude.ts'

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

function without(where: 'edition' | 'epreuve', champ: string): CourseToComplete {
  const empty = (one: object) => ({ ...one, [champ]: null })
  return {
    ...WHOLE,
    editions_next: WHOLE.editions_next.map((edition) => ({
      ...(where === 'edition' ? empty(edition) : edition),
      // A start time on the edition or on the épreuve is enough.
      epreuves: edition.epreuves?.map((epreuve) =>
        where === 'epreuve' || champ === 'heure_depart' ? empty(epreuve) : epreuve,
      ),
    })),
  }
}

describe('what the editors say of a field is what the check-list does without it', () => {
  const EDITION = ['date_debut', 'editions_fin', 'heure_depart', 'url_inscription', 'places']
  const EPREUVE = ['distance', 'denivele', 'heure_depart', 'barriere_horaire', 'prix', 'places']
  const fields = [
    ...EDITION.map((champ) => ['edition', champ] as const),
    ...EPREUVE.map((champ) => ['epreuve', champ] as const),
  ]
  it.each(fields)('%s: %s', (where, champ) => {
    const race = without(where, champ)
    const expected: Readonly<Record<string, string>> = CHAMPS_ATTENDUS[where]
    const isMissing = findMissingForSubmission(race).length > 0
    const isAdvised = getCompletude(race).conseils.length > 0
    expect(isMissing ? 'requis' : isAdvised ? 'conseille' : undefined).toBe(expected[champ])
  })
})
