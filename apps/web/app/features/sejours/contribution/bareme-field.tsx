import { MAX_PALIERS } from '@foulee/domain/sejours/annulation'
import { useState } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { readBareme, readFigure, readPalier, writeBareme } from './bareme-text.ts'

type Row = { key: number; jours: string; part: string }

type BaremeFieldProps = {
  value: string
  error: string | undefined
  touch: () => void
}

const findError = (text: string) =>
  readFigure(text) === undefined ? 'Indiquez un nombre entier.' : undefined

/** Cancellation fees by number of days; a row counts once both figures are set. */
export function BaremeField({ value, error, touch }: BaremeFieldProps) {
  const [rows, setRows] = useState<Row[]>(() =>
    readBareme(value).map(({ jours, part }, key) => ({
      key,
      jours: String(jours),
      part: String(part),
    })),
  )
  const text = writeBareme(rows.flatMap(({ jours, part }) => readPalier(jours, part) ?? []))
  const change = (key: number, fields: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...fields } : row)))
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1
    setRows([...rows, { key, jours: '', part: '' }])
  }
  const remove = (key: number) => {
    setRows(rows.filter((row) => row.key !== key))
    touch()
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-semibold">Barème d’annulation</legend>
      <input name="bareme" type="hidden" value={text} />
      <p className="max-w-[65ch] text-sm text-ink-soft">
        Ce que vous gardez du prix quand un voyageur renonce, selon le temps qui reste avant le
        départ. Avant le premier palier, il ne paie rien.
      </p>
      <ul className="grid gap-4 empty:hidden">
        {rows.map(({ key, jours, part }, index) => (
          <li className="flex items-end gap-3" key={key}>
            <div className="grid grow gap-3 sm:grid-cols-2">
              <TextField
                autoComplete="off"
                defaultValue={jours}
                error={findError(jours)}
                inputMode="numeric"
                label={`Palier ${index + 1}, à partir de`}
                onChange={({ target }) => change(key, { jours: target.value })}
                unit="j avant"
              />
              <TextField
                autoComplete="off"
                defaultValue={part}
                error={findError(part)}
                inputMode="numeric"
                label={`Palier ${index + 1}, part gardée`}
                onChange={({ target }) => change(key, { part: target.value })}
                unit="%"
              />
            </div>
            <IconButton
              icon="trash"
              label={`Retirer le palier ${index + 1}`}
              onClick={() => remove(key)}
            />
          </li>
        ))}
      </ul>
      <Button
        className="justify-self-start"
        disabled={rows.length >= MAX_PALIERS}
        icon="plus"
        onClick={add}
      >
        Ajouter un palier
      </Button>
      {error && <FieldError id={undefined}>{error}</FieldError>}
    </fieldset>
  )
}
