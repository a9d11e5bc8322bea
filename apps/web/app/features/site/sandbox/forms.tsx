import { useRef, useState } from 'react'
import { Button, ButtonLink, IconButton } from '#ui/button.tsx'
import { Checkbox, ChoiceGroup, Radio, Switch } from '#ui/choice.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { FormErrorSummary } from '#ui/form-error-summary.tsx'
import { PasswordField, StrengthMeter } from '#ui/password-field.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { LONG_MOT, LONG_NOM } from './long-words.ts'
import { Specimen, SpecimenGrid } from './sandbox-section.tsx'

export function Buttons() {
  return (
    <SpecimenGrid>
      <Specimen name="Les quatre rangs">
        <div className="flex flex-wrap gap-3">
          <Button icon="plus" variant="primary">
            Ajouter à ma liste
          </Button>
          <Button>Partager</Button>
          <Button variant="quiet">Annuler</Button>
          <Button icon="trash" variant="danger">
            Supprimer
          </Button>
        </div>
      </Specimen>
      <Specimen name="En cours, hors service, lien">
        <div className="flex flex-wrap gap-3">
          <Button isLoading variant="primary">
            Envoi…
          </Button>
          <Button isLoading>Envoi…</Button>
          <Button disabled variant="primary">
            Complet
          </Button>
          <ButtonLink icon="download" to="#boutons">
            Télécharger le GPX
          </ButtonLink>
        </div>
      </Specimen>
      <Specimen name="Icône seule">
        <div className="flex gap-2">
          <IconButton icon="heart" label="Ajouter aux envies" />
          <IconButton icon="share" label="Partager cette course" />
          <IconButton disabled icon="edit" label="Modifier, hors service" />
          <IconButton
            badge={<span className="dot">3</span>}
            icon="bell"
            label="Notifications, 3 nouvelles"
          />
        </div>
      </Specimen>
      <Specimen name="Pleine largeur">
        <Button isWide variant="primary">
          S’inscrire à la course
        </Button>
        <Button isWide>{`S’inscrire à «\u00a0${LONG_NOM}\u00a0»`}</Button>
      </Specimen>
    </SpecimenGrid>
  )
}

export function TextFields() {
  return (
    <SpecimenGrid>
      <TextField autoComplete="given-name" label="Prénom" name="prenom" />
      <TextField hint="Celui de votre licence." isOptional label="Club" name="club" />
      <TextField
        defaultValue="lea@exemple"
        error="Cette adresse n’est pas complète."
        id="exemple-email"
        label="Adresse électronique"
        type="email"
      />
      <TextField defaultValue="42" inputMode="numeric" label="Distance" unit="km" />
      <PasswordField
        autoComplete="new-password"
        defaultValue="sentier-des-cretes"
        hint="Au moins 12 caractères."
        label="Mot de passe"
        meter={<StrengthMeter level={3} />}
      />
      <PasswordField
        autoComplete="off"
        label="Nouveau mot de passe"
        meter={<StrengthMeter level={0} />}
      />
      <Select
        label="Niveau"
        options={[
          { value: 'debutant', label: 'Débutant' },
          { value: 'regulier', label: 'Régulier' },
          { value: 'confirme', label: 'Confirmé' },
        ]}
        placeholder="Choisir un niveau"
      />
      <TextField defaultValue="Édition 2026" disabled label="Édition" />
      <TextField
        defaultValue={LONG_MOT}
        error={`«\u00a0${LONG_MOT}\u00a0» est un mot trop long.`}
        hint="Un mot qui ne se coupe pas, pour voir où il déborderait."
        label="Un nom de champ assez long pour prendre deux lignes sur un téléphone"
      />
      <Select
        disabled
        error="Choisissez un niveau."
        label="Niveau, hors service"
        options={[{ value: 'debutant', label: 'Débutant' }]}
      />
      <Field
        error="Choisissez une couleur."
        hint="Ce que l’on y met est libre."
        label="Autre champ"
      >
        {(control) => <input {...control} className="h-12 w-full" type="color" />}
      </Field>
      <FieldError id={undefined}>Une phrase d’erreur, seule.</FieldError>
      <TextArea hint="Ce qu’un coureur doit savoir avant de partir." label="Description" />
      <FileExample />
    </SpecimenGrid>
  )
}

function FileExample() {
  const input = useRef<HTMLInputElement>(null)
  const [names, setNames] = useState<readonly string[]>([])
  return (
    <Specimen name="Un fichier à choisir">
      <FileInput
        accept=".gpx,.fit,.tcx"
        label="Fichier d’une montre"
        onChoose={(files) => setNames(files.map(({ name }) => name))}
        ref={input}
      />
      <Button icon="upload" onClick={() => input.current?.click()}>
        Choisir un fichier
      </Button>
      <p>{names.join(', ')}</p>
    </Specimen>
  )
}

export const Searches = () => (
  <SpecimenGrid>
    <Specimen name="Grande, vide">
      <SearchField isLarge label="Où, quand, quelle distance&nbsp;?" />
    </Specimen>
    <Specimen name="Remplie, un mot long, hors service">
      <SearchField defaultValue="Gérardmer" label="Rechercher une course" />
      <SearchField defaultValue={LONG_NOM} label="Rechercher un parcours" />
      <SearchField disabled label="Rechercher un séjour" />
    </Specimen>
  </SpecimenGrid>
)

export function Choices() {
  return (
    <SpecimenGrid>
      <ChoiceGroup legend="Surfaces">
        <Checkbox defaultChecked name="surface">
          Sentier
        </Checkbox>
        <Checkbox hint="Chemins carrossables compris." name="surface">
          Chemin
        </Checkbox>
        <Checkbox disabled name="surface">
          Escaliers
        </Checkbox>
      </ChoiceGroup>
      <ChoiceGroup legend="Objectif">
        <Radio defaultChecked name="objectif">
          Finir
        </Radio>
        <Radio name="objectif">Battre mon temps</Radio>
        <Radio disabled name="objectif">
          Monter sur le podium
        </Radio>
      </ChoiceGroup>
      <ChoiceGroup error="Choisissez au moins une distance." isInline legend="Distances">
        <Checkbox name="distance">10 km</Checkbox>
        <Checkbox name="distance">Semi-marathon</Checkbox>
        <Checkbox name="distance">Marathon</Checkbox>
      </ChoiceGroup>
      <Specimen name="Interrupteurs et consentement">
        <div className="grid">
          <Switch defaultChecked>Un résumé par semaine</Switch>
          <Switch hint="Jamais entre 22 h et 7 h.">Notifications sur ce téléphone</Switch>
          <Checkbox error="Acceptez les conditions pour continuer.">
            J’accepte les conditions d’utilisation
          </Checkbox>
        </div>
      </Specimen>
      <ChoiceChips
        chosen={['trail']}
        error="Choisissez deux types au plus."
        hint="Ceux que vous courez le plus souvent."
        legend="Types de course"
        name="types"
        options={[
          { value: 'trail', label: 'Trail' },
          { value: 'route', label: 'Route' },
          { value: 'long', label: LONG_NOM },
        ]}
      />
      <Specimen name="Ce qui arrête un formulaire">
        <ErrorSummaryExample />
      </Specimen>
    </SpecimenGrid>
  )
}

function ErrorSummaryExample() {
  const [isSent, setSent] = useState(false)
  const errors = [{ fieldId: 'exemple-email', message: 'Complétez l’adresse électronique.' }]
  return (
    <div className="grid justify-items-start gap-3">
      <Button onClick={() => setSent(!isSent)}>Envoyer un formulaire incomplet</Button>
      <FormErrorSummary errors={isSent ? errors : []} />
    </div>
  )
}
