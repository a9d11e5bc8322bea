import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { RECHERCHE_MAX } from '@foulee/domain/site/recherche'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { recherchePath } from '#kit/search/paths.ts'
import type { RechercheQuery } from '#kit/search/recherche.queries.ts'
import { WithSuggestions } from '#kit/search/suggestions/with-suggestions.tsx'
import { readRecents, saveRecents, withRecent } from '#platform/offline/recents.ts'
import { Button } from '#ui/button.tsx'
import { SearchField } from '#ui/search-field.tsx'

export function SearchPageForm({ query: { q, kind } }: { query: RechercheQuery }) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const trimmed = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    saveRecents(withRecent(readRecents(), trimmed))
    void navigate(trimmed ? recherchePath({ q: trimmed, kind }) : '/recherche')
  }
  return (
    <search>
      <form
        action="/recherche"
        className="flex max-w-2xl flex-wrap gap-3"
        method="get"
        onSubmit={submit}
      >
        <WithSuggestions className="min-w-0 grow">
          <SearchField
            autoComplete="off"
            defaultValue={takeGraphemes(q, RECHERCHE_MAX)}
            label="Course, parcours, lieu…"
            maxLength={RECHERCHE_MAX}
            name="q"
          />
        </WithSuggestions>
        {kind && <input name="kind" type="hidden" value={kind} />}
        <Button type="submit" variant="primary">
          Rechercher
        </Button>
      </form>
    </search>
  )
}
