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
  listAwaited,
} from '@foulee/domain/parcours/tracer/leg-lines'
import { addToBook, listSnaps, snapPoints } from '@foulee/domain/parcours/tracer/snap-points'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { measureDrawing } from './measure-drawing.ts'
import type { Restored, Sketch } from './stored-drawing.ts'
import { type AnsweredLegs, legsQuery } from './tracer.queries.ts'
import { useStoredDrawing } from './use-stored-drawing.ts'

/** State of a leg on the page: drawn, awaited, or impossible in the words of the server. */
export type LegState = { kind: 'known' } | { kind: 'awaited' } | { kind: 'failed'; message: string }

type Traced = {
  history: History<Sketch>
  book: LineBook
  failures: ReadonlyMap<string, string>
  /** Answer that the book holds already. */
  taken: AnsweredLegs | null
  /** The present drawing was taken over from another tab. */
  isAdopted: boolean
  /** The draft was saved, or given up, in another tab. */
  isGone: boolean
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

const OURS = { isAdopted: false, isGone: false }

export function useDrawing(options: Options) {
  const { restored, opened, openedVersion, storedKey, users_id } = options
  const [blank] = useState<Sketch>(() => ({
    drawing: opened ?? EMPTY_DRAWING,
    version: openedVersion,
  }))
  const [traced, setTraced] = useState<Traced>(() => ({
    history: beginHistory<Sketch>(
      restored ? { drawing: restored.drawing, version: restored.version } : blank,
    ),
    book: restored?.book ?? new Map(),
    failures: new Map(),
    taken: null,
    ...OURS,
  }))
  const { history, book, failures, taken, isAdopted, isGone } = traced
  const { drawing, version } = history.present
  const awaited = listAwaited(drawing, book).filter(({ key }) => !failures.has(key))
  const { data: answer, error, isPaused } = useAnswers(awaited)
  if (answer && answer !== taken && awaited.length > 0) setTraced(take(traced, answer))
  const step = (act: (history: History<Sketch>) => History<Sketch>) =>
    setTraced((known) => ({ ...known, ...OURS, history: act(known.history) }))
  const storage = useStoredDrawing({
    storedKey,
    users_id,
    sketch: history.present,
    book,
    isPristine: drawing === blank.drawing || drawing.points.length === 0,
    isAdopted,
    adopt: (other) => setTraced((known) => adopt(known, other, blank)),
  })
  const lines = useMemo(() => drawLegs(drawing, book), [drawing, book])
  const figures = useMemo(() => measureDrawing(drawLine(drawing, book)), [drawing, book])
  return {
    drawing,
    version,
    book,
    lines,
    figures,
    legs: listLegStates(drawing, awaited, failures),
    isWaiting: awaited.length > 0,
    isOffline: isPaused,
    isGone,
    error: awaited.length > 0 ? error : null,
    change: (act: (drawing: Drawing) => Drawing) =>
      step((known) => record(known, replaceDrawing(known.present, act))),
    /** Back to what was opened, with its version; undo brings back both. */
    restart: () => step((known) => record(known, blank)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => step(undo),
    redo: () => step(redo),
    ...storage,
  }
}

export type OnDrawing = ReturnType<typeof useDrawing>

function useAnswers(awaited: Parameters<typeof legsQuery>[0]) {
  const { data, error, fetchStatus } = useQuery(legsQuery(awaited))
  return { data, error, isPaused: fetchStatus === 'paused' }
}

/** The same sketch when its drawing does not change: no step of the history. */
function replaceDrawing(sketch: Sketch, act: (drawing: Drawing) => Drawing): Sketch {
  const drawing = act(sketch.drawing)
  return drawing === sketch.drawing ? sketch : { ...sketch, drawing }
}

function adopt(traced: Traced, other: Restored | null, blank: Sketch): Traced {
  const { history } = traced
  if (!other) {
    const isEmpty = history.present.drawing.points.length === 0
    return { ...traced, history: record(history, blank), isAdopted: true, isGone: !isEmpty }
  }
  const { drawing, version, book } = other
  return {
    ...traced,
    history: record(history, { drawing, version }),
    book: new Map([...traced.book, ...book]),
    isAdopted: true,
    isGone: false,
  }
}

function take(traced: Traced, answer: AnsweredLegs): Traced {
  const snaps = listSnaps(answer.legs)
  return {
    ...traced,
    history: mapHistory(traced.history, (sketch) =>
      replaceDrawing(sketch, (drawing) => snapPoints(drawing, snaps)),
    ),
    book: addToBook(traced.book, answer.legs, snaps),
    failures: new Map([...traced.failures, ...answer.failures]),
    taken: answer,
  }
}

function listLegStates(
  { points, legs }: Drawing,
  awaited: readonly { key: string }[],
  failures: ReadonlyMap<string, string>,
): LegState[] {
  const waiting = new Set(awaited.map(({ key }) => key))
  return legs.map(({ mode, line }, index) => {
    const [from, to] = [points[index], points[index + 1]]
    if (line || !from || !to) return { kind: 'known' }
    const keys = [legKey(mode, from, to), legKey(mode, to, from)]
    const message = keys.map((key) => failures.get(key)).find((text) => text !== undefined)
    if (message !== undefined) return { kind: 'failed', message }
    return keys.some((key) => waiting.has(key)) ? { kind: 'awaited' } : { kind: 'known' }
  })
}
