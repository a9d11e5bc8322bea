import type { ComponentProps } from 'react'
import { TextField } from '../text-field.tsx'

type EmailFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'defaultValue' | 'error' | 'hint' | 'onBlur' | 'onChange'
> & {
  label?: string
  autoComplete?: 'email' | 'username' | 'off'
}

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
