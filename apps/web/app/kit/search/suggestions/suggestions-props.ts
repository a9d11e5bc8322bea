import type { Suggestion } from '@foulee/contract/site/recherche'

export type Quoi = Suggestion['quoi']

export type SuggestionsProps = {
  quoi?: Quoi | undefined
  /** Applies a search to the current list; without it a search opens its page. */
  onSearch?: ((suggestion: Suggestion) => void) | undefined
}
