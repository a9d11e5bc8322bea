import type { MembreCanal } from '@foulee/contract/echanges/groupes'
import type { Canal } from '@foulee/contract/echanges/messages'
import { NOM_GROUPE_MAX } from '@foulee/domain/echanges/message'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useCall } from '#platform/api/use-call.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PagedItems } from '#ui/paged-items.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useToast } from '#ui/toast.tsx'
import { type Choisi, ChoixPersonnes } from './choix-personnes.tsx'
import { toastFailure, useInvalidateCanaux } from './messages.mutations.ts'
import { membresQuery } from './messages.queries.ts'

type Props = { canal: Canal; onClose: () => void }

export function Membres({ canal, onClose, onInvite }: Props & { onInvite: () => void }) {
  const query = useInfiniteQuery(membresQuery(canal.id))
  return (
    <Dialog
      footer={
        canal.droits.gerer && (
          <Button icon="plus" onClick={onInvite}>
            Inviter
          </Button>
        )
      }
      isOpen
      onClose={onClose}
      title="Participants"
    >
      <PagedItems empty={<p>Personne.</p>} query={query} waiting={<Waiting />}>
        {(membres) => (
          <ul className="divide-y divide-line">
            {membres.map((membre) => (
              <Membre canal={canal} key={`${membre.users_id} ${membre.nom}`} membre={membre} />
            ))}
          </ul>
        )}
      </PagedItems>
    </Dialog>
  )
}

function Membre({ canal, membre }: { canal: Canal; membre: MembreCanal }) {
  const toast = useToast()
  const retirer = useCall('POST /api/messages/groupe/{id}/retirer', {
    input: (member: number) => ({ params: { id: canal.id }, body: { users_id: member } }),
    onError: toastFailure(toast),
  })
  const { users_id, nom, avatar, url, est_gerant, est_moi } = membre
  const remove = () =>
    users_id !== null &&
    retirer.mutate(users_id, {
      onSuccess: () => toast({ message: `${nom} ne fait plus partie du groupe.`, tone: 'success' }),
    })
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <Avatar name={nom} src={avatar} />
      <p className="min-w-0 grow">
        {url ? <TextLink to={url}>{nom}</TextLink> : nom}
        {est_moi && ' (moi)'}
      </p>
      {est_gerant && <Badge>Gère le groupe</Badge>}
      {canal.droits.gerer && !est_moi && users_id !== null && (
        <IconButton
          aria-busy={retirer.isPending}
          icon="close"
          label={`Retirer ${nom} du groupe`}
          onClick={remove}
        />
      )}
    </li>
  )
}

export function Nommer({ canal, onClose }: Props) {
  const nommer = useCall('POST /api/messages/groupe/{id}', {
    input: (nom: string) => ({ params: { id: canal.id }, body: { nom } }),
  })
  const [empty, setEmpty] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const nom = String(new FormData(event.currentTarget).get('nom') ?? '').trim()
    setEmpty(!nom)
    if (nom) nommer.mutate(nom, { onSuccess: onClose })
  }
  const error = empty ? 'Donnez un nom au groupe.' : nommer.error?.message
  return (
    <Dialog isOpen onClose={onClose} title="Renommer le groupe">
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <TextField
          defaultValue={canal.nom}
          error={error}
          id="nom"
          label="Nom du groupe"
          maxLength={NOM_GROUPE_MAX}
          name="nom"
        />
        <Button isLoading={nommer.isPending} type="submit" variant="primary">
          Enregistrer
        </Button>
      </form>
    </Dialog>
  )
}

export function Inviter({ canal, onClose }: Props) {
  const inviter = useCall('POST /api/messages/groupe/{id}/inviter', {
    input: (users_ids: number[]) => ({ params: { id: canal.id }, body: { users_ids } }),
  })
  const [choisis, setChoisis] = useState<readonly Choisi[]>([])
  const toast = useToast()
  const invite = () =>
    inviter.mutate(
      choisis.map(({ users_id }) => users_id),
      {
        onSuccess: () => {
          toast({ message: 'Le groupe s’agrandit.', tone: 'success' })
          onClose()
        },
      },
    )
  return (
    <Dialog
      footer={
        <Button
          disabled={!choisis.length}
          isLoading={inviter.isPending}
          onClick={invite}
          variant="primary"
        >
          Inviter
        </Button>
      }
      isOpen
      onClose={onClose}
      title={`Inviter dans «\u00a0${canal.nom}\u00a0»`}
    >
      <ChoixPersonnes choisis={choisis} error={inviter.error?.message} onChange={setChoisis} />
    </Dialog>
  )
}

export function Quitter({ canal, onClose, onDone }: Props & { onDone: () => void }) {
  const toast = useToast()
  const renewCanaux = useInvalidateCanaux()
  const leave = useCall('POST /api/messages/quitter/{channels_id}', {
    input: { params: { channels_id: canal.id } },
    // The conversation itself is no longer theirs to read.
    renews: 'never',
    onSuccess: async () => {
      await renewCanaux()
      onDone()
    },
    onError: toastFailure(toast),
    onSettled: onClose,
  })
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button isLoading={leave.isPending} onClick={() => leave.mutate()} variant="danger">
            Quitter
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={`Quitter «\u00a0${canal.nom}\u00a0»\u00a0?`}
    >
      <p>Vous ne recevrez plus ses messages. Ce que vous avez écrit reste pour les autres.</p>
    </Dialog>
  )
}

const Waiting = () => (
  <Loading label="Chargement des participants…">
    <Skeleton className="h-40" />
  </Loading>
)
