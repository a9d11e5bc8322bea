import type { Annees } from '@foulee/contract/parcours/annees'
import { FAMILLE_LABELS } from '@foulee/domain/parcours/annees'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { PictureOpener } from '#features/parcours/shared/picture/picture-opener.tsx'
import { MES_SORTIES } from '#features/parcours/shared/sortie-paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { anneesQuery, MES_ANNEES } from './annees.queries.ts'
import { type AnneesSearch, readAnnees, toAnneesParams } from './annees-url.ts'
import { EverywhereMap } from './everywhere-map.tsx'
import { RecordsSection } from './records-section.tsx'
import { YearSection } from './year-section.tsx'

/** /mes-annees (produit 9.23, 9.24). */
const YearPicture = lazy(() => import('./year-picture.tsx'))

export default function MesAnnees() {
  const [params, setParams] = useSearchParams()
  const search = readAnnees(params)
  const query = useQuery({ ...anneesQuery(search), placeholderData: keepPreviousData })
  const go = (changed: Partial<AnneesSearch>) =>
    setParams(toAnneesParams({ ...search, ...changed }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <main className="page grid content-start gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description="Vos années de course et vos records."
        isPrivate
        path={MES_ANNEES}
        title="Mes années"
      />
      <header className="grid gap-3">
        <Breadcrumb crumbs={[{ label: 'Mes sorties', to: MES_SORTIES }, { label: 'Mes années' }]} />
        <h1 className="text-2xl md:text-3xl">Mes années</h1>
        <p className="max-w-2xl text-ink-soft">
          Ce que vos sorties font ensemble, année après année, et vos records. Vous seul les voyez.
        </p>
      </header>
      <Query
        empty={{
          is: ({ familles }) => familles.length === 0,
          show: (
            <EmptyState
              action={<ButtonLink to={MES_SORTIES}>Ajouter des sorties</ButtonLink>}
              title="Pas encore de sorties"
            >
              Ajoutez les fichiers de votre montre&nbsp;: vos années et vos records se comptent
              d’eux-mêmes.
            </EmptyState>
          ),
        }}
        label="Chargement de vos années…"
        query={query}
        skeleton={<Skeleton className="h-96 rounded-card" />}
      >
        {(data) => (
          <>
            <Choices annees={data} onChange={go} />
            <Unknowns annees={data} />
            <YearSection annees={data} />
            <PictureOpener>
              {(onClose) => <YearPicture annees={data} onClose={onClose} />}
            </PictureOpener>
            <RecordsSection annee={data.annee} />
            <EverywhereMap annee={data.annee} famille={data.famille} />
          </>
        )}
      </Query>
    </main>
  )
}

function Choices({
  annees: { annee, annees, famille, familles },
  onChange,
}: {
  annees: Annees
  onChange: (changed: Partial<AnneesSearch>) => void
}) {
  const years = [...new Set([annee, ...annees.map((year) => year.annee)])].sort((a, b) => b - a)
  return (
    <div className="flex flex-wrap gap-4">
      <Select
        label="Année"
        onChange={({ target }) => onChange({ annee: Number(target.value) })}
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
        value={String(annee)}
      />
      {familles.length > 1 && (
        <Select
          label="Sport"
          onChange={({ target }) =>
            onChange({
              famille: familles.find((item) => item.famille === target.value)?.famille ?? null,
            })
          }
          options={familles.map((item) => ({
            value: item.famille,
            label: `${FAMILLE_LABELS[item.famille]} (${item.nb})`,
          }))}
          value={famille}
        />
      )}
    </div>
  )
}

function Unknowns({ annees: { sans_date, a_mesurer } }: { annees: Annees }) {
  if (!sans_date && !a_mesurer) return null
  return (
    <ul className="card grid gap-1 p-4" role="status">
      {a_mesurer > 0 && (
        <li>
          {a_mesurer === 1
            ? 'Les records d’une sortie sont en train d’être cherchés.'
            : `Les records de ${a_mesurer}\u00a0sorties sont en train d’être cherchés.`}
        </li>
      )}
      {sans_date > 0 && (
        <li>
          {sans_date === 1
            ? 'Une sortie n’a pas de date\u00a0: elle n’est d’aucune année.'
            : `${sans_date}\u00a0sorties n’ont pas de date\u00a0: elles ne sont d’aucune année.`}
        </li>
      )}
    </ul>
  )
}
