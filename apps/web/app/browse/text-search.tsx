import { WithSuggestions } from '../suggestions/with-suggestions.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useListKind } from './list-kind.ts'
import { useDraft } from './use-draft.ts'
import { useListSearch } from './use-list-search.ts'

/** Searches as one types, after a pause; Enter does not wait. */
export function TextSearch({ className }: { className?: string }) {
  const { filters, retype } = useListSearch()
  const { words, demande } = useListKind()
  const { text, type, put, send } = useDraft({
    value: filters.texte ?? '',
    onChange: (texte) => retype({ texte }),
  })
  const field = (
    <SearchField
      autoComplete="off"
      label={words.search}
      maxLength={200}
      onBlur={send}
      onChange={(event) => type(event.currentTarget.value)}
      onClear={() => retype({ texte: null })}
      placeholder={words.placeholder}
      value={text}
    />
  )
  return (
    <search className={className}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {demande ? (
          <WithSuggestions onSearch={put} quoi={demande.quoi}>
            {field}
          </WithSuggestions>
        ) : (
          field
        )}
      </form>
    </search>
  )
}
