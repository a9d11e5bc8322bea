import type { Lieu } from '@foulee/contract/membres/profil'
import { lazy, useState } from 'react'
import { TextField } from '#ui/text-field.tsx'
import { CountryField } from './country-field.tsx'

/** Carries React Aria's combobox; the form suspends, so that nothing shifts below. */
const PlaceField = lazy(() => import('./place-field.tsx'))

type TownFieldsProps = {
  address: { ville: string; code_postal: string; pays: string }
  errors: Record<string, string>
  /** Own address of the member: enables autofill. */
  isOwn?: boolean
  onChoose?: (lieu: Lieu) => void
}

export function TownFields({ address, errors, isOwn = false, onChoose }: TownFieldsProps) {
  const [pays, setPays] = useState(address.pays || 'FR')
  const [ville, setVille] = useState(address.ville)
  const [codePostal, setCodePostal] = useState(address.code_postal)
  const choose = (lieu: Lieu) => {
    setVille(lieu.nom)
    setCodePostal(lieu.code_postal)
    onChoose?.(lieu)
  }
  return (
    <>
      <div className="grid items-end gap-5 sm:grid-cols-[1fr_10rem]">
        {pays === 'FR' ? (
          <PlaceField
            error={errors.ville}
            name="ville"
            onChoose={choose}
            onType={setVille}
            value={ville}
          />
        ) : (
          <TextField
            autoComplete={isOwn ? 'address-level2' : 'off'}
            error={errors.ville}
            label="Ville"
            maxLength={100}
            name="ville"
            onChange={({ target }) => setVille(target.value)}
            value={ville}
          />
        )}
        <TextField
          autoComplete={isOwn ? 'postal-code' : 'off'}
          error={errors.code_postal}
          label="Code postal"
          maxLength={12}
          name="code_postal"
          onChange={({ target }) => setCodePostal(target.value)}
          value={codePostal}
        />
      </div>
      <CountryField
        autoComplete={isOwn ? 'country' : 'off'}
        error={errors.pays}
        onChange={({ target }) => setPays(target.value)}
        value={pays}
      />
    </>
  )
}
