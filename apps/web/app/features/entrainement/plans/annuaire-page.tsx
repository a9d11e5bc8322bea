import type { PlanCard as PlanCardData } from '@foulee/contract/entrainement/plan'
import { getPlanPath } from '@foulee/domain/entrainement/annuaire'
import { OBJECTIF_PLAN_LABELS } from '@foulee/domain/entrainement/plan'
import { NIVEAU_LABELS, NIVEAUX } from '@foulee/domain/membres/profil'
import { plansText } from '../../../entrainement/plan-words.ts'
import { PageHead } from '../../../page-head.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { PlanCard } from './plan-card.tsx'
import { listPlanCrumbs } from './plan-crumbs.ts'
import { PER_PAGE, type Selection } from './plans.queries.ts'

type AnnuairePageProps = {
  selection: Required<Selection>
  list: { data: PlanCardData[]; nb: number }
  page: number
}

/** `/plans-entrainement/semi?page=2`; the first page carries no number. */
const pageHref = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path)

/** The plans towards one goal, at one level or at all of them. */
export function AnnuairePage({ selection, list, page }: AnnuairePageProps) {
  const { objectif, niveau } = selection
  const path = getPlanPath(objectif, niveau ?? undefined)
  const goal = OBJECTIF_PLAN_LABELS[objectif]
  const level = niveau && NIVEAU_LABELS[niveau].toLocaleLowerCase('fr')
  const title = `Plan d’entraînement ${goal}${level ? `, niveau ${level}` : ''}`
  const crumbs = listPlanCrumbs(selection)
  return (
    <main className="page grid gap-8 pt-2 pb-8" id="contenu">
      <PageHead
        description={`${plansText(list.nb)} d’entraînement ${goal}${level ? ` de niveau ${level}` : ''}\u00a0: semaines, séances en détail, charge et niveau.`}
        isPrivate={list.nb === 0}
        path={pageHref(path, page)}
        title={page > 1 ? `${title}, page ${page}` : title}
      />
      <header className="grid gap-3">
        <Breadcrumb
          crumbs={[
            { label: 'Accueil', to: '/' },
            ...crumbs.slice(0, -1),
            { label: crumbs.at(-1)?.label ?? title },
          ]}
        />
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="text-lg text-ink-soft">
          {`${plansText(list.nb)}, du plus récent au plus ancien.`}
        </p>
        <Levels selection={selection} />
      </header>
      {list.data.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {list.data.map((plan) => (
            <li key={plan.id}>
              <PlanCard heading="h2" plan={plan} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          action={<ButtonLink to={getPlanPath()}>Voir tous les plans</ButtonLink>}
          title="Pas encore de plan ici"
        >
          <p>Un autre niveau ou un autre objectif en a peut-être un pour vous.</p>
        </EmptyState>
      )}
      <Pagination
        hrefOf={(number) => pageHref(path, number)}
        page={page}
        pages={Math.ceil(list.nb / PER_PAGE)}
      />
    </main>
  )
}

function Levels({ selection: { objectif, niveau } }: { selection: Required<Selection> }) {
  return (
    <nav aria-label="Niveaux" className="flex flex-wrap gap-2">
      <ChipLink isSelected={niveau === null} to={getPlanPath(objectif)}>
        Tous les niveaux
      </ChipLink>
      {NIVEAUX.map((one) => (
        <ChipLink isSelected={niveau === one} key={one} to={getPlanPath(objectif, one)}>
          {NIVEAU_LABELS[one]}
        </ChipLink>
      ))}
    </nav>
  )
}
