import { type ComponentType, type MouseEvent, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { SearchBoxProps } from './search-box.tsx'
import { useSlash } from './use-slash.ts'

type Box = ComponentType<SearchBoxProps>

const loadBox = async (): Promise<Box> => (await import('./search-box.tsx')).default

/**
 * Search in the top bar (produit 14.16): a link to its page, which opens the dialog once hydrated.
 * The dialog is loaded on demand.
 */
export function SearchButton() {
  const navigate = useNavigate()
  const [Box, setBox] = useState<Box | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => {
    loadBox().then(
      (loaded) => {
        setBox(() => loaded)
        setOpen(true)
      },
      // The chunk failed to load: the search page explains it.
      () => void navigate('/recherche'),
    )
  }, [navigate])
  useSlash(open)
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
  }
  const prepare = () => void loadBox().catch(() => undefined)
  return (
    <>
      <Link
        aria-keyshortcuts="/"
        className="icon-button search-door"
        onClick={openHere}
        onFocus={prepare}
        onPointerEnter={prepare}
        to="/recherche"
      >
        <Icon name="search" />
        <span className="search-door-words">Rechercher</span>
        <span aria-hidden="true" className="search-door-key">
          /
        </span>
      </Link>
      {Box && <Box isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
