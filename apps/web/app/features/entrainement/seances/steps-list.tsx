import { describeStep } from '@foulee/domain/entrainement/mots'
import { isRepetition, STEP_LABELS, type Step } from '@foulee/domain/entrainement/step'
import { checkSteps } from '@foulee/domain/entrainement/steps'
import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { StepForm } from './step-form.tsx'
import {
  type Chemin,
  duplicateStep,
  formatRank,
  indent,
  isSame,
  listLines,
  type Moved,
  moveDown,
  moveStep,
  moveUp,
  outdent,
  removeStep,
  updateStep,
} from './step-tree.ts'
import { useStepDrag, writeChemin } from './use-step-drag.ts'

const NEW: Step = { type: 'effort', fin: { type: 'temps', valeur: 600 }, cible: { type: 'libre' } }
const EFFORT: Step = {
  type: 'effort',
  fin: { type: 'temps', valeur: 30 },
  cible: { type: 'vma', min: 100, max: 105 },
}
const RECOVERY: Step = {
  type: 'recuperation',
  fin: { type: 'temps', valeur: 30 },
  cible: { type: 'libre' },
}

const MOVES = { ArrowUp: moveUp, ArrowDown: moveDown, ArrowRight: indent, ArrowLeft: outdent }

type StepsListProps = { steps: readonly Step[]; onChange: (steps: readonly Step[]) => void }

export function StepsList({ steps, onChange }: StepsListProps) {
  const [open, setOpen] = useState<Chemin | null>(null)
  const [said, say] = useState('')
  const { list, focusLater } = useFocusLater()
  const faults = checkSteps(steps)
  const lines = listLines(steps)

  const accept = (moved: Moved | null) => {
    if (!moved) return say('Cette étape ne peut pas aller là.')
    onChange(moved.steps)
    setOpen(null)
    focusLater(moved.chemin)
    say(`Déplacée, ${formatPlace(moved.chemin)}.`)
  }
  const { handleOf, lookOf } = useStepDrag({
    onMove: (from, to) => accept(moveStep(steps, from, to)),
    onKey: (key, chemin) => {
      const move = MOVES[key as keyof typeof MOVES]
      if (move) accept(move(steps, chemin))
      return Boolean(move)
    },
  })
  const add = (step: Step) => {
    onChange([...steps, step])
    setOpen([steps.length])
    say('Étape ajoutée.')
  }
  const remove = (chemin: Chemin) => {
    onChange(removeStep(steps, chemin))
    setOpen(null)
    say('Étape supprimée. «\u00a0Annuler\u00a0» la remet.')
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft" id="deplacer">
        Déplacez une étape par sa poignée, ou avec les flèches du clavier&nbsp;: haut et bas pour sa
        place, droite pour la répéter, gauche pour la sortir.
      </p>
      {faults.map(({ chemin, champ, message }) => (
        <p className="font-semibold text-rouge-gr" key={`${chemin.join()} ${champ}`} role="alert">
          {chemin.length > 0 && `Étape ${formatRank(chemin)}\u00a0: `}
          {message}
        </p>
      ))}
      <ol className="steps-list" ref={list}>
        {lines.map(({ step, chemin }) => {
          const isOpen = open !== null && isSame(open, chemin)
          const name = `${STEP_LABELS[step.type]} ${formatRank(chemin)}`
          return (
            <li
              className={cx('step-line', `step-${lookOf(chemin) ?? 'la'}`)}
              data-chemin={writeChemin(chemin)}
              key={writeChemin(chemin)}
              style={{ marginInlineStart: `${(chemin.length - 1) * 1.25}rem` }}
            >
              <div className="flex items-center gap-1">
                <IconButton
                  {...handleOf(chemin)}
                  aria-describedby="deplacer"
                  className="step-handle"
                  icon="menu"
                  label={`Déplacer\u00a0: ${name}`}
                />
                <p className="min-w-0 grow py-2">
                  {formatLine(step)}
                  {!isRepetition(step) && step.position && (
                    <span className="ms-2 inline-flex align-middle text-sapin">
                      <Icon name="pin" />
                      <span className="sr-only">, avec un lieu</span>
                    </span>
                  )}
                </p>
                <IconButton
                  aria-expanded={isOpen}
                  icon={isOpen ? 'chevron-up' : 'edit'}
                  label={`Modifier\u00a0: ${name}`}
                  onClick={() => setOpen(isOpen ? null : chemin)}
                />
              </div>
              {isOpen && (
                <div className="grid gap-4 p-3 pt-1">
                  <StepForm
                    onChange={(next) => onChange(updateStep(steps, chemin, next))}
                    step={step}
                  />
                  <StepTools
                    onDuplicate={() => {
                      onChange(duplicateStep(steps, chemin))
                      say('Étape copiée.')
                    }}
                    onMove={(move) => accept(move(steps, chemin))}
                    onRemove={() => remove(chemin)}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button icon="plus" onClick={() => add(NEW)}>
          Une étape
        </Button>
        <Button
          icon="refresh"
          onClick={() => add({ type: 'repetition', fois: 8, steps: [EFFORT, RECOVERY] })}
        >
          Une répétition
        </Button>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  )
}

type ToolsProps = {
  onMove: (move: typeof moveUp) => void
  onDuplicate: () => void
  onRemove: () => void
}

const StepTools = ({ onMove, onDuplicate, onRemove }: ToolsProps) => (
  <div className="flex flex-wrap gap-1">
    <IconButton icon="chevron-up" label="Monter" onClick={() => onMove(moveUp)} />
    <IconButton icon="chevron-down" label="Descendre" onClick={() => onMove(moveDown)} />
    <IconButton
      icon="arrow-right"
      label="Mettre dans une répétition"
      onClick={() => onMove(indent)}
    />
    <IconButton icon="arrow-left" label="Sortir de la répétition" onClick={() => onMove(outdent)} />
    <IconButton icon="copy" label="Dupliquer" onClick={onDuplicate} />
    <IconButton icon="trash" label="Supprimer" onClick={onRemove} />
  </div>
)

const formatLine = (step: Step) =>
  isRepetition(step)
    ? `${step.fois}\u00a0fois${step.commentaire ? ` – ${step.commentaire}` : ''}`
    : describeStep(step).texte

const formatPlace = (chemin: Chemin) => `maintenant l’étape ${formatRank(chemin)}`

function useFocusLater() {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<Chemin | null>(null)
  useEffect(() => {
    if (!wanted.current) return
    const line = `[data-chemin="${writeChemin(wanted.current)}"] .step-handle`
    list.current?.querySelector<HTMLElement>(line)?.focus()
    wanted.current = null
  })
  const focusLater = (chemin: Chemin) => {
    wanted.current = chemin
  }
  return { list, focusLater }
}
