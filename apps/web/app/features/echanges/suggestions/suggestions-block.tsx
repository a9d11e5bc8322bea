import type { Suggestion, Suggestions } from '@foulee/contract/echanges/suggestions'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SuggestionLine } from './suggestion-line.tsx'
import { suggestionsQuery, toCible } from './suggestions.queries.ts'
import { TownQuestion } from './town-question.tsx'

const GROUPS = [
  ['personnes', 'Des coureurs'],
  ['courses', 'Des courses'],
  ['organisateurs', 'Des organisateurs et des magasins'],
] as const

const SHOWN = 3

type SuggestionsBlockProps = { titre?: string }

/**
 * Suggestions to follow with their reasons (produit 7.22). Asks for the town first when the profile
 * has none.
 */
export function SuggestionsBlock({ titre = 'À suivre' }: SuggestionsBlockProps) {
  const id = useId()
  const query = useQuery(suggestionsQuery)
  return (
    <section aria-labelledby={id} className="card grid gap-4 p-5">
      <h2 className="text-xl" id={id}>
        {titre}
      </h2>
      <Query
        label="Recherche de qui suivre…"
        query={query}
        skeleton={<Skeleton className="h-48 w-full" />}
      >
        {(data) => <Groups suggestions={data} />}
      </Query>
    </section>
  )
}

function Groups({ suggestions }: { suggestions: Suggestions }) {
  const isEmpty = GROUPS.every(([name]) => !suggestions[name].length)
  return (
    <>
      {!suggestions.ville_connue && <TownQuestion />}
      {GROUPS.map(([name, titre]) => (
        <Group key={name} suggestions={suggestions[name]} titre={titre} />
      ))}
      {isEmpty && suggestions.ville_connue && (
        <p className="text-ink-soft">
          Rien de plus à vous proposer pour l’instant. Complétez votre pratique dans vos réglages,
          ou revenez plus tard.
        </p>
      )}
    </>
  )
}

function Group({ titre, suggestions }: { titre: string; suggestions: readonly Suggestion[] }) {
  const id = useId()
  if (!suggestions.length) return null
  return (
    <section aria-labelledby={id}>
      <h3 className="font-sans text-base font-semibold" id={id}>
        {titre}
      </h3>
      <ul className="divide-y divide-line">
        {suggestions.slice(0, SHOWN).map((suggestion) => {
          const cible = toCible(suggestion.cible)
          return (
            cible && (
              <SuggestionLine
                cible={cible}
                key={`${cible.kind} ${cible.id}`}
                suggestion={suggestion}
              />
            )
          )
        })}
      </ul>
    </section>
  )
}
