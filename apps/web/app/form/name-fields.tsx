import { TextField } from '../ui/text-field.tsx'

type NameFieldsProps = {
  errors: Record<string, string>
  /** What is known already. */
  given?: { prenom: string; nom: string }
}

/** First and family name, side by side. */
export const NameFields = ({ errors, given }: NameFieldsProps) => (
  <div className="grid grid-cols-2 gap-4">
    <TextField
      autoComplete="given-name"
      defaultValue={given?.prenom}
      error={errors.prenom}
      id="prenom"
      label="Prénom"
      maxLength={80}
      name="prenom"
    />
    <TextField
      autoComplete="family-name"
      defaultValue={given?.nom}
      error={errors.nom}
      id="nom"
      label="Nom"
      maxLength={80}
      name="nom"
    />
  </div>
)
