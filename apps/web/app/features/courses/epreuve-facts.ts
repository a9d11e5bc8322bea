import type { Edition, Epreuve } from '@foulee/contract/courses'
import { formatHeure, formatJour } from '@foulee/domain/date'
import { NIVEAU_LABEL_LABELS, type NiveauLabel } from '@foulee/domain/epreuve'
import { formatKmEffort, formatNombre, formatPrix } from '@foulee/domain/mesure'

/** One line to compare épreuves by; null where it is not known of an épreuve. */
export type Fact = {
  label: string
  read: (epreuve: Epreuve, edition: Pick<Edition, 'heure_depart'>) => string | null
}

/** Seconds as a race announces them: `6h`, `5h45`. */
export function formatLimite(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return formatHeure(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`)
}

/** `14h30`, and the days that have passed since the start. */
export const formatBarriere = ({ heure, jour }: { heure: string; jour: number }) =>
  jour > 0 ? `${formatHeure(heure)} (J+${jour})` : formatHeure(heure)

/** « 53 km-effort · S », where effort says more than distance. */
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

/** In the order in which runners ask. */
const FACTS: readonly Fact[] = [
  {
    label: 'Départ',
    read: ({ date_depart, heure_depart }, edition) => {
      const heure = heure_depart ?? edition.heure_depart
      const start = [date_depart && formatJour(date_depart), heure && formatHeure(heure)]
      return start.filter(Boolean).join(', ') || null
    },
  },
  { label: 'Prix', read: ({ prix }) => (prix === null ? null : formatPrix(prix)) },
  {
    label: 'Ravitos',
    read: ({ nb_ravitaillements: nb }) => (nb === null ? null : nb === 0 ? 'Aucun' : String(nb)),
  },
  {
    label: 'Barrière horaire',
    read: ({ barriere_horaire: limit }) => (limit === null ? null : formatLimite(limit)),
  },
  {
    label: 'Âge minimum',
    read: ({ age_min }) => (age_min === null ? null : `${age_min}\u00a0ans`),
  },
  { label: 'Places', read: ({ places }) => (places === null ? null : formatNombre(places)) },
  {
    label: 'Label FFA',
    read: ({ label_ffa, label_niveau }) =>
      label_ffa && label_niveau ? NIVEAUX[label_niveau] : null,
  },
  { label: 'Parcours', read: ({ parcours_mesure }) => (parcours_mesure ? 'Mesuré' : null) },
]

/** The lines that at least one of these épreuves fills. */
export const usedFacts = (
  epreuves: readonly Epreuve[],
  edition: Pick<Edition, 'heure_depart'>,
): readonly Fact[] =>
  FACTS.filter(({ read }) => epreuves.some((epreuve) => read(epreuve, edition) !== null))
