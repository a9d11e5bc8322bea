import type { PlanGestion } from '@foulee/contract/entrainement/plan'
import { PLAN_LIMITS } from '@foulee/domain/entrainement/plan'
import { useEffect, useRef, useState } from 'react'
import { formatUnsaved } from '#kit/editor/edit-failure.ts'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { focusElement } from '#ui/focus-element.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { useDebouncedValue } from '#ui/use-debounced-value.ts'
import { PlanChecks } from './plan-checks.tsx'
import { SessionSheet } from './session-sheet.tsx'
import { useWeekActs } from './use-week-acts.ts'
import { useWeeks } from './use-weeks.ts'
import { useWeeksSaving } from './use-weeks-saving.ts'
import { WeekRow } from './week-row.tsx'
import { addWeek, readWeeks } from './weeks.ts'
import '../plans.css'
import './edition.css'

export function WeeksSection({ gestion }: { gestion: PlanGestion }) {
  const state = useWeeks(() => readWeeks(gestion.plan.semaines))
  const { weeks, change, canUndo, canRedo, replace } = state
  const latest = useRef(weeks)
  useEffect(() => {
    latest.current = weeks
  })
  const { acts, opened, close, said } = useWeekActs(state, latest)
  const saving = useWeeksSaving(gestion, weeks)
  const checked = useDebouncedValue(weeks)
  // The start button disappears: the first week takes the focus.
  const [isBegun, setBegun] = useState(false)
  return (
    <section aria-labelledby="semaines" className="grid grid-cols-1 gap-5">
      <SectionHeading
        id="semaines"
        lead="Touchez un jour pour y écrire une séance. Glissez une séance, ou déplacez-la avec Alt et les flèches."
        title="Les semaines"
      />
      <p className="sr-only" id="deplacer-au-clavier">
        Alt et les flèches déplacent la séance d’un jour ou d’une semaine.
      </p>
      <p className="sr-only" role="status">
        {said}
      </p>
      <div className="edition-bar">
        <Button aria-disabled={!canUndo || undefined} icon="arrow-left" onClick={state.undo}>
          Annuler
        </Button>
        <Button aria-disabled={!canRedo || undefined} icon="arrow-right" onClick={state.redo}>
          Rétablir
        </Button>
        <SaveStatus
          error={saving.hasPassed ? null : saving.error}
          isPending={saving.isPending}
          isSuccess={saving.isSuccess}
          formatError={formatUnsaved}
        />
        {saving.error && !saving.hasPassed ? (
          <Button icon="refresh" onClick={saving.retry}>
            Réessayer
          </Button>
        ) : null}
        {/* Sticky, so that it is visible from every week: nothing is saved until the author chooses. */}
        {saving.hasPassed && (
          <div className="grid w-full gap-3 rounded-control bg-jaune-wash p-4" role="alert">
            <p className="font-semibold">
              Ces semaines ont été enregistrées ailleurs depuis que vous les avez ouvertes.
              Choisissez ce que vous gardez.
            </p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => void saving.keepMine()} variant="primary">
                Garder les miennes
              </Button>
              <Button
                onClick={() =>
                  void saving.takeTheirs((fresh) => {
                    const theirs = readWeeks(fresh.plan.semaines)
                    replace(theirs)
                    return theirs
                  })
                }
              >
                Prendre celles enregistrées
              </Button>
            </div>
          </div>
        )}
      </div>
      {weeks.length === 0 ? (
        <EmptyState
          action={
            <Button
              icon="plus"
              onClick={() => {
                setBegun(true)
                change(addWeek)
              }}
            >
              Ajouter une première semaine
            </Button>
          }
          title="Pas encore de semaine"
        >
          Commencez par une semaine type, puis dupliquez-la et faites-la progresser.
        </EmptyState>
      ) : (
        <>
          <PlanChecks objectif={gestion.plan.objectif} weeks={checked} />
          {weeks.map((week, index) => (
            <WeekRow
              acts={acts}
              headRef={isBegun && index === 0 ? focusElement : undefined}
              index={index}
              isLast={index === weeks.length - 1}
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is its rank
              key={index}
              week={week}
            />
          ))}
          {weeks.length < PLAN_LIMITS.semaines && (
            <Button className="justify-self-start" icon="plus" onClick={() => change(addWeek)}>
              Ajouter une semaine
            </Button>
          )}
        </>
      )}
      <SessionSheet change={change} onClose={close} opened={opened} weeks={weeks} />
    </section>
  )
}
