import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Spinner } from '#ui/spinner.tsx'
import { type Cadre, Ligne } from './channel-row.tsx'
import type { Rangee } from './fil.ts'
import type { Vers } from './scroll-anchor.ts'
import { useChemin } from './use-scroll-anchor.ts'

const HEAD = 56
const FOOT = 12
const USUAL = 64
/** Tolerance within which the list counts as scrolled to its end, in pixels. */
const NEAR_END = 96
/** Distance to either end at which more rows load, in pixels. */
const NEAR = 1_500

type LignesProps = {
  zone: HTMLElement
  rangees: readonly Rangee[]
  cadre: Cadre
  /** Key of the row where reading starts; the end when null. */
  depart: string | null
  marque: string | null
  lu: { cle: string; words: string } | null
  isAsking: 'older' | 'newer' | null
  isWhole: boolean
  onNearStart: () => void
  onNearEnd: () => void
  onSight: (last: Rangee, isEnd: boolean) => void
  onEscape: () => void
  onReady: (go: (vers: Vers | 'end') => void) => void
}

/**
 * Virtual list of messages, anchored at its end: new messages are followed at the end, and rows added
 * elsewhere do not move the visible ones.
 */
export function Lignes(props: LignesProps) {
  const { zone, rangees, cadre, marque, lu, isAsking, isWhole } = props
  const [current, setCurrent] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const isEnd = useRef(props.depart === null)
  const height = useRef(0)
  const chemin = useChemin(zone)
  const at = rangees.findIndex(({ cle }) => cle === current)
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: rangees.length,
    getScrollElement: () => zone,
    estimateSize: () => USUAL,
    getItemKey: (index) => rangees[index]?.cle ?? index,
    paddingStart: HEAD,
    paddingEnd: FOOT,
    overscan: 6,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    rangeExtractor: (range) => {
      const kept = defaultRangeExtractor(range)
      const isOut = at >= 0 && at < range.count && !kept.includes(at)
      return isOut ? [...kept, at].toSorted((a, b) => a - b) : kept
    },
    onChange: (instance) => watch(instance),
  })
  const watch = useEffectEvent((instance: Virtualizer<HTMLElement, HTMLLIElement>) => {
    const { endIndex = -1 } = instance.range ?? {}
    const last = rangees[endIndex]
    if (!last) return
    const size = instance.scrollRect?.height ?? 0
    if (size === height.current) isEnd.current = instance.isAtEnd(NEAR_END)
    height.current = size
    const arrived = chemin.hasArrived(instance, rangees, NEAR_END)
    if (arrived === 'moved') goAgain()
    if (arrived !== true) return
    if ((instance.scrollOffset ?? 0) < NEAR) props.onNearStart()
    if (instance.isAtEnd(NEAR)) props.onNearEnd()
    props.onSight(last, instance.isAtEnd(NEAR_END))
  })
  const reachFor = useEffectEvent(({ cle, align }: Vers) => {
    const index = rangees.findIndex((rangee) => rangee.cle === cle)
    if (index >= 0) virtualizer.scrollToIndex(index, { align })
    return index >= 0
  })
  const go = useEffectEvent((vers: Vers | 'end') => {
    chemin.begin(vers)
    if (vers === 'end' || !reachFor(vers)) virtualizer.scrollToEnd()
  })
  const goAgain = useEffectEvent(() => {
    const vers = chemin.again()
    if (vers) reachFor(vers)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other lines are held
  useLayoutEffect(() => goAgain(), [rangees])
  const start = useEffectEvent(() => {
    props.onReady((vers) => go(vers))
    go(props.depart === null ? 'end' : { cle: props.depart, align: 'start' })
    watch(virtualizer)
  })
  useLayoutEffect(() => start(), [])
  // Stays at the end when the composer grows or a virtual keyboard opens.
  const follow = useEffectEvent(() => isEnd.current && go('end'))
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => follow())
    observer.observe(zone)
    return () => observer.disconnect()
  }, [zone])

  const move = (event: KeyboardEvent<HTMLOListElement>) => {
    if (event.key === 'Escape') return props.onEscape()
    const isTool = (event.target as HTMLElement).closest('[role=toolbar], a, button')
    const from = at < 0 ? rangees.length : at
    const to = {
      ArrowUp: from - 1,
      ArrowDown: from + 1,
      Home: 0,
      End: rangees.length - 1,
    }[event.key]
    const next = to === undefined || isTool ? undefined : rangees[to]
    if (!next) return
    event.preventDefault()
    setCurrent(next.cle)
    reachFor({ cle: next.cle, align: 'center' })
    const focus = () =>
      zone.querySelector<HTMLElement>(`[data-cle="${next.cle}"]`)?.focus({ preventScroll: true })
    requestAnimationFrame(() => requestAnimationFrame(focus))
  }
  const reach = rangees.some(({ cle }) => cle === current) ? current : (rangees.at(-1)?.cle ?? null)
  const items = virtualizer.getVirtualItems()
  return (
    <ol
      aria-label="Messages"
      className="fil-lignes"
      onKeyDown={move}
      onPointerLeave={() => setPointed(null)}
      style={{ height: virtualizer.getTotalSize() }}
    >
      <li className="fil-tete">
        {isAsking === 'older' ? <Wait /> : isWhole ? 'Début de la discussion' : null}
      </li>
      {items.map(({ index, key, start: top }) => {
        const rangee = rangees[index]
        if (!rangee) return null
        const { cle } = rangee
        return (
          <li
            className="fil-ligne"
            data-cle={cle}
            data-index={index}
            key={key}
            onFocus={() => setCurrent(cle)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(cle)}
            ref={virtualizer.measureElement}
            style={{ transform: `translateY(${top}px)` }}
            tabIndex={cle === reach ? 0 : -1}
          >
            <Ligne
              cadre={cadre}
              isCurrent={cle === current || cle === pointed}
              isMarked={cle === marque}
              lu={lu?.cle === cle ? lu.words : null}
              rangee={rangee}
            />
          </li>
        )
      })}
    </ol>
  )
}

const Wait = () => (
  <span role="status">
    <Spinner size={20} />
    <span className="sr-only">Chargement des messages plus anciens…</span>
  </span>
)
