import type { ReductionGestion } from '@foulee/contract/club/reductions'
import type { GenreCode } from '@foulee/domain/club/reduction'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { type ComponentProps, useState } from 'react'
import { useToday } from '#kit/list-page/use-today.ts'
import { Checkbox, ChoiceGroup, Radio } from '#ui/choice.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { writeScaled } from '#ui/form/read-number.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { firstDay, lastDay } from './reduction-body.ts'
import { formatCodes } from './reduction-words.ts'

type Shop = { id: number; nom: string }

type FormProps = {
  reduction: ReductionGestion | null
  magasins: readonly Shop[]
  isStaff: boolean
  save: ComponentProps<typeof SessionForm>['mutation']
}

export const getDraftName = (reduction: ReductionGestion | null) =>
  `reduction ${reduction?.id ?? 'nouvelle'}`

const EXCEPTION =
  'La réduction n’a pas pu être enregistrée\u00a0; ce que vous avez saisi est gardé. Vérifiez votre connexion et réessayez.'

type Errors = Record<string, string>

export function ReductionForm({ reduction, magasins, isStaff, save }: FormProps) {
  return (
    <SessionForm
      draft={getDraftName(reduction)}
      exception={EXCEPTION}
      mutation={save}
      submit="Enregistrer"
    >
      {(errors) => (
        <>
          {/* Hidden field, so that a restored draft names the version that it started from. */}
          {reduction && <input defaultValue={reduction.version} hidden name="version" />}
          <TextField
            {...fieldProps('titre', errors)}
            defaultValue={reduction?.titre ?? ''}
            hint="Ce que l’on obtient, en quelques mots."
            label="Titre"
            maxLength={120}
          />
          <MerchantFields
            errors={errors}
            isStaff={isStaff}
            magasins={magasins}
            reduction={reduction}
          />
          <TextArea
            {...fieldProps('description', errors)}
            defaultValue={reduction?.description ?? ''}
            isOptional
            label="Description"
            maxLength={2000}
          />
          <TextArea
            {...fieldProps('conditions', errors)}
            defaultValue={reduction?.conditions ?? ''}
            hint="Sur quels articles, à partir de quel montant, cumulable ou non…"
            isOptional
            label="Conditions"
            maxLength={2000}
          />
          <CodeFields errors={errors} reduction={reduction} />
          <DateFields errors={errors} reduction={reduction} />
          <Checkbox defaultChecked={reduction?.premium ?? false} name="premium" value="oui">
            Réservée aux membres premium
          </Checkbox>
          <PriceFields errors={errors} reduction={reduction} />
        </>
      )}
    </SessionForm>
  )
}

type PartProps = { errors: Errors; reduction: ReductionGestion | null }

function MerchantFields({
  errors,
  reduction,
  magasins,
  isStaff,
}: PartProps & Pick<FormProps, 'magasins' | 'isStaff'>) {
  const known = reduction?.magasins_id
    ? { id: reduction.magasins_id, nom: reduction.magasin ?? '' }
    : null
  const shops = [
    ...(known && !magasins.some(({ id }) => id === known.id) ? [known] : []),
    ...magasins,
  ]
  return (
    <>
      {shops.length > 0 && (
        <Select
          {...fieldProps('magasins_id', errors)}
          defaultValue={reduction ? (reduction.magasins_id ?? '') : isStaff ? '' : shops[0]?.id}
          label="Magasin"
          options={shops.map(({ id, nom }) => ({ value: String(id), label: nom }))}
          {...(isStaff && { placeholder: 'Aucun\u00a0: un partenaire' })}
        />
      )}
      {isStaff && (
        <TextField
          {...fieldProps('partenaire', errors)}
          defaultValue={reduction?.partenaire ?? ''}
          hint="Quand ce n’est pas un magasin de Foulée."
          isOptional
          label="Partenaire"
          maxLength={120}
        />
      )}
      <TextField
        {...fieldProps('lien', errors)}
        defaultValue={reduction?.lien ?? ''}
        hint="Où le code se saisit, par exemple https://boutique.exemple.fr."
        inputMode="url"
        isOptional
        label="Adresse du site"
        maxLength={500}
        type="url"
      />
    </>
  )
}

function CodeFields({ errors, reduction }: PartProps) {
  const [genre, setGenre] = useState<GenreCode>(reduction?.genre_code ?? 'partage')
  const isFixed = (reduction?.revelees ?? 0) > 0
  const choose = (value: GenreCode) => ({
    checked: genre === value,
    disabled: isFixed && genre !== value,
    name: 'genre_code',
    onChange: () => setGenre(value),
    value,
  })
  return (
    <>
      <ChoiceGroup
        legend="Le code"
        {...(errors.genre_code && { error: errors.genre_code })}
        {...(isFixed && { hint: 'Des codes ont été vus\u00a0: leur sorte ne change plus.' })}
      >
        <Radio {...choose('partage')} id="genre_code">
          Le même pour tous
        </Radio>
        <Radio {...choose('liste')} hint="Chaque code sert à un seul membre.">
          Un code par membre, d’une liste
        </Radio>
      </ChoiceGroup>
      {genre === 'liste' ? (
        <CodesList errors={errors} reduction={reduction} />
      ) : (
        <>
          <TextField
            {...fieldProps('code', errors)}
            autoCapitalize="characters"
            autoComplete="off"
            defaultValue={reduction?.code ?? ''}
            label="Code"
            maxLength={60}
          />
          <TextField
            {...fieldProps('stock', errors)}
            defaultValue={reduction?.stock ?? ''}
            hint="Combien de fois il peut être vu. Vide&nbsp;: sans limite."
            inputMode="numeric"
            isOptional
            label="Nombre"
          />
          <Checkbox defaultChecked={reduction?.une_fois ?? true} name="une_fois" value="oui">
            Une fois par membre
          </Checkbox>
          <TextField
            {...fieldProps('par_membre', errors)}
            defaultValue={reduction?.par_membre ?? 3}
            hint="Ensuite, le même code est montré de nouveau, sans être compté."
            inputMode="numeric"
            isOptional
            label="Sinon, combien de fois par membre"
          />
        </>
      )}
    </>
  )
}

/** Codes to add, with a preview of how they are parsed. */
function CodesList({ errors, reduction }: PartProps) {
  const [text, setText] = useState('')
  const isMore = reduction?.genre_code === 'liste'
  return (
    <div className="grid gap-1.5">
      <TextArea
        {...fieldProps('codes', errors)}
        className="max-h-80"
        hint={
          isMore
            ? `Un par ligne. Ils s’ajoutent ${formatStock(reduction.stock ?? 0)}.`
            : 'Un par ligne. Seuls les membres du magasin et l’équipe de Foulée pourront les relire.'
        }
        label={isMore ? 'Ajouter des codes' : 'Codes'}
        // Restoring a draft fires the same event.
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        spellCheck={false}
      />
      <p className="text-sm text-ink-soft" role="status">
        {formatCodes(text)}
      </p>
    </div>
  )
}

const formatStock = (stock: number) =>
  stock === 1 ? 'à celui de la liste' : `aux ${formatNombre(stock)} de la liste`

function DateFields({ errors, reduction }: PartProps) {
  const today = useToday()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...fieldProps('debut', errors)}
        defaultValue={reduction ? firstDay(reduction.debut) : today}
        label="Premier jour"
        type="date"
      />
      <TextField
        {...fieldProps('fin', errors)}
        defaultValue={lastDay(reduction?.fin ?? null)}
        isOptional
        label="Dernier jour"
        type="date"
      />
    </div>
  )
}

function PriceFields({ errors, reduction }: PartProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
      <TextField
        {...fieldProps('prix', errors)}
        defaultValue={writeScaled(reduction?.prix ?? null, 100)}
        hint="Quand la réduction porte sur un article."
        inputMode="decimal"
        isOptional
        label="Prix"
        unit="€"
      />
      <TextField
        {...fieldProps('prix_avant', errors)}
        defaultValue={writeScaled(reduction?.prix_barre ?? null, 100)}
        hint="Le plus bas de vos 30 derniers jours&nbsp;: la loi demande celui-là pour le barrer."
        inputMode="decimal"
        isOptional
        label="Prix d’avant"
        unit="€"
      />
    </div>
  )
}
