import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { cx } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { useDebouncedValue } from '#ui/use-debounced-value.ts'
import { FoundLine } from '../found-line.tsx'
import { listOffers, type Offer } from './offers.ts'
import { SearchLine } from './search-line.tsx'
import { suggestionsQuery } from './suggestions.queries.ts'
import type { SuggestionsProps } from './suggestions-props.ts'
import { useCombobox, useTyping } from './use-combobox.ts'
import './suggestions.css'

type PopupProps = SuggestionsProps & { field: HTMLInputElement; isTyped: boolean }

export default function SuggestionsPopup({ field, isTyped, quoi, onSearch }: PopupProps) {
  const id = useId()
  const navigate = useNavigate()
  const { texte, isOpen, active, close, move, open } = useTyping({ field, isTyped })
  const { data, isPlaceholderData } = useQuery(
    suggestionsQuery(useDebouncedValue(texte.trim()), quoi),
  )
  const offers = data && texte.trim() ? listOffers(data) : []
  const isShown = isOpen && offers.length > 0
  const search = (offer: Offer): boolean => {
    close()
    if (offer.genre !== 'recherche' || !onSearch) return false
    onSearch(offer.sens)
    return true
  }
  const choose = (at: number) => {
    const offer = offers[at]
    if (offer && !search(offer)) void navigate(offer.path)
  }
  useCombobox({
    ...{ field, id, isShown, active, count: offers.length },
    ...{ onMove: move, onOpen: open, onClose: close, onChoose: choose },
  })
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isShown && !isPlaceholderData && formatOffers(offers.length)}
      </p>
      <div
        aria-busy={isPlaceholderData}
        aria-label="Suggestions"
        className="menu suggestions"
        hidden={!isShown}
        id={id}
        // Keeps the focus in the field, and a phone's keyboard open.
        onMouseDown={(event) => event.preventDefault()}
        role="listbox"
        tabIndex={-1}
      >
        {offers.map((offer, at) => (
          <Link
            aria-selected={at === active}
            className={cx('menu-item py-1.5', at === active && 'menu-item-active')}
            id={`${id}-${at}`}
            key={`${offer.genre} ${offer.path}`}
            onClick={(event) => {
              if (search(offer)) event.preventDefault()
            }}
            role="option"
            tabIndex={-1}
            to={offer.path}
          >
            <OfferLine offer={offer} />
          </Link>
        ))}
      </div>
    </>
  )
}

function OfferLine({ offer }: { offer: Offer }) {
  if (offer.genre === 'page') return <FoundLine found={offer.found} />
  return <SearchLine sens={offer.sens} />
}

const formatOffers = (nb: number) => `${nb}\u00a0suggestion${nb > 1 ? 's' : ''}`
