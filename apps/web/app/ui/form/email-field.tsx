import type { ComponentProps } from 'react'
import { TextField } from '../text-field.tsx'

type EmailFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'defaultValue' | 'error' | 'hint' | 'onBlur' | 'onChange'
> & {
  label?: string
  /** `username` where one signs in, `off` for somebody else's. */
  autoComplete?: 'email' | 'username' | 'off'
}

/** An address, which no keyboard capitalises. */
export const EmailField = ({ autoComplete = 'email', ...props }: EmailFieldProps) => (
  <TextField
    label="Email"
    {...props}
    autoCapitalize="off"
    autoComplete={autoComplete}
    id="email"
    inputMode="email"
    maxLength={254}
    name="email"
    type="email"
  />
)
