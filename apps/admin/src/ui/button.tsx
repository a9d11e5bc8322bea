import {
  CircularProgress,
  Button as MuiButton,
  type ButtonProps as MuiButtonProps,
} from '@mui/material'
import { useRef } from 'react'
import { useHeadingAfter } from './focus-heading.ts'

type ButtonProps = Omit<MuiButtonProps, 'className' | 'loading' | 'ref'> & {
  /** Whether what it was pressed for is under way. */
  isBusy?: boolean
  /** What it says meanwhile, where the ring of the others would say too little. */
  busyLabel?: string
}

/** Looks and is read as disabled, but keeps the focus, which `disabled` throws to the top of the page. */
export const heldOff = (isOff: boolean) =>
  isOff && ({ 'aria-disabled': true, className: 'Mui-disabled' } as const)

/** A button that waits for an answer: until then it keeps the focus, and neither a press nor Enter does anything. */
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
