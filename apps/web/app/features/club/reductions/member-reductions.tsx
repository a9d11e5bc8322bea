import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { REDUCTIONS } from './paths.ts'
import { ReductionCard } from './reduction-card.tsx'
import { reductionsQuery } from './reductions.queries.ts'

export default function MemberReductions({ magasin }: { magasin: number }) {
  const list = useInfiniteQuery(reductionsQuery({ magasin }))
  const cards = list.data?.pages.flatMap((page) => page.data) ?? []
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="reductions" className="grid gap-4">
      <SectionHeading
        id="reductions"
        more={{ to: REDUCTIONS, label: 'Toutes les réductions' }}
        title="Réductions"
      />
      <ul className="grid gap-4 md:grid-cols-2">
        {cards.map((reduction) => (
          <li className="grid" key={reduction.id}>
            <ReductionCard heading="h3" reduction={reduction} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          className="justify-self-center"
          isLoading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Voir plus de réductions
        </Button>
      )}
    </section>
  )
}
