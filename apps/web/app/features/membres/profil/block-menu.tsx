import { lazy, Suspense, useState } from 'react'
import { useSession } from '#platform/session/session-provider.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import { useBlock } from './blocages.queries.ts'

const Menu = lazy(() => import('#ui/menu.tsx'))

type BlockMenuProps = { users_id: number; nom: string }

export function BlockMenu({ users_id, nom }: BlockMenuProps) {
  const { currentUser } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  if (!currentUser || currentUser.users_id === users_id) return null
  return (
    <>
      <Suspense fallback={<span className="size-11" />}>
        <Menu
          entries={[
            {
              id: 'bloquer',
              label: `Bloquer ${nom}…`,
              icon: 'circle-slash',
              isDanger: true,
              onSelect: () => setIsAsking(true),
            },
          ]}
          label={`Plus d’actions pour ${nom}`}
        />
      </Suspense>
      {isAsking && <BlockDialog nom={nom} onClose={() => setIsAsking(false)} users_id={users_id} />}
    </>
  )
}

function BlockDialog({ users_id, nom, onClose }: BlockMenuProps & { onClose: () => void }) {
  const { mutate, isPending } = useBlock()
  const toast = useToast()
  const block = () =>
    mutate(
      { users_id, est_bloque: true },
      {
        onSuccess: () => toast({ message: `Vous avez bloqué ${nom}.`, tone: 'success' }),
        onError: ({ message }) => toast({ message, tone: 'danger' }),
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialog
      action="Bloquer"
      isBusy={isPending}
      onClose={onClose}
      onConfirm={block}
      title={`Bloquer ${nom}\u00a0?`}
    >
      <div className="grid max-w-prose gap-3">
        <p>
          Aucun de vous deux ne verra plus la page, les publications ni les commentaires de l’autre.
          Si l’un suivait ou entraînait l’autre, c’est fini.
        </p>
        <p className="text-ink-soft">
          {nom} n’en est pas averti. Ce que l’un de vous publie pour tout le monde, comme un
          parcours ou un résultat, reste visible de tous. Vous pourrez débloquer dans vos réglages,
          à «&nbsp;Confidentialité&nbsp;».
        </p>
      </div>
    </ConfirmDialog>
  )
}
