import type { Message } from '@foulee/contract/echanges/messages'
import { formatTexteLeger } from '@foulee/domain/echanges/texte-leger'
import { dePersonne } from '@foulee/domain/shared/de-nom'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import Menu from '#ui/menu.tsx'
import { useToast } from '#ui/toast.tsx'
import { useSupprimer } from './messages.mutations.ts'
import { messagePath } from './paths.ts'
import { QuickReactions } from './reactions.tsx'
import { Signaler } from './signaler.tsx'

export type OnMessage = (message: Message) => void
type OutilsProps = {
  message: Message
  canWrite: boolean
  onAnswer: OnMessage
  onEdit: OnMessage
}

export function Outils({ message, canWrite, onAnswer, onEdit }: OutilsProps) {
  const [opened, setOpened] = useState<'signaler' | 'supprimer' | null>(null)
  const close = () => setOpened(null)
  const { id, est_moi, auteur, supprime_le } = message
  const entries = useEntries({ message, canWrite, onAnswer, onEdit }, setOpened)
  const whose = est_moi ? 'mon message' : `le message ${dePersonne(auteur.nom)}`
  const isThere = !supprime_le
  return (
    <>
      <div aria-label={`Actions sur ${whose}`} className="message-outils" role="toolbar">
        {canWrite && isThere && <QuickReactions message={message} />}
        {canWrite && isThere && (
          <button
            aria-label="Répondre"
            className="message-outil"
            onClick={() => onAnswer(message)}
            title="Répondre"
            type="button"
          >
            <Icon name="arrow-left" size={18} />
          </button>
        )}
        <Menu entries={entries} label="Autres actions" />
      </div>
      {opened === 'signaler' && <Signaler id={id} onClose={close} />}
      {opened === 'supprimer' && <Supprimer message={message} onClose={close} />}
    </>
  )
}

function useEntries(
  { message, canWrite, onAnswer, onEdit }: OutilsProps,
  open: (what: 'signaler' | 'supprimer') => void,
) {
  const toast = useToast()
  const { droits, texte, channels_id, id, supprime_le } = message
  const copy = (what: string, done: string) =>
    navigator.clipboard.writeText(what).then(
      () => toast({ message: done, tone: 'success' }),
      () => toast({ message: 'Votre navigateur a refusé la copie.', tone: 'danger' }),
    )
  const entry = (when: boolean, name: string, label: string, icon: IconName, act: () => void) =>
    when ? [{ id: name, label, icon, onSelect: act, isDanger: name === 'supprimer' }] : []
  const isThere = !supprime_le
  const copyText = () => void copy(formatTexteLeger(texte), 'Message copié.')
  const copyLink = () => {
    const link = new URL(messagePath(channels_id, id), location.origin)
    void copy(link.href, 'Lien copié. Seuls les participants pourront l’ouvrir.')
  }
  return [
    ...entry(canWrite && isThere, 'repondre', 'Répondre', 'arrow-left', () => onAnswer(message)),
    ...entry(droits.modifier, 'modifier', 'Modifier', 'edit', () => onEdit(message)),
    ...entry(isThere && texte !== '', 'copier', 'Copier le texte', 'copy', copyText),
    ...entry(true, 'lien', 'Copier le lien', 'share', copyLink),
    ...entry(droits.signaler, 'signaler', 'Signaler', 'flag', () => open('signaler')),
    ...entry(droits.supprimer, 'supprimer', 'Supprimer pour tous', 'trash', () =>
      open('supprimer'),
    ),
  ]
}

function Supprimer({ message, onClose }: { message: Message; onClose: () => void }) {
  const { mutate, isPending } = useSupprimer(message)
  const toast = useToast()
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => toast({ message: 'Message supprimé.', tone: 'success' }),
      onError: (cause) => toast({ message: cause.message, tone: 'danger' }),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      action="Supprimer pour tous"
      isBusy={isPending}
      onClose={onClose}
      onConfirm={remove}
      title={'Supprimer ce message\u00a0?'}
    >
      <p>
        Personne ne pourra plus le lire, ni voir ses photos. À sa place restera «&nbsp;Message
        supprimé&nbsp;».
      </p>
    </ConfirmDialog>
  )
}
