import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'
import { findDepart, formatLimite } from '@foulee/domain/courses/barriere'
import { TYPE_COURSE_LABELS } from '@foulee/domain/courses/course'
import { INSCRIPTION_LABELS } from '@foulee/domain/courses/edition'
import { NIVEAU_LABEL_LABELS } from '@foulee/domain/courses/epreuve'
import { labelEpreuveDays, labelStart } from '@foulee/domain/courses/epreuve-day'
import { formatDate } from '@foulee/domain/shared/date'
import { readLocal } from '@foulee/domain/shared/fuseau'
import type { Position } from '@foulee/domain/shared/geo'
import {
  formatDenivele,
  formatDistance,
  formatKmEffort,
  formatNombre,
  formatPrix,
} from '@foulee/domain/shared/mesure'
import { awayText } from '#kit/list-page/away-text.ts'

export type Column = { course: Course; edition: Edition; epreuve: Epreuve }

export type Line = { label: string; read: (column: Column) => string | null }

function formatState({ course, edition, epreuve }: Column): string | null {
  if (course.statut === 'annulee' || edition.annulee || epreuve.annulee) return 'Annulée'
  if (edition.is_past) return 'Passée'
  const { inscription, inscription_fermeture: closing, inscription_ouverture: opening } = edition
  if (!inscription) return null
  const dayOf = (instant: string) => formatDate(readLocal(instant, course.fuseau).date)
  const when =
    inscription === 'a_venir'
      ? opening && `à partir du ${dayOf(opening)}`
      : inscription === 'ouverte' && closing && `jusqu’au ${dayOf(closing)}`
  return [INSCRIPTION_LABELS[inscription], when].filter(Boolean).join(', ')
}

const formatPlace = ({ course: { ville, departement, pays } }: Column) =>
  ville ? `${ville}${departement ? ` (${departement})` : ''}` : pays

const LINES: readonly Line[] = [
  { label: 'Date', read: ({ edition, epreuve }) => labelEpreuveDays(edition, epreuve) },
  { label: 'Départ', read: ({ edition, epreuve }) => labelStart(edition, epreuve) },
  { label: 'Lieu', read: formatPlace },
  { label: 'Type', read: ({ epreuve }) => TYPE_COURSE_LABELS[epreuve.type] },
  {
    label: 'Distance',
    read: ({ epreuve: { distance } }) => (distance === null ? null : formatDistance(distance)),
  },
  {
    label: 'Dénivelé',
    read: ({ epreuve: { denivele } }) => (denivele === null ? null : formatDenivele(denivele)),
  },
  {
    label: 'Effort',
    read: ({ epreuve: { km_effort, km_effort_classe } }) =>
      km_effort === null
        ? null
        : [formatKmEffort(km_effort), km_effort_classe].filter(Boolean).join(' · '),
  },
  {
    label: 'Prix',
    read: ({ epreuve, edition }) => {
      const cents = epreuve.prix ?? edition.prix_min
      if (cents === null) return null
      return epreuve.prix === null ? `dès ${formatPrix(cents)}` : formatPrix(cents)
    },
  },
  { label: 'Inscriptions', read: formatState },
  {
    label: 'Places en tout',
    read: ({ epreuve, edition }) => {
      const places = epreuve.places ?? edition.places
      return places === null ? null : formatNombre(places)
    },
  },
  {
    label: 'Temps maximal',
    read: ({ course, edition, epreuve }) => {
      const { barriere_horaire: limit } = epreuve
      return limit === null ? null : formatLimite(limit, findDepart(course, edition, epreuve))
    },
  },
  {
    label: 'Ravitos',
    read: ({ epreuve: { nb_ravitaillements: nb } }) =>
      nb === null ? null : nb === 0 ? 'Aucun' : String(nb),
  },
  {
    label: 'Label FFA',
    read: ({ epreuve: { label_ffa, label_niveau } }) =>
      label_ffa && label_niveau ? NIVEAU_LABEL_LABELS[label_niveau] : null,
  },
  {
    label: 'Âge minimum',
    read: ({ epreuve: { age_min } }) => (age_min === null ? null : `${age_min}\u00a0ans`),
  },
]

export function usedLines(
  columns: readonly Column[],
  home: { nom: string; position: Position } | null,
): Line[] {
  const away: Line[] = home
    ? [
        {
          label: `Depuis ${home.nom}`,
          read: ({ course }) => awayText(course.position, home.position),
        },
      ]
    : []
  const [date, start, place, ...otherLines] = LINES
  const lines = [date, start, place].flatMap((line) => line ?? [])
  return [...lines, ...away, ...otherLines].filter(({ read }) =>
    columns.some((column) => read(column) !== null),
  )
}
