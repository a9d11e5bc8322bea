import type { Agence } from '@foulee/contract/sejours/agences'
import { NameFields, SiteField, TownFields } from '#kit/organisation/fields.tsx'
import { SheetSection } from '#kit/organisation/sheet-section.tsx'
import { CountryField } from '#kit/places/country-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSave } from './agences.mutations.ts'

export function IdentitySection({ agence }: { agence: Agence }) {
  return (
    <SheetSection
      id="presentation"
      lead="Ce que tout le monde lit, ici et sur vos séjours."
      saving={useSave(agence.id)}
      structure={agence}
      title="Présentation"
    >
      {(text) => (
        <>
          <NameFields hint="Qui vous êtes, depuis quand, comment vous encadrez." text={text} />
          <TextField
            {...text('adresse')}
            autoComplete="address-line1"
            isOptional
            label="Adresse"
            maxLength={200}
          />
          <TownFields text={text} />
          <CountryField autoComplete="country" defaultValue={agence.pays} />
          <SiteField text={text} />
        </>
      )}
    </SheetSection>
  )
}
