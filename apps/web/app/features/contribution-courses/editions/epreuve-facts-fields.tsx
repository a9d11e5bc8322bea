import { NIVEAU_LABEL_LABELS, NIVEAUX_LABEL } from '@foulee/domain/epreuve'
import { Checkbox } from '../../../ui/choice.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Figure } from './epreuve-main-fields.tsx'

const NIVEAUX = NIVEAUX_LABEL.map((value) => ({ value, label: NIVEAU_LABEL_LABELS[value] }))

type FactsProps = { values: Record<string, string>; errors: Record<string, string> }

/** What runners ask before they register. */
export function EpreuveFacts({ values, errors }: FactsProps) {
  const shared = { values, errors }
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold text-sapin">Pour s’inscrire</legend>
      <Figure {...shared} label="Prix" name="prix" unit="€" />
      <Figure {...shared} label="Places" name="places" />
      <Figure {...shared} label="Âge minimum" name="age_min" unit="ans" />
      <TextField
        defaultValue={values.nb_ravitaillements}
        error={errors.nb_ravitaillements}
        hint="Compté tout seul quand ils sont placés."
        inputMode="numeric"
        isOptional
        label="Nombre de ravitos"
        name="nb_ravitaillements"
      />
      <Checkbox
        defaultChecked={values.certif === 'true'}
        hint="Pass Prévention Santé ou licence FFA."
        name="certif"
      >
        Un justificatif de santé est demandé
      </Checkbox>
      <Checkbox
        defaultChecked={values.parcours_mesure === 'true'}
        hint="Par un officiel de la FFA."
        name="parcours_mesure"
      >
        Le parcours est mesuré
      </Checkbox>
      <Select
        defaultValue={values.label_niveau}
        error={errors.label_niveau}
        isOptional
        label="Label FFA"
        name="label_niveau"
        options={NIVEAUX}
        placeholder="Aucun"
      />
      <Figure {...shared} label="Année du label" name="label_annee" />
      <div className="sm:col-span-2">
        <TextField
          autoCapitalize="off"
          defaultValue={values.resultats_url}
          error={errors.resultats_url}
          inputMode="url"
          isOptional
          label="Adresse des résultats, s’ils sont ailleurs"
          maxLength={500}
          name="resultats_url"
          placeholder="www.exemple.fr"
        />
      </div>
    </fieldset>
  )
}
