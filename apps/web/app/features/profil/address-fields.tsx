import type { Lieu, Profil } from '@foulee/contract/profil'
import { PAYS } from '@foulee/domain/pays'
import { lazy, useState } from 'react'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** React Aria's combobox comes with the field that uses it; the form waits, so that nothing moves under it. */
const PlaceField = lazy(() => import('../../place/place-field.tsx'))

type AddressFieldsProps = { profil: Profil; errors: Record<string, string> }

/** In France a town is searched for and brings its postal code; elsewhere it is typed. */
export function AddressFields({ profil, errors }: AddressFieldsProps) {
  const [pays, setPays] = useState(profil.pays || 'FR')
  const [ville, setVille] = useState(profil.ville)
  const [codePostal, setCodePostal] = useState(profil.code_postal)
  const choose = ({ nom, code_postal }: Lieu) => {
    setVille(nom)
    setCodePostal(code_postal)
  }
  return (
    <>
      <TextField
        autoComplete="street-address"
        defaultValue={profil.adresse}
        error={errors.adresse}
        isOptional
        label="Adresse"
        maxLength={200}
        name="adresse"
      />
      <div className="grid items-end gap-5 sm:grid-cols-[1fr_10rem]">
        {pays === 'FR' ? (
          <PlaceField error={errors.ville} onChoose={choose} onType={setVille} value={ville} />
        ) : (
          <TextField
            autoComplete="address-level2"
            error={errors.ville}
            label="Ville"
            maxLength={100}
            name="ville"
            onChange={({ target }) => setVille(target.value)}
            value={ville}
          />
        )}
        <TextField
          autoComplete="postal-code"
          error={errors.code_postal}
          label="Code postal"
          maxLength={12}
          name="code_postal"
          onChange={({ target }) => setCodePostal(target.value)}
          value={codePostal}
        />
      </div>
      <Select
        autoComplete="country"
        error={errors.pays}
        label="Pays"
        name="pays"
        onChange={({ target }) => setPays(target.value)}
        options={COUNTRIES}
        value={pays}
      />
    </>
  )
}

const names = new Intl.DisplayNames('fr', { type: 'region' })
const COUNTRIES = PAYS.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
  a.label.localeCompare(b.label, 'fr'),
)
