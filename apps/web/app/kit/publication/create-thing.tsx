import type { Tag } from '@foulee/contract/shared/tag'
import { capitalize } from '@foulee/domain/shared/typographie'
import {
  type QueryKey,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { tagged } from '#platform/api/tagged.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { editorPath, type Gestion, type Kind } from './kind.ts'
import { decline } from './noun.ts'

type CreateThingProps<G extends Gestion, Answer, Owner, K extends QueryKey> = {
  kind: Kind<G>
  /** In whose name the member may write. */
  owners: UseQueryOptions<Answer, Error, Owner[], K>
  /** « vos agences » */
  ownersSaid: string
  children: (owners: readonly Owner[]) => ReactNode
}

export function CreateThing<G extends Gestion, Answer, Owner, K extends QueryKey>(
  props: CreateThingProps<G, Answer, Owner, K>,
) {
  const [isOpen, setOpen] = useState(false)
  const title = `Créer ${decline(props.kind).un}`
  return (
    <>
      <Button
        className="justify-self-start"
        icon="plus"
        onClick={() => setOpen(true)}
        variant="primary"
      >
        {title}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <Owners {...props} />
      </Dialog>
    </>
  )
}

function Owners<G extends Gestion, Answer, Owner, K extends QueryKey>(
  props: CreateThingProps<G, Answer, Owner, K>,
) {
  const { data, error } = useQuery(props.owners)
  if (error) return <p role="alert">{error.message}</p>
  if (data) return props.children(data)
  return (
    <Loading label={`Chargement de ${props.ownersSaid}…`}>
      <Skeleton className="h-40" />
    </Loading>
  )
}

type CreateFormProps<G extends Gestion> = {
  kind: Kind<G>
  title: { name: 'nom' | 'titre'; label: string; hint: string; maxLength: number }
  send: (form: FormData) => Promise<{ id: number }>
  /** Subjects of other queries that a new thing changes. */
  changes?: readonly Tag[]
  children: (errors: Record<string, string>) => ReactNode
}

export function CreateForm<G extends Gestion>(props: CreateFormProps<G>) {
  const { kind, title, send, changes = [], children } = props
  const client = useQueryClient()
  const navigate = useNavigate()
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: ({ id }) => navigate(editorPath(kind, id)),
    onSettled: () => client.invalidateQueries(tagged(...kind.tags, ...changes)),
  })
  const { le, e } = decline(kind)
  const exception = `${capitalize(le)} n’a pas pu être créé${e}. Vérifiez votre connexion et réessayez.`
  return (
    <SessionForm exception={exception} mutation={mutation} submit="Créer le brouillon">
      {(errors) => (
        <>
          <TextField
            {...fieldProps(title.name, errors)}
            autoComplete="off"
            hint={title.hint}
            label={title.label}
            maxLength={title.maxLength}
          />
          {children(errors)}
        </>
      )}
    </SessionForm>
  )
}
