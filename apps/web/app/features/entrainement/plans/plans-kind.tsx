import type { PlanCard as PlanCardData } from '@foulee/contract/entrainement/plan'
import { plansText } from '#features/entrainement/shared/plan-words.ts'
import type { ListKind } from '#kit/list-page/list-kind.ts'
import { PlanCard } from './plan-card.tsx'
import { PlanCardSkeleton } from './plan-card-skeleton.tsx'
import { readPlansFiltres, readPlansPage } from './plans.queries.ts'

export const plansKind: ListKind = {
  path: '/training/plans',
  name: 'coaching',
  title: 'Plans',
  description: 'Des plans d’entraînement écrits par des coachs, à placer sur vos jours.',
  readFiltres: readPlansFiltres,
  readPage: readPlansPage,
  renderCard: (plan) => <PlanCard heading="h2" layout="row" plan={plan as PlanCardData} />,
  renderSkeleton: () => <PlanCardSkeleton />,
  groups: [
    { key: 'objectif', label: 'Objectif', icon: 'flag', filters: ['objectif', 'niveau'] },
    { key: 'duree', label: 'Durée', icon: 'calendar', filters: ['semaines', 'seances'] },
  ],
  otherGroup: { key: 'prix', label: 'Prix', icon: 'euro' },
  distances: [],
  sorts: [
    { value: 'recent', label: 'Les plus récents' },
    { value: 'note', label: 'Les mieux notés' },
    { value: 'semaines', label: 'Les plus courts' },
    { value: 'nom', label: 'Nom' },
  ],
  words: {
    count: plansText,
    search: 'Rechercher un plan',
    placeholder: 'Un plan, une distance',
    searching: 'Recherche des plans…',
    see: 'Voir les plans',
    shown: (shown, nb) => `${shown} sur ${nb} affichés`,
    empty: {
      title: 'Aucun plan',
      text: 'Personne n’a encore publié de plan. Les premiers arrivent bientôt.',
    },
    map: 'Plans',
  },
}
