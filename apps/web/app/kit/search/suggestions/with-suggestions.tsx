import { type ComponentType, type ReactNode, type SyntheticEvent, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import type { SuggestionsProps } from './suggestions-props.ts'

type Popup = ComponentType<SuggestionsProps & { field: HTMLInputElement; isTyped: boolean }>

type WithSuggestionsProps = SuggestionsProps & { className?: string; children: ReactNode }

/**
 * Search field with suggestions (produit 14.28): a plain field in a plain form until it is focused;
 * the combobox script is loaded then.
 */
export function WithSuggestions({ className, children, ...values }: WithSuggestionsProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [isTyped, setTyped] = useState(false)
  const [Popup, setPopup] = useState<Popup | null>(null)
  const enter = ({ target, type }: SyntheticEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    if (type === 'input') setTyped(true)
    if (field === target) return
    setField(target)
    import('./suggestions-popup.tsx').then(
      (loaded) => setPopup(() => loaded.default),
      // The chunk failed to load: the field still searches, and the next focus retries.
      () => setField(null),
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the field inside, and is none itself
    <div className={cx('relative', className)} onFocus={enter} onInput={enter}>
      {children}
      {Popup && field && <Popup {...values} field={field} isTyped={isTyped} />}
    </div>
  )
}
