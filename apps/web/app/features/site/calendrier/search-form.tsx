import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { AroundFields } from '#kit/directory/around-fields.tsx'
import type { Quoi } from '#kit/search/suggestions/suggestions-props.ts'
import { WithSuggestions } from '#kit/search/suggestions/with-suggestions.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { dateOptions, distanceOptions, type Search, searchPath } from './calendrier-search.ts'

type SearchFormProps = {
  today: string
  mois: readonly string[]
  search?: Search
  isNarrow?: boolean
  path?: string
  /** Hides the period, on the page of a month. */
  isDated?: boolean
  /** Kinds of suggestions; races and routes by default. */
  quoi?: Quoi
}

/**
 * « Où, quand, quelle distance ? »: a plain GET form; with JavaScript, a client navigation that leaves
 * out empty criteria.
 */
export function SearchForm({
  today,
  mois,
  search,
  isNarrow,
  quoi,
  path = '/calendrier',
  isDated,
}: SearchFormProps) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void navigate(searchPath(Object.fromEntries(form) as Partial<Search>, path))
  }
  return (
    <search>
      <form
        action={path}
        aria-label="Chercher une course"
        className={cx('card search-form', !isNarrow && 'search-form-wide')}
        key={search && searchPath(search, path)}
        method="get"
        onSubmit={submit}
      >
        <WithSuggestions className="search-form-row" quoi={quoi}>
          <TextField
            autoComplete="off"
            defaultValue={search?.texte}
            enterKeyHint="search"
            label="Où, ou quelle course"
            maxLength={100}
            name="texte"
            placeholder="Trail 30 km Isère, Templiers…"
            type="search"
          />
        </WithSuggestions>
        <AroundFields search={search} />
        {!isDated && (
          <Select
            defaultValue={search?.date}
            label="Quand"
            name="date"
            options={dateOptions(today, mois, search?.date)}
            placeholder="Peu importe"
          />
        )}
        <Select
          defaultValue={search?.distance}
          label="Distance"
          name="distance"
          options={distanceOptions}
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
