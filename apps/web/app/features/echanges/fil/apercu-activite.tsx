import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Carte } from './cartes/cartes.tsx'
import { publicationPath } from './paths.ts'
import './fil.css'

const FAR = 100

export function ApercuActivite({ id }: { id: number }) {
  const { data, isPending } = useQuery({
    queryKey: ['feed', 'activite', id],
    queryFn: async () => {
      const query = { kind: 'activite', nb_page: FAR } as const
      const { data: items } = await api('POST /api/dashboard/feed', { query })
      return items.find(({ carte }) => carte.kind === 'activite' && carte.objet.id === id) ?? null
    },
  })
  if (isPending) return <Skeleton className="h-72 rounded-control" />
  if (!data) return null
  return (
    <div className="grid gap-2">
      {data.texte && <p>{data.texte}</p>}
      <Carte carte={data.carte} />
      <p>
        <TextLink to={publicationPath(data.id)}>Voir dans le fil</TextLink>
      </p>
    </div>
  )
}
