import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'
import { INSCRIPTION_LABELS } from '@foulee/domain/courses/edition'
import { formatPrix } from '@foulee/domain/shared/mesure'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ReachBar } from '#ui/reach-bar.tsx'
import { isEditionCancelled } from './edition-choice.ts'
import { registrationAction, registrationPrice } from './registration-text.ts'
import type { Register } from './use-register.ts'

/** Id of the registration card: the bar shows while the card is out of view. */
export const REGISTRATION_ID = 'inscription'

type RegisterBarProps = {
  course: Course
  edition: Edition | null
  epreuve?: Epreuve
  register: Register
}

export function RegisterBar({ course, edition, epreuve, register }: RegisterBarProps) {
  const isOver = !edition || edition.is_past || isEditionCancelled(course, edition)
  if (isOver || epreuve?.annulee) return null
  const { inscription, url_inscription } = edition
  const price = registrationPrice(edition, epreuve)
  const action = registrationAction(edition)
  return (
    <ReachBar label="Inscription" standsFor={REGISTRATION_ID}>
      <p className="min-w-0 grow leading-tight">
        <span className="block font-semibold">
          {inscription ? INSCRIPTION_LABELS[inscription] : 'Inscriptions non annoncées'}
        </span>
        {price && (
          <span className="text-sm text-ink-soft">
            {price.isFrom && 'dès '}
            {formatPrix(price.cents)}
          </span>
        )}
      </p>
      {action && url_inscription ? (
        <ButtonLink
          className="shrink-0"
          onClick={() => register.exit(edition)}
          rel="noopener"
          target="_blank"
          to={url_inscription}
          variant={action.isMain ? 'primary' : 'secondary'}
        >
          {action.short}
          <Icon name="external" size={18} />
          <span className="sr-only"> (nouvel onglet)</span>
        </ButtonLink>
      ) : (
        <a className="button button-secondary shrink-0" href={`#${REGISTRATION_ID}`}>
          <Icon name="heart" />
          Ma run list
        </a>
      )}
    </ReachBar>
  )
}
