import type { ComponentProps } from 'react'
import { TextArea, TextField } from '#ui/text-field.tsx'

type Text<N extends string> = (name: N) => {
  name: N
  defaultValue: string
  error: string | undefined
}
type Field = ComponentProps<typeof TextField>
type FieldsProps<N extends string> = { text: Text<N> }

export const NameFields = ({
  text,
  hint,
}: FieldsProps<'nom' | 'description'> & { hint: string }) => (
  <>
    <TextField {...text('nom')} autoComplete="organization" label="Nom" maxLength={120} />
    <TextArea
      {...text('description')}
      hint={hint}
      isOptional
      label="Description"
      maxLength={5000}
      rows={6}
    />
  </>
)

/** @param postal of a country whose codes are known */
export const TownFields = ({
  text,
  postal = { maxLength: 12 },
}: FieldsProps<'code_postal' | 'ville'> & { postal?: Pick<Field, 'maxLength' | 'inputMode'> }) => (
  <div className="grid gap-6 sm:grid-cols-[8rem_1fr]">
    <TextField
      {...text('code_postal')}
      {...postal}
      autoComplete="postal-code"
      label="Code postal"
    />
    <TextField {...text('ville')} autoComplete="address-level2" label="Ville" maxLength={120} />
  </div>
)

export const SiteField = ({ text }: FieldsProps<'site'>) => (
  <TextField
    {...text('site')}
    autoCapitalize="off"
    autoComplete="url"
    inputMode="url"
    isOptional
    label="Site"
    maxLength={500}
  />
)

export const PhoneField = ({ text }: FieldsProps<'telephone'>) => (
  <TextField
    {...text('telephone')}
    autoComplete="tel"
    inputMode="tel"
    isOptional
    label="Téléphone"
    maxLength={24}
    type="tel"
  />
)

export const AddressField = ({
  text,
  ...said
}: FieldsProps<'email'> & Pick<Field, 'hint' | 'label'>) => (
  <TextField
    {...text('email')}
    {...said}
    autoCapitalize="off"
    autoComplete="email"
    inputMode="email"
    isOptional
    maxLength={254}
    type="email"
  />
)
