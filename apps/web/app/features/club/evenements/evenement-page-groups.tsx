import type { Evenement } from '@foulee/contract/club/evenements'
import { groupeText } from '@foulee/domain/club/groupe'
import { SectionHeading } from '#ui/section-heading.tsx'

export function EvenementGroups({ evenement: { groupes } }: { evenement: Evenement }) {
  if (!groupes.length) return null
  return (
    <section aria-labelledby="groupes" className="grid gap-5">
      <SectionHeading
        id="groupes"
        lead="Vous choisissez le vôtre en vous inscrivant."
        title="Les groupes"
      />
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {groupes.map((groupe) => (
          <li className="card grid content-start gap-0.5 p-4" key={groupe.nom}>
            <p className="font-semibold">{groupe.nom}</p>
            <p className="text-ink-soft tabular-nums empty:hidden">{groupeText(groupe)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
