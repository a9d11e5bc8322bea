import { NOTIFICATION_KINDS, NOTIFICATIONS } from '@foulee/domain/notification'
import { useSession } from '../../session/session-provider.tsx'
import { Switch } from '../../ui/choice.tsx'
import { asForm, useSaveProfil } from './profil.mutations.ts'
import { ProfilSection } from './profil-section.tsx'
import { SaveStatus } from './save-status.tsx'

/** What comes by email: each switch is saved as it is turned. */
export function NotificationsSection() {
  const { profil } = useSession()
  const { mutate, variables, error, isPending, isSuccess } = useSaveProfil()
  if (!profil) return null
  const wished: Record<string, boolean> = isPending
    ? JSON.parse(String(variables.get('notifications')))
    : {}
  return (
    <ProfilSection
      id="notifications"
      lead="Les messages sur la sécurité de votre compte arrivent toujours."
      title="Notifications par email"
    >
      <div className="card grid gap-2 p-5">
        {NOTIFICATION_KINDS.map((kind) => (
          <Switch
            checked={wished[kind] ?? profil.notifications[kind]}
            hint={NOTIFICATIONS[kind].detail}
            key={kind}
            onChange={({ target }) =>
              mutate(asForm({ notifications: JSON.stringify({ [kind]: target.checked }) }))
            }
          >
            {NOTIFICATIONS[kind].label}
          </Switch>
        ))}
        <SaveStatus error={error} isPending={isPending} isSuccess={isSuccess} />
      </div>
    </ProfilSection>
  )
}
