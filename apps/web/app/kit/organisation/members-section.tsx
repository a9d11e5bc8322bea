import type { Equipe } from '@foulee/contract/shared/structures'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { focusElement } from '#ui/focus-element.ts'
import { EmailField } from '#ui/form/email-field.tsx'
import { SessionForm } from '#ui/form/session-form.tsx'
import { useToast } from '#ui/toast.tsx'
import { formatDay } from './format-day.ts'

const EXCEPTION = 'L’invitation n’a pas pu partir. Vérifiez votre connexion et réessayez.'

type Words = {
  lead: string
  creation: string
  /** Confirmation for a member who leaves: « Quitter cette agence ? », and the consequences. */
  leave: { question: string; text: string }
  remove: string
}

type MembersSectionProps = {
  equipe: Equipe
  words: Words
  home: string
  invite: Pick<
    UseMutationResult<unknown, Error, FormData>,
    'mutate' | 'error' | 'isPending' | 'isSuccess' | 'submittedAt'
  >
  cancel: Pick<UseMutationResult<unknown, Error, number>, 'mutate' | 'isPending' | 'variables'>
  remove: (users_id: number) => Promise<unknown>
}

export function MembersSection(props: MembersSectionProps) {
  const { equipe, words, invite, cancel } = props
  const [cancelled, setCancelled] = useState<{ email: string; after: number } | null>(null)
  const isCancelled = cancelled?.after === invite.submittedAt
  const said = isCancelled
    ? `L’invitation de ${cancelled.email} est annulée.`
    : invite.isSuccess && 'L’invitation est partie.'
  return (
    <EditorSection id="membres" lead={words.lead} title="Membres">
      <Members {...props} />
      <Invitations
        cancel={cancel}
        invitations={equipe.invitations}
        onCancelled={(email) => setCancelled({ email, after: invite.submittedAt })}
      />
      <InviteForm invite={invite} said={said} />
    </EditorSection>
  )
}

type Origine = Equipe['membres'][number]['origine']
const ORIGINES: Readonly<Record<Exclude<Origine, 'creation'>, string>> = {
  revendication: 'Vérifié par un code ou par l’équipe',
  invitation: 'Invité par un membre',
  staff: 'Ajouté par l’équipe',
}
const formatOrigine = (origine: Origine, { creation }: Words) =>
  origine === 'creation' ? creation : ORIGINES[origine]

function Members({ equipe: { membres }, words, home, remove }: MembersSectionProps) {
  const { currentUser } = useSession()
  const navigate = useNavigate()
  const leaveOrganisation = async (users_id: number) => {
    await remove(users_id)
    await navigate(home)
  }
  return (
    <ul aria-label="Membres" className="grid gap-3">
      {membres.map(({ users_id, nom, avatar, origine, depuis }) => {
        const isMe = users_id === currentUser?.users_id
        return (
          <li className="card flex flex-wrap items-center gap-4 p-4" key={users_id}>
            <Avatar name={nom} src={avatar || null} />
            <div className="min-w-0 grow">
              <p className="font-semibold">
                {nom}
                {isMe && <span className="font-normal text-ink-soft"> (vous)</span>}
              </p>
              <p className="text-sm text-ink-soft">
                {formatOrigine(origine, words)}, le {formatDay(depuis)}
              </p>
            </div>
            {membres.length > 1 && (
              <RemoveButton
                confirm={isMe ? 'Quitter' : 'Retirer'}
                label={isMe ? 'Quitter' : `Retirer ${nom}`}
                question={isMe ? words.leave.question : `Retirer ${nom}\u00a0?`}
                remove={() => (isMe ? leaveOrganisation(users_id) : remove(users_id))}
              >
                {isMe ? words.leave.text : words.remove}
              </RemoveButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type InvitationsProps = Pick<MembersSectionProps, 'cancel'> &
  Pick<Equipe, 'invitations'> & { onCancelled: (email: string) => void }

function Invitations({ cancel, invitations, onCancelled }: InvitationsProps) {
  const { mutate, isPending, variables } = cancel
  const toast = useToast()
  if (!invitations.length) return null
  return (
    <ul aria-label="Invitations en attente" className="grid gap-3">
      {invitations.map(({ id, email, expires_at }) => (
        <li className="card flex flex-wrap items-center gap-4 p-4" key={id}>
          <div className="min-w-0 grow">
            <p className="font-semibold break-all">{email}</p>
            <p className="text-sm text-ink-soft">
              Invitation valable jusqu’au {formatDay(expires_at)}
            </p>
          </div>
          <Button
            aria-label={`Annuler l’invitation de ${email}`}
            isLoading={isPending && variables === id}
            onClick={() =>
              mutate(id, {
                onSuccess: () => onCancelled(email),
                onError: ({ message }) => toast({ message, tone: 'danger' }),
              })
            }
          >
            Annuler
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The outcome is announced and focused here: the pressed button is remounted or gone. */
type InviteProps = Pick<MembersSectionProps, 'invite'> & { said: string | false }

function InviteForm({ invite, said }: InviteProps) {
  return (
    <div className="card p-5">
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
      <p
        className="mt-2 text-sm font-semibold text-sapin outline-none"
        key={`${invite.submittedAt} ${said}`}
        ref={said ? focusElement : undefined}
        role="status"
        tabIndex={-1}
      >
        {said}
      </p>
    </div>
  )
}
