import { isEnCours, type Periode } from '@foulee/domain/club/reduction'
import { lazy, Suspense } from 'react'
import { AccountDoors } from '#kit/session/account-doors.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

/** Lazy: only members see codes, and the page of a shop is public. */
const MemberReductions = lazy(() => import('./member-reductions.tsx'))

type BlockProps = {
  magasin: number
  periodes: readonly Periode[]
}

export function ReductionsMagasin({ magasin, periodes }: BlockProps) {
  const { boot, isAuth } = useSession()
  if (boot !== 'done') return null
  if (isAuth) {
    return (
      <Suspense>
        <MemberReductions magasin={magasin} />
      </Suspense>
    )
  }
  const nb = periodes.filter((periode) => isEnCours(periode, new Date())).length
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
