import { type Drawing, EMPTY_DRAWING } from '@foulee/domain/parcours/tracer/drawing'
import {
  beginHistory,
  type History,
  mapHistory,
  record,
  redo,
  undo,
} from '@foulee/domain/parcours/tracer/history'
import {
  drawLegs,
  drawLine,
  type LineBook,
  legKey,
  listAsked,
} from '@foulee/domain/parcours/tracer/leg-lines'
import { addToBook, listSnaps, snapPoints } from '@foulee/domain/parcours/tracer/snap-points'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { measureDrawing } from './measure-drawing.ts'
import type { Restored } from './stored-drawing.ts'
import { type AnsweredLegs, legsQuery } from './tracer.queries.ts'
import { useStoredDrawing } from './use-stored-drawing.ts'

/** State of a leg on the page: drawn, awaited, or impossible in the words of the server. */
export type LegState = { kind: 'known' } | { kind: 'asked' } | { kind: 'failed'; message: string }

type Traced = {
  history: History<Drawing>
  book: LineBook
  failures: ReadonlyMap<string, string>
  /** Answer that the book holds already. */
  taken: AnsweredLegs | null
}

type Options = {
  /** Draft of this device, when there is one. */
  restored: Restored | null
  opened: Drawing | null
  /** Version of the route that is opened. */
  openedVersion: number | null
  storedKey: string
  users_id: number
}

export function useDrawing(options: Options) {
  const { restored, opened, openedVersion, storedKey, users_id } = options
  const [traced, setTraced] = useState<Traced>(() => ({
    history: beginHistory(restored?.drawing ?? opened ?? EMPTY_DRAWING),
    book: restored?.book ?? new Map(),
    failures: new Map(),
    taken: null,
  }))
  const { history, book, failures, taken } = traced
  const drawing = history.present
  const version = restored?.version ?? openedVersion
  const asked = listAsked(drawing, book).filter(({ key }) => !failures.has(key))
  const { data: answer, error, isPaused } = useAnswers(asked)
  if (answer && answer !== taken && asked.length > 0) setTraced(take(traced, answer))
  const change = (act: (drawing: Drawing) => Drawing) =>
    setTraced((known) => ({ ...known, history: record(known.history, act(known.history.present)) }))
  const storage = useStoredDrawing({
    storedKey,
    users_id,
    drawing,
    book,
    version,
    isPristine: drawing === opened || drawing.points.length === 0,
    adopt: ({ drawing: other, book: lines }) =>
      setTraced((known) => ({
        ...known,
        history: record(known.history, other),
        book: new Map([...known.book, ...lines]),
      })),
  })
  const lines = useMemo(() => drawLegs(drawing, book), [drawing, book])
  const figures = useMemo(() => measureDrawing(drawLine(drawing, book)), [drawing, book])
  return {
    drawing,
    version,
    book,
    lines,
    figures,
    legs: listLegStates(drawing, asked, failures),
    isWaiting: asked.length > 0,
    isOffline: isPaused,
    error: asked.length > 0 ? error : null,
    change,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setTraced((known) => ({ ...known, history: undo(known.history) })),
    redo: () => setTraced((known) => ({ ...known, history: redo(known.history) })),
    ...storage,
  }
}

export type OnDrawing = ReturnType<typeof useDrawing>

function useAnswers(asked: Parameters<typeof legsQuery>[0]) {
  const { data, error, fetchStatus } = useQuery(legsQuery(asked))
  return { data, error, isPaused: fetchStatus === 'paused' }
}

function take(traced: Traced, answer: AnsweredLegs): Traced {
  const snaps = listSnaps(answer.legs)
  return {
    history: mapHistory(traced.history, (drawing) => snapPoints(drawing, snaps)),
    book: addToBook(traced.book, answer.legs, snaps),
    failures: new Map([...traced.failures, ...answer.failures]),
    taken: answer,
  }
}

function listLegStates(
  { points, legs }: Drawing,
  asked: readonly { key: string }[],
  failures: ReadonlyMap<string, string>,
): LegState[] {
  const waiting = new Set(asked.map(({ key }) => key))
  return legs.map(({ mode, line }, index) => {
    const [from, to] = [points[index], points[index + 1]]
    if (line || !from || !to) return { kind: 'known' }
    const keys = [legKey(mode, from, to), legKey(mode, to, from)]
    const message = keys.map((key) => failures.get(key)).find((text) => text !== undefined)
    if (message !== undefined) return { kind: 'failed', message }
    return keys.some((key) => waiting.has(key)) ? { kind: 'asked' } : { kind: 'known' }
  })
}
