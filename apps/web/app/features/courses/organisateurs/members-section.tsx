import type { OrganisateurGestion } from '@foulee/contract/courses/organisateurs'
import { useNavigate } from 'react-router'
import { EditorSection } from '../../../editor/editor-section.tsx'
import { RemoveButton } from '../../../editor/remove-button.tsx'
import { EmailField } from '../../../form/email-field.tsx'
import { SessionForm } from '../../../form/session-form.tsx'
import { useSession } from '../../../session/session-provider.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useCancelInvitation, useInviteMember, useRemoveMember } from './organisateurs.mutations.ts'
import { MES_ORGANISATEURS } from './paths.ts'
import { sayDay } from './say-time.ts'

const EXCEPTION = 'L’invitation n’a pas pu partir. Vérifiez votre connexion et réessayez.'

type Props = { gestion: OrganisateurGestion }

/** Who runs it, who is asked to, and how one leaves. */
export function MembersSection({ gestion }: Props) {
  const { id } = gestion.organisateur
  return (
    <EditorSection
      id="membres"
      lead="Chaque membre peut modifier cet organisateur et toutes ses courses, et inviter d’autres personnes."
      title="Membres"
    >
      <Members gestion={gestion} />
      <Invitations gestion={gestion} />
      <InviteForm id={id} />
    </EditorSection>
  )
}

const ORIGINES = {
  creation: 'A créé l’organisateur',
  revendication: 'Vérifié par un code ou par l’équipe',
  invitation: 'Invité par un membre',
  staff: 'Ajouté par l’équipe',
} as const satisfies Record<OrganisateurGestion['membres'][number]['origine'], string>

function Members({ gestion: { organisateur, membres } }: Props) {
  const { currentUser } = useSession()
  const remove = useRemoveMember(organisateur.id)
  const navigate = useNavigate()
  const leave = async (users_id: number) => {
    await remove(users_id)
    await navigate(MES_ORGANISATEURS)
  }
  return (
    <ul aria-label="Membres" className="grid gap-3">
      {membres.map(({ users_id, nom, avatar, origine, depuis }) => {
        const isMe = users_id === currentUser?.users_id
        return (
          <li className="card flex flex-wrap items-center gap-4 p-4" key={users_id}>
            <Avatar name={nom} src={avatar || null} />
            <div className="min-w-0 grow">
              <p className="font-semibold break-words">
                {nom}
                {isMe && <span className="font-normal text-ink-soft"> (vous)</span>}
              </p>
              <p className="text-sm text-ink-soft">
                {ORIGINES[origine]}, le {sayDay(depuis)}
              </p>
            </div>
            {membres.length > 1 && (
              <RemoveButton
                confirm={isMe ? 'Quitter' : 'Retirer'}
                label={isMe ? 'Quitter' : `Retirer ${nom}`}
                question={isMe ? 'Quitter cet organisateur\u00a0?' : `Retirer ${nom}\u00a0?`}
                remove={() => (isMe ? leave(users_id) : remove(users_id))}
              >
                {isMe
                  ? 'Vous ne pourrez plus modifier ses courses. Un membre pourra vous inviter de nouveau.'
                  : 'Cette personne ne pourra plus modifier vos courses.'}
              </RemoveButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Invitations({ gestion: { organisateur, invitations } }: Props) {
  const toast = useToast()
  const { mutate, isPending, variables } = useCancelInvitation(organisateur.id)
  if (!invitations.length) return null
  return (
    <ul aria-label="Invitations en attente" className="grid gap-3">
      {invitations.map(({ id, email, expires_at }) => (
        <li className="card flex flex-wrap items-center gap-4 p-4" key={id}>
          <div className="min-w-0 grow">
            <p className="font-semibold break-all">{email}</p>
            <p className="text-sm text-ink-soft">
              Invitation valable jusqu’au {sayDay(expires_at)}
            </p>
          </div>
          <Button
            aria-label={`Annuler l’invitation de ${email}`}
            isLoading={isPending && variables === id}
            onClick={() =>
              mutate(id, { onError: ({ message }) => toast({ message, tone: 'danger' }) })
            }
          >
            Annuler
          </Button>
        </li>
      ))}
    </ul>
  )
}

function InviteForm({ id }: { id: number }) {
  const invite = useInviteMember(id)
  return (
    <div className="card p-5">
      {/* Emptied once it is sent. */}
      <SessionForm
        exception={EXCEPTION}
        isPart
        key={invite.isSuccess ? invite.submittedAt : 'nouvelle'}
        mutation={invite}
        submit="Inviter"
      >
        {(errors) => (
          <EmailField
            autoComplete="off"
            error={errors.email}
            hint="La personne reçoit un lien, valable 30&nbsp;jours."
            label="Inviter par email"
          />
        )}
      </SessionForm>
      <p className="mt-2 text-sm font-semibold text-sapin" role="status">
        {invite.isSuccess && 'L’invitation est partie.'}
      </p>
    </div>
  )
}
