import { useQuery } from '@tanstack/react-query'
import { Medaille } from '#features/club/shared/medaille.tsx'
import { itemsOf } from '#platform/api/query-of.ts'
import { Link } from '#ui/link.tsx'

const badgesQuery = itemsOf('GET /api/badges', { query: {} })

export default function CoureurBadges({ slugs }: { slugs: readonly string[] }) {
  const { data = [] } = useQuery({ ...badgesQuery, enabled: slugs.length > 0 })
  const shown = slugs.flatMap((slug) => data.find((badge) => badge.slug === slug) ?? [])
  if (!shown.length) return null
  return (
    <section aria-labelledby="badges" className="grid gap-4">
      <h2 className="text-xl" id="badges">
        Badges
      </h2>
      <ul className="flex flex-wrap gap-4">
        {shown.map(({ id, slug, titre, medaille }) => (
          <li className="w-20" key={id}>
            <Link
              className="grid justify-items-center gap-1 text-center text-sm hover:underline"
              to={`/badge/${slug}`}
            >
              <Medaille className="size-16" medaille={medaille} slug={slug} />
              {titre}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
