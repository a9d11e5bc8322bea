import { type ComponentProps, useState } from 'react'

const hold = (value: ComponentProps<'input'>['value']) => value !== undefined && value !== ''

/**
 * Date or time input. Browsers show an empty one as dashes or as today in the text colour: it gets
 * the placeholder colour until filled.
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
