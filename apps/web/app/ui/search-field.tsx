import { type ComponentProps, useRef } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  isLarge?: boolean
  onClear?: () => void
}

export function SearchField({ label, isLarge, onClear, className, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    if (input.current) input.current.value = ''
    input.current?.focus()
    onClear?.()
  }
  return (
    <div className={cx('search-field relative', className)}>
      <Icon
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-ink-soft"
        name="search"
      />
      <input
        enterKeyHint="search"
        placeholder={label}
        {...rest}
        aria-label={label}
        className={cx('control rounded-full ps-11 pe-11', isLarge && 'min-h-14 text-lg')}
        ref={input}
        type="search"
      />
      <button
        aria-label="Effacer la recherche"
        className="search-clear"
        onClick={clear}
        type="button"
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
