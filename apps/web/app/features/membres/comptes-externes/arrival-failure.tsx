import { isApiError } from '@foulee/contract/shared/call-error'
import { isSuspended } from '#platform/session/suspended.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useDeparture } from './departure.ts'
import type { Third, Trip } from './trips.ts'

const EXCEPTION =
  'Une erreur s’est produite lors de l’authentification. Veuillez réessayer ultérieurement.'

/**
 * Errors that a retry cannot solve: the account belongs to another member, or another one is
 * linked.
 */
const FINAL = ['externe_deja_relie', 'externe_un_par_service', 'externe_inconnu', 'compte_suspendu']

export const isCancelled = (error: unknown): boolean =>
  isApiError(error) && error.code === 'externe_annule'

type ArrivalFailureProps = {
  error: unknown
  third: Third
  label: string
  trip: Trip | null
}

export function ArrivalFailure({ error, third, label, trip }: ArrivalFailureProps) {
  const departure = useDeparture()
  const { retour, remember, isLink } = trip ?? { retour: '/home', remember: false, isLink: false }
  const isFinal = isApiError(error) && FINAL.includes(error.code)
  const tone = isCancelled(error) ? 'info' : 'alert'
  return (
    <>
      <div
        className={cx(
          'flex gap-3 rounded-control p-4',
          tone === 'info' ? 'bg-ciel-wash' : 'bg-rouge-wash',
        )}
        role="alert"
      >
        <Icon className="mt-0.5 shrink-0" name={tone} />
        <p>{formatFailure(departure.error ?? error)}</p>
      </div>
      <div className="grid gap-3">
        {!isFinal && (
          <Button
            isLoading={departure.isPending}
            isWide
            onClick={() => departure.mutate({ third, retour, remember, isLink })}
            variant="primary"
          >
            Recommencer avec {label}
          </Button>
        )}
        {isSuspended(error) && (
          <ButtonLink isWide to="/nous-contacter">
            Nous écrire
          </ButtonLink>
        )}
        {isLink ? (
          <ButtonLink isWide to={retour}>
            Revenir aux réglages
          </ButtonLink>
        ) : (
          <ButtonLink isWide state={{ retour }} to="/connexion">
            Se connecter autrement
          </ButtonLink>
        )}
      </div>
    </>
  )
}

const formatFailure = (error: unknown): string =>
  isApiError(error) && error.code !== 'reponse_illisible' ? error.message : EXCEPTION
