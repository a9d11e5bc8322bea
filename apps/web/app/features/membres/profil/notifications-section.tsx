import {
  NOTIFICATION_KINDS,
  NOTIFICATIONS,
  type Notification,
} from '@foulee/domain/echanges/notification'
import { EditorSection } from '../../../editor/editor-section.tsx'
import { SaveStatus } from '../../../editor/save-status.tsx'
import { useSession } from '../../../session/session-provider.tsx'
import { Switch } from '../../../ui/choice.tsx'
import { saySaveFailure } from './save-failure.ts'
import { useLiveSave } from './use-live-save.ts'

/** What comes by email: each switch is saved as it is turned. */
export function NotificationsSection() {
  const { profil } = useSession()
  const { wished, save, status } = useLiveSave()
  if (!profil) return null
  const turn = (kind: Notification, isOn: boolean) =>
    save({
      name: kind,
      value: String(isOn),
      sent: { field: 'notifications', value: JSON.stringify({ [kind]: isOn }) },
    })
  return (
    <EditorSection
      id="notifications"
      lead="Les messages sur la sécurité de votre compte arrivent toujours."
      title="Notifications par email"
    >
      <div className="card grid gap-2 p-5">
        {NOTIFICATION_KINDS.map((kind) => (
          <Switch
            checked={(wished[kind] ?? String(profil.notifications[kind])) === 'true'}
            hint={NOTIFICATIONS[kind].detail}
            key={kind}
            onChange={({ target }) => turn(kind, target.checked)}
          >
            {NOTIFICATIONS[kind].label}
          </Switch>
        ))}
        <SaveStatus {...status} say={saySaveFailure} />
      </div>
    </EditorSection>
  )
}
