import { MenuItem, TextField, type TextFieldProps } from '@mui/material'

type ChoiceProps<T extends string> = {
  label: string
  value: T
  options: Readonly<Record<T, string>>
  onChange: (value: T) => void
} & Pick<TextFieldProps, 'disabled' | 'error' | 'helperText'>

export const Choice = <T extends string>(props: ChoiceProps<T>) => {
  const { label, value, options, onChange, ...rest } = props
  return (
    <TextField
      {...rest}
      fullWidth
      label={label}
      onChange={(event) => onChange(event.target.value as T)}
      select
      value={value}
    >
      {(Object.entries(options) as [T, string][]).map(([name, words]) => (
        <MenuItem key={name} value={name}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  )
}

type SeveralProps<T extends string | number> = {
  label: string
  values: readonly T[]
  options: readonly (readonly [T, string])[]
  onChange: (values: T[]) => void
}

export const Several = <T extends string | number>(props: SeveralProps<T>) => {
  const { label, values, options, onChange } = props
  return (
    <TextField
      fullWidth
      helperText="Sans choix, tous comptent."
      label={label}
      onChange={(event) => onChange(event.target.value as unknown as T[])}
      select
      slotProps={{ select: { multiple: true } }}
      value={values}
    >
      {options.map(([name, words]) => (
        <MenuItem key={name} value={name}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  )
}
