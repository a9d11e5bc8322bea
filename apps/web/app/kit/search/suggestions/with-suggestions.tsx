import { type ComponentType, type ReactNode, type SyntheticEvent, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import type { SuggestionsProps } from './suggestions-props.ts'

type Popup = ComponentType<SuggestionsProps & { field: HTMLInputElement; isTyped: boolean }>

type WithSuggestionsProps = SuggestionsProps & { className?: string; children: ReactNode }

/**
 * A field of search that offers something while one types (produit 14.28). It is a plain field, and a form that
 * any browser sends, until somebody enters it: the script that makes a combobox of it comes then.
 */
export function WithSuggestions({ className, children, ...given }: WithSuggestionsProps) {
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
      // Its script cannot come: the field searches all the same, and asks again when it is next entered.
      () => setField(null),
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the field inside, and is none itself
    <div className={cx('relative', className)} onFocus={enter} onInput={enter}>
      {children}
      {Popup && field && <Popup {...given} field={field} isTyped={isTyped} />}
    </div>
  )
}
