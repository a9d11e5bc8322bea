import type { Publication } from '@foulee/contract/echanges/fil'
import { formatRaison } from '@foulee/domain/echanges/publication'
import { useState } from 'react'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import Menu from '#ui/menu.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useToast } from '#ui/toast.tsx'
import { useCesser, useMasquer, useRemoveWords, useSourdine } from './fil.mutations.ts'
import { ABONNEMENTS } from './paths.ts'

const NOTHING = () => null
const ReportDialog = lazyHydrate(() => import('#kit/flag/report-dialog.tsx'), NOTHING)
const WordsDialog = lazyHydrate(() => import('./words-dialog.tsx'), NOTHING)

type Opened = 'pourquoi' | 'signaler' | 'modifier' | 'supprimer' | null
type MenuProps = { item: Publication; onGone?: (() => void) | undefined }

export function PublicationMenu({ item, onGone }: MenuProps) {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const toast = useToast()
  return (
    <>
      <Menu entries={useEntries(item, setOpened)} label={`Actions sur cette publication`} />
      {opened === 'pourquoi' && <Why item={item} onClose={close} />}
      {opened === 'signaler' && (
        <ReportDialog
          id={item.id}
          model="publication"
          onClose={close}
          onDone={close}
          staleKey={undefined}
        />
      )}
      {opened === 'modifier' && (
        <WordsDialog
          item={item}
          onClose={close}
          onDone={() => toast({ message: 'Publication modifiée.', tone: 'success' })}
        />
      )}
      {opened === 'supprimer' && <Remove item={item} onClose={close} onGone={onGone} />}
    </>
  )
}

function useEntries(item: Publication, open: (what: Opened) => void) {
  const { emetteur, raison, droits } = item
  const hide = useMasquer(item)
  const { mute } = useSourdine(emetteur)
  const cease = useCesser(emetteur)
  const isMine = !droits.signaler
  const isFollowed =
    raison ===
    formatRaison({ voie: 'suivi', suivi: emetteur.nom, emetteur: '', mise_en_avant: null })
  const entry = (when: boolean, id: string, label: string, icon: EntryIcon, act: () => void) =>
    when ? [{ id, label, icon, onSelect: act, isDanger: id === 'supprimer' }] : []
  return [
    ...entry(true, 'pourquoi', 'Pourquoi je vois ça', 'info', () => open('pourquoi')),
    ...entry(droits.modifier, 'modifier', 'Modifier', 'edit', () => open('modifier')),
    ...entry(!isMine, 'masquer', 'Masquer', 'eye-off', () => hide.mutate()),
    ...entry(!isMine, 'sourdine', `Ne plus entendre ${emetteur.nom}`, 'minus', () => mute.mutate()),
    ...entry(isFollowed, 'cesser', `Ne plus suivre ${emetteur.nom}`, 'close', cease),
    ...entry(droits.signaler, 'signaler', 'Signaler', 'flag', () => open('signaler')),
    ...entry(droits.supprimer, 'supprimer', 'Supprimer', 'trash', () => open('supprimer')),
  ]
}
type EntryIcon = 'info' | 'edit' | 'eye-off' | 'minus' | 'close' | 'flag' | 'trash'

type DialogProps = { item: Publication; onClose: () => void }

function Why({ item: { raison }, onClose }: DialogProps) {
  return (
    <Dialog
      footer={<Button onClick={onClose}>Fermer</Button>}
      isOpen
      onClose={onClose}
      title="Pourquoi je vois ça"
    >
      <div className="grid gap-3">
        <p className="font-semibold">{raison}.</p>
        <p className="text-ink-soft">
          Votre fil montre ce que vous suivez, du plus récent au plus ancien, et ce que l’équipe met
          en avant. Rien d’autre ne l’ordonne.
        </p>
        <p>
          <TextLink to={ABONNEMENTS}>Voir et changer ce que je suis</TextLink>
        </p>
      </div>
    </Dialog>
  )
}

function Remove({ item, onClose, onGone }: DialogProps & Pick<MenuProps, 'onGone'>) {
  const { mutate, isPending } = useRemoveWords(item)
  const toast = useToast()
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast({ message: 'Publication supprimée.', tone: 'success' })
        onGone?.()
      },
      onError: ({ message }) => toast({ message, tone: 'danger' }),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      action="Supprimer ma publication"
      isBusy={isPending}
      onClose={onClose}
      onConfirm={remove}
      title={'Supprimer cette publication\u00a0?'}
    >
      <p>Ses photos et ses commentaires partent avec elle. Rien ne pourra être rétabli.</p>
    </ConfirmDialog>
  )
}
