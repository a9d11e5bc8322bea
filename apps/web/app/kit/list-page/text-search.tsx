import type { Suggestion } from '@foulee/contract/site/recherche'
import { WithSuggestions } from '#kit/search/suggestions/with-suggestions.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { useListKind } from './list-kind.ts'
import { useDraft } from './use-draft.ts'
import { useListSearch } from './use-list-search.ts'

export function TextSearch({ className }: { className?: string }) {
  const { filters, change, retype } = useListSearch()
  const { words, demande } = useListKind()
  const { text, type, settle, send } = useDraft({
    value: filters.texte ?? '',
    onChange: (texte) => retype({ texte }),
  })
  const search = ({ texte, lieu }: Suggestion) => {
    settle(texte)
    const around = lieu && { autour: lieu.autour, lieu: lieu.nom, tri: 'distance' }
    change({ texte, ...around })
  }
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
          <WithSuggestions onSearch={search} quoi={demande.quoi}>
            {field}
          </WithSuggestions>
        ) : (
          field
        )}
      </form>
    </search>
  )
}
