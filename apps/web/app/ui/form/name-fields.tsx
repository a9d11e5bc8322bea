import { TextField } from '../text-field.tsx'
import { fieldProps } from './field-props.ts'

type NameFieldsProps = {
  errors: Record<string, string>
  personne?: { prenom: string; nom: string }
}

export const NameFields = ({ errors, personne }: NameFieldsProps) => (
  <div className="grid grid-cols-2 gap-4">
    <TextField
      {...fieldProps('prenom', errors)}
      autoComplete="given-name"
      defaultValue={personne?.prenom}
      label="Prénom"
      maxLength={80}
    />
    <TextField
      {...fieldProps('nom', errors)}
      autoComplete="family-name"
      defaultValue={personne?.nom}
      label="Nom"
      maxLength={80}
    />
  </div>
)
