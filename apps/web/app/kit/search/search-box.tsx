import { RECHERCHE_MAX } from '@foulee/domain/site/recherche'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { readRecents, saveRecents, withRecent } from '#platform/offline/recents.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { moveActive } from '#ui/move-active.ts'
import { SearchField } from '#ui/search-field.tsx'
import { useDebouncedValue } from '#ui/use-debounced-value.ts'
import { BoxAnswers } from './box-answers.tsx'
import { listOptions } from './box-options.ts'
import { recherchePath } from './paths.ts'
import { RecentSearches } from './recent-searches.tsx'
import { type Found, typedQuery } from './recherche.queries.ts'

export type SearchBoxProps = { isOpen: boolean; onClose: () => void }

export default function SearchBox({ isOpen, onClose }: SearchBoxProps) {
  return (
    // In the top bar, a <header> would be a second banner landmark.
    <section className="contents">
      <Dialog isOpen={isOpen} onClose={onClose} title="Rechercher">
        <Search onClose={onClose} />
      </Dialog>
    </section>
  )
}

function Search({ onClose }: Pick<SearchBoxProps, 'onClose'>) {
  const id = useId()
  const navigate = useNavigate()
  const { isAuth } = useSession()
  const [texte, setTexte] = useState('')
  const [recents, setRecents] = useState(readRecents)
  const [active, setActive] = useState(-1)
  const value = useDebouncedValue(texte.trim())
  const query = useQuery(typedQuery(value, isAuth))
  const found = texte.trim() && query.data ? query.data : NOTHING
  const options = listOptions(found, texte.trim())
  const current = options[active]

  const type = (text: string) => {
    setTexte(text)
    setActive(-1)
  }
  const changeRecents = (next: string[]) => {
    saveRecents(next)
    setRecents(next)
  }
  const saveAndClose = () => {
    if (texte.trim()) saveRecents(withRecent(readRecents(), texte))
    onClose()
  }
  const go = (path: string) => {
    saveAndClose()
    void navigate(path)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      return onClose()
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (!texte.trim()) return undefined
      return go(current?.path ?? recherchePath({ q: texte.trim() }))
    }
    const next = moveActive(event.key, active, options.length)
    if (next === null) return undefined
    event.preventDefault()
    setActive(next)
    return document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <search className="grid gap-3 p-1" ref={focusFirst}>
      <SearchField
        aria-activedescendant={current && `${id}-${active}`}
        aria-autocomplete="list"
        aria-controls={`${id}-liste`}
        aria-expanded={options.length > 0}
        autoComplete="off"
        label="Course, parcours, lieu…"
        maxLength={RECHERCHE_MAX}
        name="q"
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => type(target.value)}
        onClear={() => type('')}
        onKeyDown={press}
        role="combobox"
        value={texte}
      />
      <div className="h-[min(60dvh,32rem)] overflow-y-auto overscroll-contain">
        {texte.trim() ? (
          <BoxAnswers
            active={active}
            found={found}
            id={id}
            onExit={saveAndClose}
            options={options}
            query={query}
            texte={texte.trim()}
          />
        ) : (
          <RecentSearches onChange={changeRecents} onChoose={type} recents={recents} />
        )}
      </div>
    </search>
  )
}

const NOTHING: Found = { sens: [], groupes: [] }

/** `showModal` focuses the element with `autofocus`. */
const focusFirst = (search: HTMLElement | null) =>
  search?.querySelector('input')?.setAttribute('autofocus', '')
