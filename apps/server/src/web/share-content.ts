import type { Course } from '@foulee/contract/courses/courses'
import type { Parcours } from '@foulee/contract/parcours/parcours'
import { isCancelled } from '@foulee/domain/courses/course'
import { formatDateRange } from '@foulee/domain/date'
import { findDepartement } from '@foulee/domain/departement'
import { formatDenivele, formatDistanceShort, formatNombre } from '@foulee/domain/mesure'
import {
  DIFFICULTE_LABELS,
  FORME_LABELS,
  TYPE_PARCOURS_LABELS,
} from '@foulee/domain/parcours/parcours'

/** A number apart from its unit, and what stands under it. */
export type ShareFigure = { value: string; unit: string; below: string }

/** What the share image of a race or a route says. */
export type ShareContent = {
  /** A date, or what kind of route it is. */
  date: string
  nom: string
  lieu: string
  figures: ShareFigure[]
  is_cancelled: boolean
  /** The shown part of a route, as encoded polylines. */
  lignes: readonly string[]
}

/** More columns than this are no longer read in a small preview. */
const MAX_FIGURES = 4

export function readShareContent(course: Course): ShareContent {
  const edition = [...course.editions_next, ...course.editions_prev].find(
    ({ id }) => id === course.edition_defaut_id,
  )
  const area =
    findDepartement(course.departement ?? '')?.nom ?? (course.pays === 'FR' ? null : course.pays)
  return {
    date: edition ? formatDateRange(edition.date_debut, edition.editions_fin) : '',
    nom: course.nom,
    // Paris lies in Paris.
    lieu: [...new Set([course.ville, area])].filter(Boolean).join(' · '),
    figures: readFigures(edition?.epreuves.filter(({ annulee }) => !annulee) ?? []),
    is_cancelled: isCancelled(course.etat) || (edition?.annulee ?? false),
    lignes: [],
  }
}

type Epreuve = { distance: number | null; denivele: number | null }

/** Longest first; a distance run twice is told once. */
function readFigures(epreuves: readonly Epreuve[]): ShareFigure[] {
  const byDistance = new Map<number, ShareFigure>()
  const longestFirst = epreuves.toSorted((a, b) => (b.distance ?? 0) - (a.distance ?? 0))
  for (const { distance, denivele } of longestFirst) {
    if (distance === null || byDistance.has(distance)) continue
    const text = formatDistanceShort(distance)
    const at = text.lastIndexOf('\u00a0')
    byDistance.set(distance, {
      value: text.slice(0, at),
      unit: text.slice(at + 1),
      below: denivele === null ? '' : formatDenivele(denivele),
    })
  }
  return [...byDistance.values()].slice(0, MAX_FIGURES)
}

export function readParcoursShare(parcours: Parcours): ShareContent {
  const { titre, ville, departement, types, forme, difficulte, croquis } = parcours
  const [type] = types
  return {
    date: [
      type && TYPE_PARCOURS_LABELS[type],
      forme && FORME_LABELS[forme],
      difficulte && DIFFICULTE_LABELS[difficulte],
    ]
      .filter(Boolean)
      .join(' · '),
    nom: titre,
    lieu: [...new Set([ville, findDepartement(departement ?? '')?.nom])]
      .filter(Boolean)
      .join(' · '),
    figures: readMeasures(parcours),
    is_cancelled: false,
    lignes: croquis,
  }
}

function readMeasures({ distance, denivele, km_effort, note, nb_notes }: Parcours): ShareFigure[] {
  return [
    ...readFigures([{ distance, denivele }]),
    ...(km_effort === null
      ? []
      : [{ value: formatNombre(km_effort), unit: 'km-effort', below: '' }]),
    ...(note === null
      ? []
      : [{ value: formatNombre(note, 1), unit: '/ 5', below: `${nb_notes}\u00a0avis` }]),
  ]
}
