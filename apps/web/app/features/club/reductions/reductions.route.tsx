import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { MakerLine } from '#kit/directory/maker-line.tsx'
import { queryOf } from '#platform/api/query-of.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PagedItems } from '#ui/paged-items.tsx'
import { Select } from '#ui/select.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { MES_REDUCTIONS, REDUCTIONS } from './paths.ts'
import { ReductionCard } from './reduction-card.tsx'
import { type Filtres, reductionsQuery } from './reductions.queries.ts'

function readFiltres(params: URLSearchParams): Filtres {
  const premium = params.get('premium')
  const partenaire = takeGraphemes(params.get('partenaire') ?? '', 120)
  return {
    ...(premium === '1' || premium === '0' ? { premium } : {}),
    ...(params.get('bientot') === '1' && { bientot: '1' }),
    ...(partenaire && { partenaire }),
  }
}

function withFiltre(filtres: Filtres, changed: { [K in keyof Filtres]?: Filtres[K] | undefined }) {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filtres, ...changed })) {
    if (value) params.set(name, String(value))
  }
  return params.size ? `${REDUCTIONS}?${params}` : REDUCTIONS
}

export default function Reductions() {
  const filtres = readFiltres(useSearchParams()[0])
  return (
    <main className="page grid content-start gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Les réductions réservées aux membres de Foulée."
        isPrivate
        path={REDUCTIONS}
        title="Réductions"
      />
      <header className="grid max-w-2xl gap-2">
        <h1 className="text-2xl md:text-3xl">Réductions</h1>
        <p className="text-ink-soft">
          Ce que des magasins et des partenaires offrent aux membres. Le partenaire sait combien de
          codes ont été vus, jamais par qui.
        </p>
      </header>
      <Filters filtres={filtres} />
      <Cards filtres={filtres} />
      <MakerLine
        label="Proposez une réduction"
        question="Vous tenez un magasin&nbsp;?"
        to={MES_REDUCTIONS}
      />
    </main>
  )
}

function Filters({ filtres }: { filtres: Filtres }) {
  const { premium, bientot } = filtres
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <nav aria-label="Filtres" className="flex flex-wrap gap-2">
        <ChipLink
          isSelected={bientot === '1'}
          to={withFiltre(filtres, { bientot: bientot ? undefined : '1' })}
        >
          Finissent bientôt
        </ChipLink>
        <ChipLink
          isSelected={premium === '1'}
          to={withFiltre(filtres, { premium: premium === '1' ? undefined : '1' })}
        >
          Premium
        </ChipLink>
        <ChipLink
          isSelected={premium === '0'}
          to={withFiltre(filtres, { premium: premium === '0' ? undefined : '0' })}
        >
          Pour tous
        </ChipLink>
      </nav>
      <Partenaires filtres={filtres} />
    </div>
  )
}

function Partenaires({ filtres }: { filtres: Filtres }) {
  const { data = [] } = useQuery(queryOf('GET /api/reductions/partenaires'))
  const [, setParams] = useSearchParams()
  const { partenaire } = filtres
  const isKnown = data.some(({ nom }) => nom === partenaire)
  return (
    <div className="w-full sm:w-72">
      <Select
        label="Partenaire"
        onChange={(event) => {
          const to = withFiltre(filtres, { partenaire: event.target.value || undefined })
          setParams(new URLSearchParams(to.split('?')[1]), { preventScrollReset: true })
        }}
        options={[
          ...(partenaire && !isKnown ? [{ value: partenaire, label: partenaire }] : []),
          ...data.map(({ nom, nb }) => ({ value: nom, label: `${nom} (${nb})` })),
        ]}
        placeholder="Tous les partenaires"
        value={partenaire ?? ''}
      />
    </div>
  )
}

const Cards = ({ filtres }: { filtres: Filtres }) => (
  <PagedItems
    empty={<NoReduction hasFilters={Object.keys(filtres).length > 0} />}
    query={useInfiniteQuery(reductionsQuery(filtres))}
    waiting={
      <Loading label="Chargement des réductions…">
        <CardsSkeleton />
      </Loading>
    }
  >
    {(reductions, nb) => (
      <>
        <p className="text-ink-soft" role="status">
          {nb}&nbsp;{nb > 1 ? 'réductions' : 'réduction'}
        </p>
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {reductions.map((reduction) => (
            <li className="grid" key={reduction.id}>
              <ReductionCard reduction={reduction} />
            </li>
          ))}
        </ul>
      </>
    )}
  </PagedItems>
)

const CardsSkeleton = () => (
  <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
    <Skeleton className="h-64 rounded-card" />
    <Skeleton className="h-64 rounded-card" />
    <Skeleton className="h-64 rounded-card" />
  </div>
)

function NoReduction({ hasFilters }: { hasFilters: boolean }) {
  if (!hasFilters) {
    return (
      <EmptyState title="Aucune réduction en ce moment">
        <p>Les prochaines paraîtront ici.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      action={<ButtonLink to={REDUCTIONS}>Voir toutes les réductions</ButtonLink>}
      title="Aucune réduction avec ces filtres"
    >
      <p>Retirez-en un pour en trouver davantage.</p>
    </EmptyState>
  )
}
