import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'
import { findDepart, formatLimite } from '@foulee/domain/courses/barriere'
import { NIVEAU_LABEL_LABELS, type NiveauLabel } from '@foulee/domain/courses/epreuve'
import { labelStart } from '@foulee/domain/courses/epreuve-day'
import { formatKmEffort, formatNombre, formatPrix } from '@foulee/domain/shared/mesure'

export type Fact = {
  label: string
  read: (epreuve: Epreuve, edition: EditionOfFacts, course: CourseOfFacts) => string | null
}
type EditionOfFacts = Pick<Edition, 'date_debut' | 'heure_depart'> & {
  epreuves?: readonly Pick<Epreuve, 'date_depart'>[]
}
type CourseOfFacts = Pick<Course, 'fuseau'>

export function effortText({ type, km_effort, km_effort_classe }: Epreuve): string | null {
  if (km_effort === null || (type !== 'trail' && type !== 'nature')) return null
  return [formatKmEffort(km_effort), km_effort_classe].filter(Boolean).join(' · ')
}

export const labelText = ({ label_niveau, label_annee }: Epreuve): string | null =>
  label_niveau && label_annee
    ? `${NIVEAU_LABEL_LABELS[label_niveau]} FFA\u00a0${label_annee}`
    : null

const NIVEAUX: Readonly<Record<NiveauLabel, string>> = {
  regional: 'Régional',
  national: 'National',
  international: 'International',
}

const FACTS: readonly Fact[] = [
  {
    label: 'Départ',
    read: (epreuve, edition) => labelStart(edition, epreuve),
  },
  { label: 'Prix', read: ({ prix }) => (prix === null ? null : formatPrix(prix)) },
  {
    label: 'Ravitos',
    read: ({ nb_ravitaillements: nb }) => (nb === null ? null : nb === 0 ? 'Aucun' : String(nb)),
  },
  {
    label: 'Temps maximal',
    read: (epreuve, edition, course) => {
      const { barriere_horaire: limit } = epreuve
      return limit === null ? null : formatLimite(limit, findDepart(course, edition, epreuve))
    },
  },
  {
    label: 'Âge minimum',
    read: ({ age_min }) => (age_min === null ? null : `${age_min}\u00a0ans`),
  },
  {
    label: 'Places en tout',
    read: ({ places }) => (places === null ? null : formatNombre(places)),
  },
  {
    label: 'Label FFA',
    read: ({ label_ffa, label_niveau }) =>
      label_ffa && label_niveau ? NIVEAUX[label_niveau] : null,
  },
  { label: 'Parcours', read: ({ parcours_mesure }) => (parcours_mesure ? 'Mesuré' : null) },
]

export const usedFacts = (
  epreuves: readonly Epreuve[],
  edition: EditionOfFacts,
  course: CourseOfFacts,
): readonly Fact[] =>
  FACTS.filter(({ read }) => epreuves.some((epreuve) => read(epreuve, edition, course) !== null))
