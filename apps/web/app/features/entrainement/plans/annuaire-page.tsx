import type { PlanCard as PlanCardData } from '@foulee/contract/entrainement/plan'
import { getPlanPath } from '@foulee/domain/entrainement/annuaire'
import { OBJECTIF_PLAN_LABELS } from '@foulee/domain/entrainement/plan'
import { NIVEAU_LABELS, NIVEAUX } from '@foulee/domain/membres/profil'
import { plansText } from '#features/entrainement/shared/plan-words.ts'
import { DirectoryPage } from '#kit/directory/directory-page.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PlanCard } from './plan-card.tsx'
import { listPlanCrumbs } from './plan-crumbs.ts'
import { PER_PAGE, type Selection } from './plans.queries.ts'

type AnnuairePageProps = {
  selection: Required<Selection>
  list: { data: PlanCardData[]; nb: number }
  page: number
}

export function AnnuairePage({ selection, list, page }: AnnuairePageProps) {
  const { objectif, niveau } = selection
  const goal = OBJECTIF_PLAN_LABELS[objectif]
  const level = niveau && NIVEAU_LABELS[niveau].toLocaleLowerCase('fr')
  const title = `Plan d’entraînement ${goal}${level ? `, niveau ${level}` : ''}`
  const crumbs = listPlanCrumbs(selection)
  return (
    <DirectoryPage
      action={<Levels selection={selection} />}
      crumbs={[
        { label: 'Accueil', to: '/' },
        ...crumbs.slice(0, -1),
        { label: crumbs.at(-1)?.label ?? title },
      ]}
      description={`${plansText(list.nb)} d’entraînement ${goal}${level ? ` de niveau ${level}` : ''}\u00a0: semaines, séances en détail, charge et niveau.`}
      isPrivate={list.nb === 0}
      lead={`${plansText(list.nb)}, du plus récent au plus ancien.`}
      page={page}
      pages={Math.ceil(list.nb / PER_PAGE)}
      path={getPlanPath(objectif, niveau ?? undefined)}
      title={title}
    >
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
    </DirectoryPage>
  )
}

function Levels({ selection: { objectif, niveau } }: { selection: Required<Selection> }) {
  return (
    <nav aria-label="Niveaux" className="flex flex-wrap gap-2">
      <ChipLink isSelected={niveau === null} to={getPlanPath(objectif)}>
        Tous les niveaux
      </ChipLink>
      {NIVEAUX.map((item) => (
        <ChipLink isSelected={niveau === item} key={item} to={getPlanPath(objectif, item)}>
          {NIVEAU_LABELS[item]}
        </ChipLink>
      ))}
    </nav>
  )
}
