import type { Course, Edition } from '@foulee/contract/courses/courses'
import {
  getDefaultEdition,
  INSCRIPTION_LABELS,
  labelEditionDays,
} from '@foulee/domain/courses/edition'
import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import type { FrameUse } from '#kernel/entity-types/entity-type.ts'
import type { FrameContent } from '#kernel/pages/integrer-page.ts'
import { type Html, html } from '#platform/markup/html.ts'
import { findShownCourse } from './shown-course.ts'

export const courseFrame: FrameUse = {
  folder: 'courses',
  missing: 'course_introuvable',
  async find(db, slug) {
    const found = await findShownCourse(db, slug)
    return found && { id: found.id, content: describe(found.course) }
  },
}

function describe(course: Course): FrameContent {
  const edition = getDefaultEdition(course)
  const town = [course.ville, course.departement && `(${course.departement})`]
  return {
    nom: course.nom,
    path: `/courses/${course.slug}`,
    place: [edition && formatEditionDays(edition), town.filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
    body: edition ? renderEdition(course, edition) : html``,
    see: 'Voir la course',
  }
}

const MAX_LINES = 6

const formatEditionDays = (edition: Edition) =>
  labelEditionDays(edition) +
  (edition.date_debut && edition.a_confirmer ? ' (date à confirmer)' : '')

function renderEdition(course: Course, edition: Edition): Html {
  // Cancelled épreuves come last: they may be cut.
  const epreuves = edition.epreuves.toSorted((a, b) => Number(a.annulee) - Number(b.annulee))
  const left = epreuves.length - MAX_LINES
  const lines = epreuves.slice(0, MAX_LINES).map(
    (epreuve) => html`
<li><span>${epreuve.nom}</span><span>${formatEpreuve(epreuve)}</span></li>`,
  )
  const more = left > 0 ? [html`<li><span>Et ${left} de plus</span><span></span></li>`] : []
  return html`${renderState(course, edition)}
${lines.length ? html`<ul>${[...lines, ...more]}</ul>` : html``}`
}

const formatEpreuve = ({
  nom,
  distance,
  denivele,
  annulee,
}: Edition['epreuves'][number]): string =>
  annulee
    ? 'Annulée'
    : [formatEpreuveDistance(nom, distance), denivele ? formatDenivele(denivele) : '']
        .filter(Boolean)
        .join(', ')

function formatEpreuveDistance(nom: string, distance: number | null): string {
  const text = distance === null ? '' : formatDistance(distance)
  return text.replace('\u00a0', ' ') === nom ? '' : text
}

function renderState(course: Course, { annulee, is_past, inscription }: Edition): Html {
  if (annulee || course.statut === 'annulee') return html`<p class="state off">Annulée</p>`
  if (is_past) return html`<p class="state">Édition passée</p>`
  if (!inscription) return html``
  return html`<p class="state">${INSCRIPTION_LABELS[inscription]}</p>`
}
