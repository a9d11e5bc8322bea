import type { Suggestion } from '@foulee/contract/site/recherche'

export type Quoi = Suggestion['quoi']

export type SuggestionsProps = {
  /** Races or routes alone; both where it is not said. */
  quoi?: Quoi | undefined
  /** Writes a search into the list that one is on; without it a search leads to its page. */
  onSearch?: ((asked: Suggestion) => void) | undefined
}
