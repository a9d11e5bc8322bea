import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { AroundFields } from '#kit/directory/around-fields.tsx'
import { WithSuggestions } from '#kit/search/suggestions/with-suggestions.tsx'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { distanceOptions, type Search, searchPath, typeOptions } from './itineraires-search.ts'

export function ItinerairesForm({ path, search }: { path: string; search: Search }) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void navigate(searchPath(path, Object.fromEntries(form) as Partial<Search>))
  }
  return (
    <search>
      <form
        action={path}
        aria-label="Chercher un parcours"
        className="card search-form search-form-wide"
        key={searchPath(path, search)}
        method="get"
        onSubmit={submit}
      >
        <WithSuggestions className="search-form-row" quoi="parcours">
          <TextField
            autoComplete="off"
            defaultValue={search.texte}
            enterKeyHint="search"
            label="Où, ou quel parcours"
            maxLength={100}
            name="texte"
            placeholder="Vercors, lac, trail 12 km…"
            type="search"
          />
        </WithSuggestions>
        <AroundFields search={search} />
        <Select
          defaultValue={search.distance}
          label="Distance"
          name="distance"
          options={distanceOptions}
          placeholder="Peu importe"
        />
        <Select
          defaultValue={search.type}
          label="Terrain"
          name="type"
          options={typeOptions}
          placeholder="Peu importe"
        />
        <Button
          className="search-form-row lg:min-w-36"
          icon="search"
          type="submit"
          variant="primary"
        >
          Chercher
        </Button>
      </form>
    </search>
  )
}
