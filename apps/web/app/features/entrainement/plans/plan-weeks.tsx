import type { Plan, SeanceLue } from '@foulee/contract/entrainement/plan'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { getAcces } from '#features/entrainement/shared/plan-words.ts'
import { useHydrated } from '#platform/page-loading/use-hydrated.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { ChargeBars } from './charge-bars.tsx'
import { PlanWeek } from './plan-week.tsx'
import { SeanceDialog } from './seance-dialog.tsx'

/** Fields used by the weeks, also known to followers of a deleted plan. */
type Shown = Pick<Plan, 'semaines' | 'prix' | 'premium'>
type Opened = { seance: SeanceLue; semaine: number }

type PlanWeeksProps = {
  plan: Shown
  current?: number
  dates?: ReadonlyMap<number, string>
}

export function PlanWeeks({ plan, current = 1, dates }: PlanWeeksProps) {
  const { semaines } = plan
  const [opened, setOpened] = useState<Opened | null>(null)
  const shown = useShownWeek(semaines.length, current)
  const reserved = semaines.filter(({ est_reservee }) => est_reservee).length
  if (semaines.length === 0) return null
  return (
    <section aria-labelledby="semaines" className="grid gap-6">
      <SectionHeading
        id="semaines"
        lead={renderReserved(plan, reserved)}
        title="Semaine par semaine"
      />
      <figure className="grid gap-2">
        <ChargeBars
          charges={semaines.map(({ totaux }) => totaux.charge)}
          isLarge
          marked={[shown - 1]}
        />
        <figcaption className="text-sm text-ink-soft">
          La charge de chaque semaine&nbsp;: ses minutes, multipliées par leur difficulté. Ce qui se
          compte en mètres est estimé pour un coureur de 14&nbsp;km/h de VMA.
        </figcaption>
      </figure>
      <WeekNav count={semaines.length} shown={shown} />
      {semaines.map((semaine) => (
        <PlanWeek
          dates={dates}
          isShown={semaine.numero === shown}
          key={semaine.numero}
          onOpen={(seance) => setOpened({ seance, semaine: semaine.numero })}
          reserve={formatReserve(plan)}
          semaine={semaine}
        />
      ))}
      <SeanceDialog
        onClose={() => setOpened(null)}
        seance={opened?.seance ?? null}
        semaine={opened?.semaine ?? 1}
      />
    </section>
  )
}

/** The document is cached without its query string: another week is shown after hydration. */
function useShownWeek(count: number, current: number): number {
  const [search] = useSearchParams()
  const semaine = Number(search.get('semaine') ?? current)
  const isHydrated = useHydrated()
  return isHydrated && Number.isInteger(semaine) && semaine >= 1 && semaine <= count ? semaine : 1
}

const formatReserve = (plan: Shown) =>
  getAcces(plan) === 'premium'
    ? 'Les séances de cette semaine sont réservées aux membres premium qui suivent le plan.'
    : 'Les séances de cette semaine sont réservées à ceux à qui le coach accorde le plan.'

const renderReserved = ({ semaines }: Shown, reserved: number) =>
  reserved > 0 ? (
    `${semaines.length - reserved}\u00a0semaines sur ${semaines.length} se lisent en entier. Des autres, vous voyez le volume et la charge.`
  ) : (
    <span className="no-print">Touchez une séance pour lire ses étapes.</span>
  )

type WeekNavProps = { shown: number; count: number }

function WeekNav({ shown, count }: WeekNavProps) {
  const to = (week: number) => `?semaine=${week}`
  return (
    <nav aria-label="Semaines du plan" className="plan-week-nav no-print">
      {shown > 1 ? (
        <Link
          aria-label="Semaine précédente"
          className="icon-button"
          preventScrollReset
          replace
          to={to(shown - 1)}
        >
          <Icon name="chevron-left" />
        </Link>
      ) : (
        <span className="size-11" />
      )}
      <p className="font-semibold tabular-nums">{`Semaine ${shown} sur ${count}`}</p>
      {shown < count ? (
        <Link
          aria-label="Semaine suivante"
          className="icon-button"
          preventScrollReset
          replace
          to={to(shown + 1)}
        >
          <Icon name="chevron-right" />
        </Link>
      ) : (
        <span className="size-11" />
      )}
    </nav>
  )
}
