import { isApiError } from '@foulee/contract/shared/call-error'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/api/use-call.ts'
import { Avatar } from '#ui/avatar.tsx'
import { IconButton } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useToast } from '#ui/toast.tsx'
import { abonnesQuery } from './profil.queries.ts'

export function AbonnesList() {
  const { data } = useQuery(abonnesQuery)
  const { mutate } = useCall('POST /api/profile/abonnes/del', {
    input: (users_id: number) => ({ body: { users_id } }),
    renews: 'settled',
    onError: (cause) => {
      if (!isApiError(cause)) throw cause
    },
  })
  const toast = useToast()
  if (!data?.nb) return null
  const remove = (users_id: number, nom: string) =>
    mutate(users_id, {
      onSuccess: () => toast({ message: `${nom} ne vous suit plus.`, tone: 'success' }),
      onError: ({ message }) => toast({ message, tone: 'danger' }),
    })
  return (
    <details className="card p-5">
      <summary className="min-h-6 cursor-pointer font-semibold">
        Mes abonnés ({data.nb.toLocaleString('fr-FR')})
      </summary>
      <ul className="mt-3 grid divide-y divide-line">
        {data.data.map(({ users_id, nom, avatar }) => (
          <li className="flex items-center gap-3 py-2" key={users_id}>
            <Avatar name={nom} size={44} src={avatar || null} />
            <TextLink className="min-w-0 grow truncate" to={`/coureurs/${users_id}`}>
              {nom}
            </TextLink>
            <IconButton
              icon="close"
              label={`Retirer ${nom} de mes abonnés`}
              onClick={() => remove(users_id, nom)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
