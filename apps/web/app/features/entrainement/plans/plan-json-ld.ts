import type { Plan } from '@foulee/contract/entrainement/plan'
import { planDescription } from '#features/entrainement/shared/plan-words.ts'
import { breadcrumbList } from '#ui/json-ld.ts'
import { listPlanCrumbs } from './plan-crumbs.ts'

/**
 * schema.org data of a plan: an `ExercisePlan` with author and rating. No offer, since nothing is sold
 * on this site.
 * @param publicUrl without a trailing slash
 */
export function planJsonLd(plan: Plan, publicUrl: string): object {
  const { slug, titre, nb_semaines, seances_par_semaine, prix, premium, coach, note } = plan
  const url = `${publicUrl}/training/plans/${slug}`
  const crumbs = [...listPlanCrumbs(plan), { label: titre, to: `/training/plans/${slug}` }]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ExercisePlan',
        '@id': `${url}#plan`,
        name: titre,
        description: planDescription(plan),
        url,
        inLanguage: 'fr',
        activityDuration: `P${nb_semaines}W`,
        activityFrequency: `${seances_par_semaine} séances par semaine`,
        isAccessibleForFree: prix === 0 && !premium,
        ...(coach ? { author: { '@type': 'Person', name: coach.nom } } : {}),
        ...(note === null
          ? {}
          : {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: note,
                ratingCount: plan.nb_notes,
                bestRating: 5,
                worstRating: 1,
              },
            }),
      },
      breadcrumbList(crumbs, publicUrl),
    ],
  }
}
