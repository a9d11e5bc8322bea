import type { Manque } from '../shared/publication.ts'
import { type CourseToSubmit, findMissingForSubmission } from './course.ts'
import type { Pratique } from './pratique.ts'

export interface CourseToComplete extends CourseToSubmit {
  types: readonly string[]
  site?: string | null
  email?: string | null
  telephone?: string | null
  photos: readonly unknown[]
  pratique: Pratique
  editions_next: readonly {
    date_debut?: string | null
    annulee?: boolean | null
    url_inscription?: string | null
    heure_depart?: string | null
    epreuves?: readonly {
      distance?: number | null
      annulee?: boolean
      heure_depart?: string | null
      points?: readonly unknown[]
    }[]
  }[]
}

const ENOUGH = 3

function findAdvice(course: CourseToComplete): [isGiven: boolean, Manque][] {
  const editions = course.editions_next.filter(({ annulee }) => !annulee)
  const epreuves = editions.flatMap(
    (edition) => edition.epreuves?.filter((epreuve) => !epreuve.annulee) ?? [],
  )
  const starts = [...editions, ...epreuves].some(({ heure_depart }) => heure_depart)
  const lines = Object.values(course.pratique).filter(Boolean).length
  const checks: [unknown, string, string][] = [
    [course.types.length, 'types', 'Choisissez au moins un type\u00a0: il sert à la recherche.'],
    [course.position, 'position', 'Placez le repère sur la carte, là où l’on se retrouve.'],
    [
      course.email || course.telephone || course.site,
      'contact',
      'Dites comment vous joindre\u00a0: un email, un téléphone ou un site.',
    ],
    [lines >= ENOUGH, 'pratique', 'Remplissez trois lignes d’infos pratiques ou plus.'],
    [
      course.photos.length,
      'photos',
      'Ajoutez une photo\u00a0: elle illustre la page et les listes.',
    ],
    [
      editions.some(({ url_inscription }) => url_inscription),
      'editions',
      'Donnez l’adresse où l’on s’inscrit à la prochaine édition.',
    ],
    [starts, 'epreuves', 'Indiquez une heure de départ.'],
    [
      epreuves.some(({ points }) => points?.length),
      'epreuves',
      'Placez les ravitos et les barrières horaires d’une épreuve.',
    ],
  ]
  return checks.map(([isGiven, champ, message]) => [Boolean(isGiven), { champ, message }])
}

export type Attendu = 'requis' | 'conseille'

/**
 * Fields of the edition and épreuve editors in the check-list; all others are silently optional.
 */
export const CHAMPS_ATTENDUS = {
  edition: { date_debut: 'requis', heure_depart: 'conseille', url_inscription: 'conseille' },
  epreuve: { distance: 'requis', heure_depart: 'conseille' },
} as const satisfies Record<string, Readonly<Record<string, Attendu>>>

const REQUIRED = 4

/** Completeness, 0 to 1 in hundredths, and the fields to fill in. */
export function getCompletude(course: CourseToComplete): { part: number; conseils: Manque[] } {
  const advice = findAdvice(course)
  const conseils = advice.flatMap(([isGiven, item]) => (isGiven ? [] : [item]))
  const missing = findMissingForSubmission(course).length + conseils.length
  const part = 1 - missing / (REQUIRED + advice.length)
  return { part: Math.round(part * 100) / 100, conseils }
}
