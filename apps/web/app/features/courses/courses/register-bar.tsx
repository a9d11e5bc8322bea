import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'
import { INSCRIPTION_LABELS } from '@foulee/domain/courses/edition'
import { formatPrix } from '@foulee/domain/mesure'
import { useEffect, useState } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isEditionCancelled } from './edition-choice.ts'
import { registrationAction, registrationPrice } from './registration-text.ts'
import type { Register } from './use-register.ts'

/** The card of registration, which this bar stands for once it is out of sight. */
export const REGISTRATION_ID = 'inscription'

type RegisterBarProps = {
  course: Course
  edition: Edition | null
  epreuve?: Epreuve
  register: Register
}

/** The way in, always in reach: over the bottom bar on phones, at the end of the parts elsewhere. */
export function RegisterBar({ course, edition, epreuve, register }: RegisterBarProps) {
  const isOut = useIsOut(REGISTRATION_ID)
  const isOver = !edition || edition.is_past || isEditionCancelled(course, edition)
  if (isOver || epreuve?.annulee || !isOut) return null
  const { inscription, url_inscription } = edition
  const price = registrationPrice(edition, epreuve)
  const action = registrationAction(edition)
  return (
    <section aria-label="Inscription" className="register-bar no-print">
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
          onClick={() => register.leave(edition)}
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
    </section>
  )
}

/** What is under the two bars at the top of the window is no longer seen. */
const UNDER_BARS = '-104px 0px 0px'

/** Whether an element has gone out of the window by its top. */
function useIsOut(id: string): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last) setOut(!last.isIntersecting && last.boundingClientRect.top < 0)
      },
      { rootMargin: UNDER_BARS },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isOut
}
