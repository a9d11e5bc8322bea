import {
  CIBLES_CHIFFREES,
  isRepetition,
  type SimpleStep,
  type SimpleStepType,
  STEP_LABELS,
  STEP_LIMITS,
  STEP_TYPES,
  type Step,
} from '@foulee/domain/entrainement/step'
import { findZone, listZones, targetZone } from '@foulee/domain/entrainement/zones'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DraftField } from './draft-field.tsx'
import {
  CIBLE_NAMES,
  CIBLES,
  FINS,
  readBorne,
  readMetres,
  readTemps,
  writeBorne,
} from './step-fields.ts'
import { StepPlace } from './step-place.tsx'

type StepFormProps<S extends Step> = { step: S; onChange: (step: Step) => void }

export function StepForm({ step, onChange }: StepFormProps<Step>) {
  return (
    <div className="grid gap-4">
      {isRepetition(step) ? (
        <DraftField
          inputMode="numeric"
          label="Combien de fois"
          onValue={(typed) => {
            const fois = readMetres(typed)
            if (fois !== null) onChange({ ...step, fois })
          }}
          value={String(step.fois)}
        />
      ) : (
        <SimpleFields onChange={onChange} step={step} />
      )}
      <TextField
        isOptional
        label="Commentaire"
        maxLength={STEP_LIMITS.commentaire}
        onChange={({ target: { value } }) => {
          const { commentaire: _, ...rest } = step
          onChange(value.trim() ? { ...rest, commentaire: value } : rest)
        }}
        value={step.commentaire ?? ''}
      />
    </div>
  )
}

const TYPES = STEP_TYPES.flatMap((value) =>
  value === 'repetition' ? [] : [{ value, label: STEP_LABELS[value] }],
)

function SimpleFields({ step, onChange }: StepFormProps<SimpleStep>) {
  return (
    <>
      <Select
        label="Ce que c’est"
        onChange={({ target }) => onChange({ ...step, type: target.value as SimpleStepType })}
        options={TYPES}
        value={step.type}
      />
      <EndFields onChange={onChange} step={step} />
      <TargetFields onChange={onChange} step={step} />
      <StepPlace
        onPlace={(position) => {
          const { position: _, ...rest } = step
          onChange(position ? { ...rest, position } : rest)
        }}
        position={step.position}
      />
    </>
  )
}

const ENDS = [
  { value: 'temps', label: 'Un temps' },
  { value: 'distance', label: 'Une distance' },
  { value: 'touche', label: 'La touche de la montre' },
]

function EndFields({ step, onChange }: StepFormProps<SimpleStep>) {
  const { fin } = step
  const end = (valeur: number | null) => {
    if (valeur !== null && fin.type !== 'touche') onChange({ ...step, fin: { ...fin, valeur } })
  }
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2">
      <Select
        label="Se termine par"
        onChange={({ target }) =>
          onChange({ ...step, fin: FINS[target.value as keyof typeof FINS] })
        }
        options={ENDS}
        value={fin.type}
      />
      {fin.type === 'distance' && (
        <DraftField
          inputMode="numeric"
          label="Distance"
          onValue={(typed) => end(readMetres(typed))}
          unit="m"
          value={String(fin.valeur)}
        />
      )}
      {fin.type === 'temps' && (
        <div className="grid grid-cols-2 gap-3">
          <DraftField
            inputMode="numeric"
            label="Minutes"
            onValue={(typed) => end(readTemps(typed, String(fin.valeur % 60)))}
            unit="min"
            value={String(Math.floor(fin.valeur / 60))}
          />
          <DraftField
            inputMode="numeric"
            label="Secondes"
            onValue={(typed) => end(readTemps(String(Math.floor(fin.valeur / 60)), typed))}
            unit="s"
            value={String(fin.valeur % 60)}
          />
        </div>
      )}
    </div>
  )
}

const TARGETS = [
  { value: 'libre', label: 'Comme on veut' },
  { value: 'zone', label: 'Une zone par son nom' },
  ...CIBLES_CHIFFREES.map((value) => ({ value, label: CIBLE_NAMES[value].nom })),
]
const ZONES = listZones().map(({ code, nom }) => ({ value: code, label: `${code}, ${nom}` }))

function TargetFields({ step, onChange }: StepFormProps<SimpleStep>) {
  const { cible } = step
  const zone = cible.type === 'libre' ? undefined : cible.zone
  const choose = (value: string) => {
    if (value === 'libre') return onChange({ ...step, cible: { type: 'libre' } })
    if (value === 'zone') return chooseZone('EF')
    onChange({ ...step, cible: CIBLES[value as keyof typeof CIBLES] })
  }
  const chooseZone = (code: string) => {
    const found = findZone(code)
    if (found) onChange({ ...step, cible: targetZone(found) })
  }
  const bound = (end: 'min' | 'max') => (typed: string) => {
    if (cible.type === 'libre') return
    const value = readBorne(cible.type, typed)
    if (value !== null) onChange({ ...step, cible: { ...cible, [end]: value } })
  }
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2">
      <Select
        label="Comment"
        onChange={({ target }) => choose(target.value)}
        options={TARGETS}
        value={zone === undefined ? cible.type : 'zone'}
      />
      {zone !== undefined && (
        <Select
          label="Zone"
          onChange={({ target }) => chooseZone(target.value)}
          options={ZONES}
          value={zone}
        />
      )}
      {cible.type !== 'libre' && zone === undefined && (
        <div className="grid grid-cols-2 gap-3">
          {(['min', 'max'] as const).map((end) => (
            <DraftField
              inputMode={cible.type === 'allure' ? 'text' : 'decimal'}
              key={`${cible.type} ${end}`}
              label={end === 'min' ? 'De' : 'À'}
              onValue={bound(end)}
              unit={CIBLE_NAMES[cible.type].unit}
              value={writeBorne(cible.type, cible[end])}
            />
          ))}
        </div>
      )}
    </div>
  )
}
