import { useSession } from '#platform/session/session-provider.tsx'
import { Icon } from '#ui/icon.tsx'
import { ResendButton } from './resend-button.tsx'

export default function VerificationBanner() {
  const { currentUser } = useSession()
  if (!currentUser || currentUser.email_verifie) return null
  return (
    <aside
      aria-label="Vérification de votre adresse"
      className="no-print border-b border-line bg-ciel-wash"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-6 py-2">
        <p className="flex min-w-0 gap-3">
          <Icon className="mt-0.5 shrink-0 text-ciel" name="mail" />
          <span>
            Vérifiez votre adresse pour publier et écrire&nbsp;: un lien vous attend à{' '}
            <strong className="wrap-anywhere">{currentUser.email}</strong>.
          </span>
        </p>
        <ResendButton />
      </div>
    </aside>
  )
}
