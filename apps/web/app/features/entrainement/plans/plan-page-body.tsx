import type { Plan } from '@foulee/contract/entrainement/plan'
import { useSite } from '#platform/site.ts'
import { JsonLd } from '#ui/page-head.tsx'
import { planJsonLd } from './plan-json-ld.ts'
import { PlanWeeks } from './plan-weeks.tsx'

export default function PlanBody({ plan }: { plan: Plan }) {
  const { publicUrl } = useSite()
  return (
    <div className="page grid gap-14 pt-10 *:min-w-0">
      <JsonLd value={planJsonLd(plan, publicUrl)} />
      <section aria-labelledby="presentation" className="grid gap-3">
        <h2 className="text-2xl" id="presentation">
          Le plan
        </h2>
        <p className="max-w-[65ch] text-lg whitespace-pre-line">
          {plan.description || 'Son coach ne l’a pas encore décrit.'}
        </p>
      </section>
      <PlanWeeks plan={plan} />
    </div>
  )
}
