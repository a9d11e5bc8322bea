import type { Agence } from '@foulee/contract/sejours/agences'
import { CountryField } from '#kit/places/country-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { SheetSection } from './sheet-section.tsx'

export function IdentitySection({ agence }: { agence: Agence }) {
  return (
    <SheetSection
      agence={agence}
      id="presentation"
      lead="Ce que tout le monde lit, ici et sur vos séjours."
      title="Présentation"
    >
      {(text) => (
        <>
          <TextField {...text('nom')} autoComplete="organization" label="Nom" maxLength={120} />
          <TextArea
            {...text('description')}
            hint="Qui vous êtes, depuis quand, comment vous encadrez."
            isOptional
            label="Description"
            maxLength={5000}
            rows={6}
          />
          <TextField
            {...text('adresse')}
            autoComplete="address-line1"
            isOptional
            label="Adresse"
            maxLength={200}
          />
          <div className="grid gap-6 sm:grid-cols-[8rem_1fr]">
            <TextField
              {...text('code_postal')}
              autoComplete="postal-code"
              label="Code postal"
              maxLength={12}
            />
            <TextField
              {...text('ville')}
              autoComplete="address-level2"
              label="Ville"
              maxLength={120}
            />
          </div>
          <CountryField autoComplete="country" defaultValue={agence.pays} />
          <TextField
            {...text('site')}
            autoCapitalize="off"
            autoComplete="url"
            inputMode="url"
            isOptional
            label="Site"
            maxLength={500}
          />
        </>
      )}
    </SheetSection>
  )
}
