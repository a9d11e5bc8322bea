import { NIVEAU_LABEL_LABELS, NIVEAUX_LABEL } from '@foulee/domain/courses/epreuve'
import { Figure, FilledField, type Filling } from '#kit/editor/filled-field.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Select } from '#ui/select.tsx'

const NIVEAUX = NIVEAUX_LABEL.map((value) => ({ value, label: NIVEAU_LABEL_LABELS[value] }))

export function EpreuveFacts(filling: Filling) {
  const { values, errors } = filling
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold text-sapin">Pour s’inscrire</legend>
      <Figure {...filling} label="Prix" name="prix" unit="€" />
      <Figure {...filling} label="Places" name="places" />
      <Figure {...filling} label="Âge minimum" name="age_min" unit="ans" />
      <FilledField
        {...filling}
        hint="Compté tout seul quand ils sont placés."
        inputMode="numeric"
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
      <Figure {...filling} label="Année du label" name="label_annee" />
      <div className="sm:col-span-2">
        <FilledField
          {...filling}
          autoCapitalize="off"
          inputMode="url"
          label="Adresse des résultats, s’ils sont ailleurs"
          maxLength={500}
          name="resultats_url"
          placeholder="www.exemple.fr"
        />
      </div>
    </fieldset>
  )
}
