import {
  CircularProgress,
  Button as MuiButton,
  type ButtonProps as MuiButtonProps,
} from '@mui/material'
import { useRef } from 'react'
import { useHeadingAfter } from './focus-heading.ts'

type ButtonProps = Omit<MuiButtonProps, 'className' | 'loading' | 'ref'> & {
  isBusy?: boolean
  /** Text while busy, when a spinner is too vague. */
  busyLabel?: string
}

/** `aria-disabled`, since `disabled` moves the focus to the top of the page. */
export const heldOff = (isOff: boolean) =>
  isOff && ({ 'aria-disabled': true, className: 'Mui-disabled' } as const)

/** Button of an asynchronous action: while busy it keeps the focus and ignores presses. */
export function Button(props: ButtonProps) {
  const { isBusy = false, busyLabel, onClick, children, ...rest } = props
  const button = useRef<HTMLButtonElement>(null)
  useHeadingAfter(button)
  return (
    <MuiButton
      {...rest}
      {...heldOff(isBusy)}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      ref={button}
    >
      {isBusy && !busyLabel && (
        <CircularProgress aria-hidden="true" size={SIZE} sx={IN_THE_MIDDLE} />
      )}
      {(isBusy && busyLabel) || children}
    </MuiButton>
  )
}

const SIZE = 16
const IN_THE_MIDDLE = {
  color: 'action.disabled',
  left: `calc(50% - ${SIZE / 2}px)`,
  position: 'absolute',
}
