import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { isFiltered, type OutingSearch, readSearch, toParams } from './activites-url.ts'

type ActivitesFormProps = { search: OutingSearch }

/** Filters, stored in the URL so that the back button restores them. */
export function ActivitesForm({ search }: ActivitesFormProps) {
  const [, setParams] = useSearchParams()
  const apply = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    setParams(toParams(readSearch(new URLSearchParams(fields))), { preventScrollReset: true })
  }
  return (
    <form
      aria-label="Filtrer mes sorties"
      className="no-print card grid gap-4 p-4 md:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <TextField defaultValue={search.texte} label="Titre" name="texte" type="search" />
        </div>
        <Button icon="search" type="submit">
          Filtrer
        </Button>
        {isFiltered(search) && (
          <Button onClick={() => setParams({}, { preventScrollReset: true })} variant="quiet">
            Tout voir
          </Button>
        )}
      </div>
      <details open={isFiltered({ ...search, texte: '' }) || search.tri !== 'recent'}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold text-sapin">
          <Icon name="filter" size={18} />
          Dates, distances et ordre
        </summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-5">
          <TextField defaultValue={search.date_min} label="Du" name="date_min" type="date" />
          <TextField defaultValue={search.date_max} label="Au" name="date_max" type="date" />
          <Kilometres label="Au moins" name="distance_min" search={search} />
          <Kilometres label="Au plus" name="distance_max" search={search} />
          <Select
            defaultValue={search.tri}
            label="Ordre"
            name="tri"
            options={[
              { value: 'recent', label: 'Les plus récentes' },
              { value: 'distance', label: 'Les plus longues' },
            ]}
          />
        </div>
      </details>
    </form>
  )
}

type KilometresProps = {
  search: OutingSearch
  name: 'distance_min' | 'distance_max'
  label: string
}

const Kilometres = ({ search, name, label }: KilometresProps) => (
  <TextField defaultValue={search[name]} inputMode="decimal" label={label} name={name} unit="km" />
)
