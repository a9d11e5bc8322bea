import type { Course, Edition } from '@foulee/contract/courses/courses'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { DraftRibbons } from '#kit/public-page/draft-ribbons.tsx'
import { Ribbon } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import {
  editionPath,
  editionYear,
  findDefaultEdition,
  isEditionCancelled,
} from './edition-choice.ts'

type CourseRibbonsProps = { course: Course; edition: Edition | null }

export function CourseRibbons({ course, edition }: CourseRibbonsProps) {
  const isCancelled = edition ? isEditionCancelled(course, edition) : course.statut === 'annulee'
  const { statut } = course
  const motif = edition?.annulee ? edition.annulation_motif : course.annulation_motif
  return (
    <div className="grid gap-3 empty:hidden">
      <DraftRibbons
        readers="Non publiée&nbsp;: seuls les organisateurs voient cette page."
        statut={statut}
      />
      {isCancelled && (
        <Ribbon icon="alert" tone="danger">
          {edition ? `Édition ${editionYear(edition)} annulée.` : 'Course annulée.'}
          {motif && !edition?.is_past && <p className="font-normal">{motif}</p>}
        </Ribbon>
      )}
      {edition?.reportee_du && !isCancelled && (
        <Ribbon icon="calendar" tone="warning">
          Reportée&nbsp;: prévue le{' '}
          <s className="font-normal">{formatDateLongue(edition.reportee_du)}</s>,{' '}
          {edition.date_debut
            ? `elle ${edition.is_past ? 'a eu' : 'aura'} lieu le ${formatDateLongue(edition.date_debut)}.`
            : 'sa nouvelle date n’est pas encore connue.'}
          {edition.report_motif && !edition.is_past && (
            <p className="font-normal whitespace-pre-line">{edition.report_motif}</p>
          )}
        </Ribbon>
      )}
      <OtherEdition course={course} edition={edition} />
    </div>
  )
}

function OtherEdition({ course, edition }: CourseRibbonsProps) {
  const usual = findDefaultEdition(course)
  if (!edition || !usual || edition.id === usual.id) return null
  return (
    <Ribbon tone="info">
      Vous regardez l’édition {editionYear(edition)}
      {edition.is_past && ', passée'}.{' '}
      <Link className="underline" to={editionPath(course, usual)}>
        Voir celle de {editionYear(usual)}
      </Link>
    </Ribbon>
  )
}
