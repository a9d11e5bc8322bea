import type { Organisateur } from '@foulee/contract/courses/organisateurs'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { SheetSection } from './sheet-section.tsx'

export function IdentitySection({ organisateur }: { organisateur: Organisateur }) {
  return (
    <SheetSection
      id="presentation"
      lead="Ce que tout le monde lit, ici et sur vos courses."
      organisateur={organisateur}
      title="Présentation"
    >
      {(text) => (
        <>
          <TextField {...text('nom')} autoComplete="organization" label="Nom" maxLength={120} />
          <TextArea
            {...text('description')}
            hint="Qui vous êtes, depuis quand, ce qui vous anime."
            isOptional
            label="Description"
            maxLength={5000}
            rows={6}
          />
          <div className="grid gap-6 sm:grid-cols-[8rem_1fr]">
            <TextField
              {...text('code_postal')}
              autoComplete="postal-code"
              inputMode="numeric"
              label="Code postal"
              maxLength={5}
            />
            <TextField
              {...text('ville')}
              autoComplete="address-level2"
              label="Ville"
              maxLength={120}
            />
          </div>
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
