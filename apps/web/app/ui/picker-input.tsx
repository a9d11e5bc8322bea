import { type ComponentProps, useState } from 'react'

const hold = (value: ComponentProps<'input'>['value']) => value !== undefined && value !== ''

/**
 * A date or an hour. Browsers draw one that is empty as dashes, or as today in the ink of what was filled
 * in: it has the colour of a placeholder until something is chosen.
 */
export function PickerInput({ onInput, ...rest }: ComponentProps<'input'>) {
  const [isFilled, setFilled] = useState(hold(rest.defaultValue))
  const isEmpty = rest.value === undefined ? !isFilled : !hold(rest.value)
  return (
    <input
      {...rest}
      data-empty={isEmpty || undefined}
      onInput={(event) => {
        setFilled(hold(event.currentTarget.value))
        onInput?.(event)
      }}
    />
  )
}
