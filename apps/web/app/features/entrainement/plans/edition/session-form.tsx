import { JOUR_SEMAINE_LABELS } from '@foulee/domain/entrainement/jour-semaine'
import { JOURS_SEMAINE } from '@foulee/domain/entrainement/plan'
import { readRaccourci } from '@foulee/domain/entrainement/raccourci-read'
import { reuseIds } from '@foulee/domain/entrainement/reuse-step-ids'
import {
  type ContenuSeance,
  OBJECTIF_SEANCE_LABELS,
  OBJECTIFS_SEANCE,
} from '@foulee/domain/entrainement/seance'
import { SPORT_LABELS, SPORTS } from '@foulee/domain/shared/sport'
import { useRef, useState } from 'react'
import { RaccourciField } from '#features/entrainement/shared/raccourci-field.tsx'
import { focusFirstError } from '#kit/editor/focus-first-error.ts'
import { Button } from '#ui/button.tsx'
import { FilterChip } from '#ui/chip.tsx'
import { FieldError } from '#ui/field.tsx'
import { readScaled } from '#ui/form/read-number.ts'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { LibraryPicker } from './library-picker.tsx'
import type { SessionDraft } from './session-draft.ts'
import { useSessionDraft } from './use-session-draft.ts'
import { isFull, type Place, type Weeks } from './weeks.ts'

type SessionFormProps = {
  name: string
  draft: SessionDraft
  weeks: Weeks
  onConfirm: (content: ContenuSeance, place: Place) => void
  onCancel: () => void
  onCopy?: () => void
  onRemove?: () => void
}

const find = <V,>(values: readonly V[], text: unknown): V | undefined =>
  values.find((value) => String(value) === text)

export function SessionForm({
  name,
  draft: sessionDraft,
  weeks,
  onConfirm,
  onCancel,
  onCopy,
  onRemove,
}: SessionFormProps) {
  const { draft, set, forget } = useSessionDraft(sessionDraft, name)
  const [isPicking, setPicking] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [isNameless, setNameless] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const end = (then: () => void) => () => {
    forget()
    then()
  }
  const place = { semaine: draft.semaine, jour: draft.jour }
  const isElsewhere = place.semaine !== sessionDraft.semaine || place.jour !== sessionDraft.jour
  const confirm = () => {
    const { raccourci, connues, semaine: _, jour: __, ...content } = draft
    const read = readRaccourci(raccourci)
    const isRefused = 'refus' in read
    const isBlank = !content.titre.trim() && !isRefused && read.steps.length === 0
    const isOver = (isElsewhere || !onRemove) && isFull(weeks, place)
    setNameless(isBlank)
    setRefused(
      [
        isRefused && 'Corrigez d’abord le raccourci.',
        isOver && 'Ce jour porte déjà trois séances. Choisissez-en un autre.',
      ]
        .filter(Boolean)
        .join(' ') || null,
    )
    if (isBlank || isRefused || isOver) return focusFirstError(form.current)
    forget()
    onConfirm({ ...content, steps: reuseIds(read.steps, connues) }, place)
  }
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        confirm()
      }}
      ref={form}
    >
      {!onRemove && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Comment l’ajouter</legend>
          <FilterChip isSelected={!isPicking} onClick={() => setPicking(false)}>
            L’écrire
          </FilterChip>
          <FilterChip isSelected={isPicking} onClick={() => setPicking(true)}>
            La prendre en bibliothèque
          </FilterChip>
        </fieldset>
      )}
      {isPicking ? (
        <LibraryPicker
          onPick={(taken) => {
            set(taken)
            setPicking(false)
          }}
        />
      ) : (
        <>
          <TextField
            error={isNameless ? 'Donnez à la séance un titre, ou des étapes.' : undefined}
            label="Titre"
            maxLength={120}
            onChange={({ currentTarget }) => {
              setNameless(false)
              set({ titre: currentTarget.value })
            }}
            value={draft.titre}
          />
          <RaccourciField
            known={draft.connues}
            onChange={(raccourci) => set({ raccourci })}
            value={draft.raccourci}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <Select
              label="Objectif"
              onChange={({ currentTarget }) => {
                const objectif = find(OBJECTIFS_SEANCE, currentTarget.value)
                if (objectif) set({ objectif })
              }}
              options={OBJECTIFS_SEANCE.map((value) => ({
                value,
                label: OBJECTIF_SEANCE_LABELS[value],
              }))}
              value={draft.objectif}
            />
            <Select
              label="Sport"
              onChange={({ currentTarget }) => {
                const sport = find(SPORTS, currentTarget.value)
                if (sport) set({ sport })
              }}
              options={SPORTS.map((value) => ({ value, label: SPORT_LABELS[value] }))}
              value={draft.sport}
            />
            <Select
              label="Semaine"
              onChange={({ currentTarget }) => set({ semaine: Number(currentTarget.value) })}
              options={weeks.map((_, index) => ({
                value: String(index),
                label: `Semaine ${index + 1}`,
              }))}
              value={String(draft.semaine)}
            />
            <Select
              label="Jour"
              onChange={({ currentTarget }) => {
                const jour = find(JOURS_SEMAINE, currentTarget.value)
                if (jour) set({ jour })
              }}
              options={JOURS_SEMAINE.map((jour) => ({
                value: String(jour),
                label: JOUR_SEMAINE_LABELS[jour],
              }))}
              value={String(draft.jour)}
            />
          </div>
          <TextField
            inputMode="numeric"
            isOptional
            label="Dénivelé demandé"
            onChange={({ currentTarget }) => {
              const metres = readScaled(currentTarget.value, 1)
              set({ denivele: metres ? Math.min(metres, 20_000) : null })
            }}
            unit="m"
            value={draft.denivele === null ? '' : String(draft.denivele)}
          />
          <TextArea
            isOptional
            label="Consignes"
            maxLength={2000}
            onChange={({ currentTarget }) => set({ description: currentTarget.value })}
            value={draft.description}
          />
          {refused && (
            <div role="alert">
              <FieldError id={undefined}>{refused}</FieldError>
            </div>
          )}
          <div className="session-buttons">
            <Button icon="check" type="submit" variant="primary">
              {onRemove ? 'Valider' : 'Ajouter la séance'}
            </Button>
            {onCopy && (
              <Button icon="copy" onClick={onCopy}>
                Copier
              </Button>
            )}
            {onRemove && (
              <Button icon="trash" onClick={end(onRemove)} variant="quiet">
                Supprimer
              </Button>
            )}
            <Button onClick={end(onCancel)} variant="quiet">
              Annuler
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
