import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'
import { INSCRIPTION_LABELS } from '@foulee/domain/courses/edition'
import { formatNombre, formatPrix } from '@foulee/domain/shared/mesure'
import { Badge, type Tone } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { editionYear, isEditionCancelled } from './edition-choice.ts'
import { registrationAction, registrationPrice, registrationText } from './registration-text.ts'

type RegistrationStateProps = {
  course: Course
  edition: Edition
  epreuve?: Epreuve
  onRegister: () => void
}

const tones: Record<NonNullable<Edition['inscription']>, Tone> = {
  a_venir: 'info',
  ouverte: 'success',
  liste_attente: 'warning',
  complete: 'warning',
  close: 'neutral',
}

export function RegistrationState(props: RegistrationStateProps) {
  const { course, edition, epreuve, onRegister } = props
  const { inscription, is_past } = edition
  const { places } = epreuve ?? edition
  if (is_past || isEditionCancelled(course, edition)) {
    return <RegistrationOver course={course} edition={edition} />
  }
  if (epreuve?.annulee) return <p className="font-semibold">Cette épreuve n’a pas lieu.</p>
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {inscription ? (
          <Badge tone={tones[inscription]}>{INSCRIPTION_LABELS[inscription]}</Badge>
        ) : (
          <Badge>Inscriptions non annoncées</Badge>
        )}
        <RegistrationPrice edition={edition} epreuve={epreuve} />
      </div>
      <p className="text-ink-soft">
        {registrationText(edition, course.fuseau)}
        {places !== null && ` ${formatNombre(places)}\u00a0places en tout.`}
      </p>
      <RegistrationLink edition={edition} onRegister={onRegister} />
    </>
  )
}

type RegistrationPriceProps = { edition: Edition; epreuve: Epreuve | undefined }

function RegistrationPrice({ edition, epreuve }: RegistrationPriceProps) {
  const price = registrationPrice(edition, epreuve)
  if (!price) return null
  return (
    <p>
      {price.isFrom && <span className="text-sm text-ink-soft">dès </span>}
      <span className="stat-value text-xl">{formatPrix(price.cents)}</span>
    </p>
  )
}

function RegistrationOver({ course, edition }: { course: Course; edition: Edition }) {
  const year = editionYear(edition)
  return (
    <>
      <p className="font-semibold">
        {edition.is_past ? `L’édition ${year} est passée.` : `L’édition ${year} n’a pas lieu.`}
      </p>
      {course.editions_next.length === 0 && (
        <p className="text-ink-soft">La prochaine date n’est pas encore connue.</p>
      )}
    </>
  )
}

type RegistrationLinkProps = { edition: Edition; onRegister: () => void }

function RegistrationLink({ edition, onRegister }: RegistrationLinkProps) {
  const action = registrationAction(edition)
  if (!action || !edition.url_inscription) return null
  return (
    <div className="no-print grid gap-1.5">
      <ButtonLink
        isWide
        onClick={onRegister}
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
