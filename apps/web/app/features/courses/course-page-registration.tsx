import type { Course, Edition } from '@foulee/contract/courses'
import { INSCRIPTION_LABELS } from '@foulee/domain/edition'
import { formatNombre, formatPrix } from '@foulee/domain/mesure'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CourseShare } from './course-page-share.tsx'
import { isEditionCancelled } from './edition-choice.ts'
import { registrationAction, registrationText } from './registration-text.ts'

type CourseRegistrationProps = { course: Course; edition: Edition | null }

/** The way in: what it costs, whether one may still enter, and the organiser's own form. */
export function CourseRegistration({ course, edition }: CourseRegistrationProps) {
  return (
    <div className="card grid gap-4 p-5">
      {edition && <RegistrationState course={course} edition={edition} />}
      <CourseShare course={course} />
    </div>
  )
}

const tones: Record<NonNullable<Edition['inscription']>, Tone> = {
  a_venir: 'info',
  ouverte: 'success',
  liste_attente: 'warning',
  complete: 'warning',
  close: 'neutral',
}

/** What it costs, and whether one may still enter. */
export function RegistrationState({ course, edition }: { course: Course; edition: Edition }) {
  const { inscription, is_past, prix_min, places } = edition
  const isCancelled = isEditionCancelled(course, edition)
  if (is_past || isCancelled)
    return <RegistrationOver edition={edition} isCancelled={isCancelled} />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {inscription ? (
          <Badge tone={tones[inscription]}>{INSCRIPTION_LABELS[inscription]}</Badge>
        ) : (
          <Badge>Inscriptions non annoncées</Badge>
        )}
        {prix_min !== null && (
          <p>
            {prix_min > 0 && <span className="text-sm text-ink-soft">dès </span>}
            <span className="stat-value text-xl">{formatPrix(prix_min)}</span>
          </p>
        )}
      </div>
      <p className="text-ink-soft">
        {registrationText(edition)}
        {places !== null && ` ${formatNombre(places)}\u00a0places.`}
      </p>
      <RegistrationLink edition={edition} />
    </>
  )
}

function RegistrationOver({ edition, isCancelled }: { edition: Edition; isCancelled: boolean }) {
  const hasResults = edition.epreuves.some(({ resultats_url }) => resultats_url)
  const year = edition.date_debut.slice(0, 4)
  return (
    <>
      <p className="font-semibold">
        {isCancelled ? `L’édition ${year} n’a pas lieu.` : `L’édition ${year} est passée.`}
      </p>
      {hasResults && (
        <a className="text-link justify-self-start" href="#epreuves">
          Voir les résultats
        </a>
      )}
    </>
  )
}

function RegistrationLink({ edition }: { edition: Edition }) {
  const action = registrationAction(edition)
  if (!action || !edition.url_inscription) return null
  return (
    <div className="no-print grid gap-1.5">
      <ButtonLink
        isWide
        rel="noopener"
        target="_blank"
        to={edition.url_inscription}
        variant={action.isMain ? 'primary' : 'secondary'}
      >
        {action.label}
        <Icon name="external" size={18} />
        <span className="sr-only"> (nouvel onglet)</span>
      </ButtonLink>
      <p aria-hidden="true" className="text-center text-sm text-ink-soft">
        Chez l’organisateur, dans un nouvel onglet
      </p>
    </div>
  )
}
