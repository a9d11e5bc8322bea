import { PAYS } from '@foulee/domain/shared/pays'
import type { ComponentProps } from 'react'
import { Select } from '#ui/select.tsx'

type CountryFieldProps = Pick<
  ComponentProps<typeof Select>,
  'autoComplete' | 'defaultValue' | 'error' | 'onChange' | 'value'
>

export const CountryField = (props: CountryFieldProps) => (
  <Select {...props} label="Pays" name="pays" options={COUNTRIES} />
)

const regionNames = new Intl.DisplayNames('fr', { type: 'region' })
const COUNTRIES = PAYS.map((value) => ({ value, label: regionNames.of(value) ?? value })).sort(
  (a, b) => a.label.localeCompare(b.label, 'fr'),
)
