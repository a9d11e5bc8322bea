import { isEnCours, type Periode } from '@foulee/domain/club/reduction'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { AccountDoors } from '#kit/session/account-doors.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { REDUCTIONS } from './paths.ts'
import { reductionsQuery } from './reductions.queries.ts'

/** Lazy: only members see codes, and the page of a shop is public. */
const ReductionCard = lazy(async () => ({
  default: (await import('./reduction-card.tsx')).ReductionCard,
}))

type BlockProps = {
  magasin: number
  periodes: readonly Periode[]
}

export function ReductionsMagasin({ magasin, periodes }: BlockProps) {
  const { boot, isAuth } = useSession()
  if (boot !== 'done') return null
  if (isAuth) return <Reductions magasin={magasin} />
  const nb = periodes.filter((one) => isEnCours(one, new Date())).length
  if (nb === 0) return null
  return (
    <section aria-labelledby="reductions" className="grid gap-4">
      <SectionHeading
        id="reductions"
        lead={
          nb === 1
            ? 'Ce magasin offre une réduction aux membres de Foulée.'
            : `Ce magasin offre ${nb} réductions aux membres de Foulée.`
        }
        title="Réductions"
      />
      <div className="flex flex-wrap gap-3">
        <AccountDoors />
      </div>
    </section>
  )
}

function Reductions({ magasin }: { magasin: number }) {
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
            <Suspense>
              <ReductionCard heading="h3" reduction={reduction} />
            </Suspense>
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
