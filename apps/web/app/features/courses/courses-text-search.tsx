import { SearchField } from '../../ui/search-field.tsx'
import { useDraft } from './courses-draft.ts'
import { useCoursesSearch } from './courses-search.ts'

/** Searches as one types, after a pause; Enter does not wait. */
export function CoursesTextSearch({ className }: { className?: string }) {
  const { filters, retype } = useCoursesSearch()
  const { text, type, send } = useDraft({
    value: filters.texte ?? '',
    onChange: (texte) => retype({ texte }),
  })
  return (
    <search className={className}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <SearchField
          autoComplete="off"
          label="Rechercher une course"
          maxLength={200}
          onBlur={send}
          onChange={(event) => type(event.currentTarget.value)}
          onClear={() => retype({ texte: null })}
          placeholder="Nom, ville, organisateur…"
          value={text}
        />
      </form>
    </search>
  )
}
