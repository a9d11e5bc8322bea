import type { Parcours } from '@foulee/contract/parcours/parcours'
import { Icon } from '#ui/icon.tsx'
import { seasonText } from './parcours-summary.ts'
import { describeParcours } from './parcours-words.ts'

export function ParcoursAbout({ parcours }: { parcours: Parcours }) {
  const words = describeParcours(parcours)
  const season = seasonText(parcours.saison)
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <section aria-labelledby="presentation" className="grid content-start gap-3">
        <h2 className="text-2xl" id="presentation">
          Le parcours
        </h2>
        <p className="max-w-[65ch] text-lg whitespace-pre-line">
          {parcours.description ?? 'Son auteur ne l’a pas encore décrit.'}
        </p>
        {season && (
          <p className="flex gap-2.5">
            <Icon className="mt-0.5 shrink-0 text-sapin" name="calendar" />
            <span>
              À son meilleur <strong>{season}</strong>
            </span>
          </p>
        )}
      </section>
      {words.length > 0 && (
        <section aria-labelledby="en-mots" className="grid content-start gap-3">
          <h2 className="text-2xl" id="en-mots">
            Le parcours en mots
          </h2>
          {words.map((paragraph) => (
            <p className="max-w-[65ch]" key={paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
      )}
    </div>
  )
}
